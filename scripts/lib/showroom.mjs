import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectEnvironment, root } from "./run.mjs";
import { fingerprint, isFresh, markFresh } from "./stamps.mjs";

const page = join(root, "storybook-static", "index.html");
const stamp = "storybook";
const sources = [
  "openapi.yaml",
  "packages/sdk",
  "packages/widgets",
  ".storybook",
  "docs/embedding.md",
  "docs/adr/README.md",
  "pnpm-lock.yaml",
];

export const sourcesPrint = () => fingerprint(sources);
export const isBuilt = (print) => isFresh(stamp, print) && existsSync(page);
export const markBuilt = (print) => markFresh(stamp, print);

/** Stands where the showroom will be, unless one is there already; it looks again by itself. */
export function placeNotice(sentence) {
  if (existsSync(join(root, "storybook-static", "index.json"))) return;
  mkdirSync(join(page, ".."), { recursive: true });
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Showroom</title>
<style>html{color-scheme:light dark;font:17px/1.55 system-ui,sans-serif}body{max-width:34rem;margin:15vh auto;padding:0 1rem}</style>
<h1>The showroom of the widgets</h1>
<p role="status">${sentence}</p>
</html>
`,
  );
}

/** Seconds between looks whether the server is up. */
const PAUSE = 2;

/**
 * Builds the showroom when its sources have changed: once the server answers, so that the start does not wait for it, and only with what the processor has
 * left over. `STORYBOOK=off` leaves it out.
 * @returns a function that stops it
 */
export function showroomInBackground() {
  if (process.env.STORYBOOK === "off" || isBuilt(sourcesPrint())) return () => {};
  placeNotice("It is being built, which takes a minute or two. This page looks again by itself.");
  const stopped = new AbortController();
  void whenServerIsUp(stopped.signal)
    .then(() => {
      const child = spawn("node", [join(root, "scripts", "showroom.mjs")], {
        cwd: root,
        env: projectEnvironment(),
        // A group of its own, so that all that it starts can be stopped with it.
        detached: true,
        stdio: ["ignore", "ignore", "inherit"],
      });
      child.on("error", () => {});
      lowerPriority(child.pid);
      stopped.signal.addEventListener("abort", () => stopGroup(child));
    })
    .catch(() => {});
  return () => stopped.abort();
}

async function whenServerIsUp(signal) {
  const { PORT = "3000", HOST = "localhost" } = process.env;
  const host = HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST;
  for (;;) {
    await wait(PAUSE * 1000, undefined, { signal });
    const up = await fetch(`http://${host}:${PORT}/readyz`, { signal }).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
  }
}

function lowerPriority(pid) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Where that is not allowed the build keeps its normal priority.
  }
}

function stopGroup({ pid, exitCode }) {
  if (!pid || exitCode !== null) return;
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // It has just ended.
  }
}
