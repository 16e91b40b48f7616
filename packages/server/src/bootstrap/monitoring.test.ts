import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, killServers, serve } from "../testing/server-process.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "..", "deploy", "monitoring");
const dashboard = JSON.parse(readFileSync(join(folder, "dashboard.json"), "utf8")) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const rules = load(readFileSync(join(folder, "alerts.yml"), "utf8")) as {
  groups: { rules: { alert: string; expr: string }[] }[];
};
const expressions: [string, string][] = [
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [`panel ${title}`, expr]),
  ),
  ...rules.groups.flatMap(({ rules: all }) =>
    all.map(({ alert, expr }): [string, string] => [`alert ${alert}`, expr]),
  ),
];

/** Prometheus adds these to whatever it reads. */
const ADDED = ["instance", "job"];

/** The labels of every series that a server prints, by the name of its metric; none for one that has no series yet. */
let printed: Map<string, Set<string>>;
const dataDir = mkdtempSync(join(tmpdir(), "foodshed-monitoring-"));

beforeAll(async () => {
  const [port, metricsPort] = [String(await freePort()), String(await freePort())];
  await serve({ PORT: port, METRICS_PORT: metricsPort, DATA_DIR: dataDir });
  const call = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  // Something of everything: a mail, searches, what a visitor reads twice, and more logins than are allowed.
  await call("/accounts/signup/", {
    email: "ada@farm.example",
    password: "harvest#2026",
    first_name: "Ada",
    last_name: "Okafor",
    title: "Owner",
    business_name: "Maple Hill",
    roles: [2],
    email_consent: false,
  });
  await call("/search/profiles/", {});
  for (let time = 0; time < 2; time++)
    await fetch(`http://127.0.0.1:${port}/api/v1/search/new_profiles/?size=3`);
  for (let time = 0; time < 12; time++)
    await call("/accounts/login/", { username: "ada@farm.example", password: "x" });
  const read = async () => labelsOf(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
  printed = await read();
  for (let time = 0; time < 100 && !printed.get("foodshed_mail_deliveries_total")?.size; time++) {
    await wait(200);
    printed = await read();
  }
}, 90_000);
afterAll(async () => {
  await killServers();
  rmSync(dataDir, { recursive: true, force: true });
});

function labelsOf(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of text.split("\n")) {
    const type = /^# TYPE (\S+) (\S+)/.exec(line);
    if (type?.[2] === "histogram")
      for (const end of ["_bucket", "_count", "_sum"]) found.set(type[1] + end, new Set());
    else if (type) found.set(type[1] as string, new Set());
    const series = /^([a-z_0-9]+)(?:\{(.*)\})? /.exec(line);
    const labels = found.get(series?.[1] ?? "");
    if (labels) for (const [, label] of (series?.[2] ?? "").matchAll(/(\w+)="/g)) labels.add(label as string);
  }
  return found;
}

/** The metrics of an expression, each with the labels that it is chosen by. */
function selectorsOf(expr: string): { name: string; labels: string[] }[] {
  return [...expr.matchAll(/\b((?:foodshed_\w+)|up)\b(?:\{([^}]*)\})?/g)].map(([, name, matchers]) => ({
    name: name as string,
    labels: [...(matchers ?? "").matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label as string),
  }));
}

describe("every expression of the dashboard and of the alerts", () => {
  test.each(expressions)("names what a server prints: %s", (_where, expr) => {
    const selectors = selectorsOf(expr);
    expect(selectors.length).toBeGreaterThan(0);
    const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names]) =>
      (names as string).split(/,\s*/),
    );
    for (const { name, labels } of selectors) {
      if (name === "up") continue;
      const own = printed.get(name);
      expect(own, `${name} is printed`).toBeDefined();
      // The embedded database has no connections to count, and no replicas.
      if (/^foodshed_(database_(connections|reads_total)|replica_\w+)$/.test(name)) continue;
      for (const label of [...labels, ...grouped])
        expect([...(own as Set<string>), ...ADDED], `${name} has ${label}`).toContain(label);
    }
  });

  test("leaves no metric of ours unused", () => {
    const used = new Set(expressions.flatMap(([, expr]) => selectorsOf(expr).map(({ name }) => name)));
    const ours = [...printed.keys()].filter(
      (name) => name.startsWith("foodshed_") && !/^foodshed_(nodejs|process)_|_sum$/.test(name),
    );
    const unused = ours.filter(
      (name) => !used.has(name) && !used.has(name.replace(/_(count|bucket)$/, "_bucket")),
    );
    expect(unused).toEqual([]);
  });
});

const promtool = spawnSync("promtool", ["--version"]).status === 0;
if (!promtool)
  console.warn("promtool is not installed (Debian's package prometheus): the alert rules are not evaluated.");

describe.runIf(promtool)("promtool", () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("promtool", args, { cwd: folder, encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  };

  test("raises each alert in trouble, with its sentence, and none on a quiet day", () => {
    run("check", "rules", "alerts.yml");
    run("test", "rules", "alerts.test.yml");
  });

  test("understands the dashboard's expressions", () => {
    const file = join(dataDir, "dashboard-rules.yml");
    const recorded = dashboard.panels.flatMap(({ targets }, panel) =>
      targets.map(({ expr }, i) => ({
        record: `panel:${panel}:${i}`,
        expr: expr.replaceAll("$instance", ".*"),
      })),
    );
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules: recorded }] }));
    run("check", "rules", file);
  });
});

test("each alert is tried in trouble and on a quiet day", () => {
  const tried = load(readFileSync(join(folder, "alerts.test.yml"), "utf8")) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
  };
  const [quiet, trouble] = tried.tests.map(({ alert_rule_test }) => alert_rule_test);
  const names = rules.groups.flatMap(({ rules: all }) => all.map(({ alert }) => alert)).sort();
  expect(trouble?.map(({ alertname }) => alertname).sort()).toEqual(names);
  expect(trouble?.every(({ exp_alerts }) => exp_alerts?.length === 1)).toBe(true);
  expect(quiet?.map(({ alertname }) => alertname).sort()).toEqual(
    names.filter((name) => name !== "FoodshedEventLoopLate"),
  );
});
