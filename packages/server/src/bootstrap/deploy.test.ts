import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toEnglish } from "@foodshed/sdk/locale";
import { afterAll, describe, expect, it } from "vitest";
import { DomainError, toProblem, verbatim } from "../core/domain-error.ts";

const deploy = join(import.meta.dirname, "..", "..", "..", "..", "deploy");
const folder = mkdtempSync(join(tmpdir(), "foodshed-deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const version = /^systemd (\d+)/.exec(
  spawnSync("systemd-analyze", ["--version"], { encoding: "utf8" }).stdout ?? "",
);

describe.runIf(Number(version?.[1]) >= 250)("the systemd units", () => {
  it.each(["foodshed", "foodshed-backup"])("leave %s little that it could do besides its work", (name) => {
    const units = join(folder, "etc", "systemd", "system");
    mkdirSync(join(units, `${name}.service.d`), { recursive: true });
    cpSync(join(deploy, `${name}.service`), join(units, `${name}.service`));
    cpSync(join(deploy, "hardening.conf"), join(units, `${name}.service.d`, "hardening.conf"));
    const options = ["security", "--offline=true", `--root=${folder}`, "--threshold=20"];
    const { stdout, stderr, status } = spawnSync("systemd-analyze", [...options, `${name}.service`], {
      encoding: "utf8",
    });
    // The threshold is ten times the exposure that systemd computes: 2.0 of 10.
    expect({
      status,
      mistakes: stderr,
      overall: stdout.split("\n").findLast((line) => line.includes("→")),
    }).toEqual({
      status: 0,
      mistakes: "",
      overall: expect.stringContaining("OK"),
    });
  });
});

describe("nginx's recipe", () => {
  const text = readFileSync(join(deploy, "nginx.conf"), "utf8");

  it("answers what is too large as the server would", () => {
    const body = /return 413 '(.*)';/.exec(text)?.[1] as string;
    expect(JSON.parse(body)).toEqual(
      toProblem(
        DomainError.tooLarge(verbatim("The request is too large: a file may have at most 5 MB.")),
        toEnglish,
      ),
    );
  });
});
