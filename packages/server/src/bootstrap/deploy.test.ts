import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { toEnglish } from "@foodshed/sdk/locale";
import { DCLinter } from "dclint";
import { CORE_SCHEMA, load, mergeTag } from "js-yaml";
import { afterAll, describe, expect, it } from "vitest";
import { DomainError, toProblem, verbatim } from "../core/domain-error.ts";
import { readConfig } from "../infra/config/config.ts";

const deploy = join(import.meta.dirname, "..", "..", "..", "..", "deploy");
const folder = mkdtempSync(join(tmpdir(), "foodshed-deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const version = /^systemd (\d+)/.exec(
  spawnSync("systemd-analyze", ["--version"], { encoding: "utf8" }).stdout ?? "",
);

describe.runIf(Number(version?.[1]) >= 250)("the systemd units", () => {
  it("have no key that systemd does not know, and no program that is missing", () => {
    const root = join(folder, "verified");
    const units = join(root, "etc", "systemd", "system");
    const program = (path: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), "#!/bin/sh\n", { mode: 0o755 });
    };
    for (const path of ["/srv/foodshed/app/node_modules/.bin/node", "/bin/sh", "/usr/bin/find"])
      program(path);
    mkdirSync(units, { recursive: true });
    for (const file of readdirSync(deploy).filter((name) => /\.(service|timer|target)$/.test(name)))
      cpSync(join(deploy, file), join(units, file));
    // systemd's own, as every machine has them.
    for (const name of [
      "sysinit",
      "basic",
      "shutdown",
      "timers",
      "multi-user",
      "network-online",
      "time-set",
      "time-sync",
    ])
      writeFileSync(join(units, `${name}.target`), "[Unit]\nDescription=Of systemd\n");
    const names = ["foodshed.service", "foodshed@3001.service", "foodshed.target", "foodshed-backup.timer"];
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", `--root=${root}`, ...names], {
      encoding: "utf8",
    });
    expect({ status, mistakes: stderr }).toEqual({ status: 0, mistakes: "" });
  });

  it.each(["foodshed", "foodshed@3001", "foodshed-backup"])(
    "leave %s little that it could do besides its work",
    (name) => {
      const units = join(folder, "etc", "systemd", "system");
      mkdirSync(join(units, `${name}.service.d`), { recursive: true });
      cpSync(join(deploy, `${name.replace("3001", "")}.service`), join(units, `${name}.service`));
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
    },
  );
});

describe("the proxies' recipes", () => {
  it.each([
    ["nginx.conf", /return 413 '(.*)';/],
    ["nginx-several.conf", /return 413 '(.*)';/],
    ["haproxy-several.cfg", /status 413 .* string '(.*)' if/],
  ])("answer what is too large as the server would: %s", (file, pattern) => {
    const body = pattern.exec(readFileSync(join(deploy, file), "utf8"))?.[1] as string;
    expect(JSON.parse(body)).toEqual(
      toProblem(
        DomainError.tooLarge(verbatim("The request is too large: a file may have at most 5 MB.")),
        toEnglish,
      ),
    );
  });
});

describe("the compose file", () => {
  const file = join(deploy, "compose.yaml");
  const lint = (path: string) =>
    new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] })
      .lintFiles([path], false)
      .flatMap(({ messages }: { messages: { type: string; message: string }[] }) =>
        messages.filter(({ type }) => type === "error").map(({ message }) => message),
      );
  type Service = { environment: Record<string, string>; stop_grace_period: string; command?: string[] };
  const { services } = load(readFileSync(file, "utf8"), { schema: CORE_SCHEMA.withTags(mergeTag) }) as {
    services: Record<string, Service>;
  };

  it("keeps to the specification of compose files", () => {
    expect(lint(file)).toEqual([]);
    const wrong = join(folder, "compose.yaml");
    writeFileSync(wrong, readFileSync(file, "utf8").replace("restart:", "restarts:"));
    expect(lint(wrong)).toEqual([expect.stringContaining("additional properties")]);
  });

  it.each(["migrate", "one", "two", "three"])("gives %s settings that the server takes", (name) => {
    const given = { PUBLIC_URL: "https://foodshed.example", POSTGRES_PASSWORD: "harvest2026" };
    const values: Record<string, string> = { ...given, SESSION_SECRET: "0".repeat(64) };
    const { environment = {}, stop_grace_period } = services[name] ?? ({} as Service);
    const settings = Object.entries(environment).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{(\w+):[-?][^}]*\}/g, (_, variable) => values[variable] ?? ""),
    ]);
    // What the image itself sets.
    const image = { NODE_ENV: "production", HOST: "0.0.0.0", DATA_DIR: "/data", DEMO: "off" };
    const config = readConfig({ ...image, ...Object.fromEntries(settings) });
    expect(config).toMatchObject({ databaseUrl: "postgres://foodshed:harvest2026@database/foodshed" });
    // A server ends within ten seconds.
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(10);
  });

  it("puts its processes where nginx's recipe has machines", () => {
    const script = (services.proxy?.command?.[2] ?? "")
      .replaceAll("$$", "$")
      .replaceAll("/etc/nginx/conf.d", folder)
      .replaceAll("/recipe.conf", join(deploy, "nginx-several.conf"))
      .replace(/exec nginx.*/, "");
    expect(spawnSync("sh", ["-c", script]).status).toBe(0);
    const written = readFileSync(join(folder, "default.conf"), "utf8");
    expect([...written.matchAll(/^ *server (\S+):3000 /gm)].map(([, name]) => name)).toEqual([
      "one",
      "two",
      "three",
    ]);
    expect(written).toContain("proxy_set_header X-Forwarded-Proto https;");
  });
});
