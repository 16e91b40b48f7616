import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runHere } from "../testing/test-network.ts";
import type { Shell } from "./shells.ts";

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-shell-"));
  for (const shell of ["bash", "zsh", "fish"]) {
    const { stdout, exitCode } = await runHere(["completion", shell], {});
    expect(exitCode).toBe(0);
    writeFileSync(join(folder, shell === "zsh" ? "_foodshed" : `foodshed.${shell}`), stdout);
  }
  writeFileSync(join(folder, "plan.json"), "");
  mkdirSync(join(folder, "bin"));
  // What the scripts ask the program itself.
  writeFileSync(join(folder, "bin", "foodshed"), "#!/bin/sh\nprintf 'prod\\nstaging\\n'\n", { mode: 0o755 });
});

afterAll(() => rmSync(folder, { recursive: true }));

const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

function shell(program: string, args: string[]): string {
  const { stdout, stderr, status } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: `${join(folder, "bin")}:${process.env.PATH}`, HOME: folder, TERM: "dumb" },
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

/** The completions of each shell for a line, with the cursor at its end. */
const completers: Record<Shell, (line: string) => string[]> = {
  bash(line) {
    const words = line.split(" ");
    const script = `source foodshed.bash; COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}
      compopt() { [ "$2" = default ] && COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}")); }; _foodshed; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return shell("bash", ["--norc", "-c", script]).split("\n").filter(Boolean);
  },
  zsh(line) {
    // The functions that zsh offers with, made to print.
    const script = `compadd() { [[ $1 == -a ]] && { print -l -- \${(P)2}; return }; print -l -- "$@" }
      _describe() { local name=\${@[-1]}; print -l -- \${\${(P)name}%%:*} }
      _files() { print -l -- *(N) }
      compdef() { }
      source ./_foodshed
      words=(${line
        .split(" ")
        .map((word) => `'${word}'`)
        .join(" ")}); CURRENT=\${#words}; PREFIX=\${words[-1]}
      _foodshed`;
    const typed = line.split(" ").at(-1) ?? "";
    return shell("zsh", ["-f", "-c", script])
      .split("\n")
      .filter((word) => word !== "" && word.startsWith(typed));
  },
  fish(line) {
    const script = `source foodshed.fish; complete -C '${line}'`;
    return shell("fish", ["--no-config", "-c", script])
      .split("\n")
      .filter(Boolean)
      .map((entry) => entry.split("\t")[0] as string);
  },
};

describe.each(["bash", "zsh", "fish"] as const)("completion in %s", (name) => {
  const offered = (line: string) => completers[name](line).sort();
  const check = has(name) ? it : it.skip;

  check("offers commands, and below them theirs", () => {
    expect(offered("foodshed acc")).toEqual(["accounts"]);
    expect(offered("foodshed accounts ")).toEqual([
      "apply",
      "create",
      "import",
      "list",
      "resend",
      "show",
      "undo",
    ]);
    expect(offered("foodshed accounts re")).toEqual(["resend"]);
  });

  check("offers the flags of the command at hand, the program's own too", () => {
    const flags = offered("foodshed profiles export --");
    expect(flags).toContain("--include-hidden");
    expect(flags).toContain("--server");
    expect(flags).not.toContain("--skip-invalid");
  });

  check("offers what a flag or an argument may be", () => {
    expect(offered("foodshed profiles export --format ")).toEqual(["csv", "json", "ndjson", "xlsx"]);
    expect(offered("foodshed completion ")).toEqual(["bash", "fish", "zsh"]);
    expect(offered("foodshed accounts list --state un")).toEqual(["unclaimed", "unverified"]);
  });

  check("offers contexts and files where they are meant, and no files elsewhere", () => {
    expect(offered("foodshed --context ")).toEqual(["prod", "staging"]);
    expect(offered("foodshed contexts use s")).toEqual(["staging"]);
    expect(offered("foodshed accounts apply p")).toEqual(["plan.json"]);
    expect(offered("foodshed accounts create --email p")).toEqual([]);
  });

  check("knows where it is behind flags and their values", () => {
    expect(offered("foodshed --server https://foodshed.example accounts import --yes --journal p")).toEqual([
      "plan.json",
    ]);
  });
});

describe("the manual page", () => {
  it("has every command with its flags and examples, and the exit codes", async () => {
    const { stdout } = await runHere(["man"], {});
    expect(stdout).toMatch(/^\.TH FOODSHED 1 /);
    for (const text of [
      ".SS foodshed accounts import \\fIfile\\fR",
      ".SS foodshed hijack \\fIaccount\\fR",
      ".SS foodshed hijack stop [\\fIaccount\\fR]",
      "\\fB\\-\\-include\\-hidden\\fR",
      ".SH EXIT CODES",
      "foodshed accounts apply plan.json",
    ]) {
      expect(stdout).toContain(text);
    }
  });

  (has("groff") ? it : it.skip)("is understood without a warning, and stays narrow", async () => {
    const { stdout } = await runHere(["man"], {});
    writeFileSync(join(folder, "foodshed.1"), stdout);
    const { stdout: page, stderr } = spawnSync(
      "groff",
      ["-man", "-Tascii", "-P-cbu", "-ww", "-rLL=78n", "foodshed.1"],
      {
        cwd: folder,
        encoding: "utf8",
      },
    );
    expect(stderr).toBe("");
    const lines = page.split("\n");
    expect(lines.length).toBeGreaterThan(300);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(90);
  });
});
