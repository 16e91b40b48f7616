// How fast an import creates accounts, beside a bare loop of the same sign-ups, and what dry runs and plans of 20,000 rows take:
// with what an account needs, with facts for its profile, and with many columns that nobody reads.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { withDemoServer } from "../lib/demo-server.ts";
import { inTurn } from "../lib/measure.ts";
import { printRows } from "../lib/report.ts";
import { ratioOf } from "../lib/statistics.ts";
import { watched } from "../lib/watched.ts";

const cli = join(import.meta.dirname, "..", "..", "packages", "cli", "dist", "main.cjs");
const EMAIL = "admin@foodshed.example";
const PASSWORD = "Harvest2026!";
const ROWS = Number(process.env.BENCH_ROWS ?? 100);
const CONCURRENCY = 4;
const MANY = 20_000;
const MOST_MB = 150;

const folder = mkdtempSync(join(tmpdir(), "foodshed-bench-import-"));
let made = 0;

/** What a list says beside what an account needs. */
const FACTS = {
  phone: (row: number) => `${[519, 226, 416][Math.floor(row / 9000)]}-555-${1000 + (row % 9000)}`,
  website: (row: number) => `https://bench-${row}.example`,
  street: (row: number) => `${row} Gristmill Road`,
  city: () => "Elora",
  postal_code: () => "N0B 1S0",
  description: (row: number) =>
    `"Vegetables, eggs and honey from family farm ${row} near the Grand River. We deliver."`,
  categories: () => "Grower/Producer",
};
const OTHERS = Object.fromEntries(
  Array.from({ length: 40 }, (_, n) => [`Question ${n}`, (row: number) => `answer ${n} of member ${row}`]),
);

/** A name like no other: rows of similar names wait for somebody to decide on them. */
function businessName(row: number): string {
  const letters = createHash("sha256")
    .update(`${made} ${row}`)
    .digest("base64")
    .replaceAll(/[^a-z]/gi, "");
  return `${letters.slice(0, 7)} ${letters.slice(7, 14)}`;
}

/** A list of members that nobody has seen yet. */
function members(count: number, more: Readonly<Record<string, (row: number) => string>> = {}): string {
  made += 1;
  const file = join(folder, `members-${made}.csv`);
  const headings = ["email,first_name,last_name,business_name,roles,language", ...Object.keys(more)];
  const rows = Array.from({ length: count }, (_, row) =>
    [
      `b${made}r${row}@bench.example,Ada,Okafor,${businessName(row)},seller,English`,
      ...Object.values(more).map((value) => value(row)),
    ].join(","),
  );
  writeFileSync(file, `${[headings.join(","), ...rows].join("\n")}\n`);
  return file;
}

// The bare loop is a program too, so that both start a Node.
const bare = join(folder, "bare.mjs");
writeFileSync(
  bare,
  `import { readFileSync } from "node:fs";
const { SERVER, TOKEN } = process.env;
const rows = readFileSync(process.argv[2], "utf8").trim().split("\\n").slice(1).map((line) => line.split(","));
let next = 0;
await Promise.all(Array.from({ length: ${CONCURRENCY} }, async () => {
  for (let row; (row = rows[next++]); ) {
    const [email, first_name, last_name, business_name] = row;
    const response = await fetch(SERVER + "/api/v1/accounts/signup/", {
      method: "POST",
      headers: { authorization: "Bearer " + TOKEN, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify({ email, first_name, last_name, business_name, roles: [2], language: "en-CA", on_behalf: true }),
    });
    if (response.status !== 201) throw new Error(await response.text());
  }
}));
`,
);

const run = (args: string[], env: Record<string, string>) => () =>
  new Promise<void>((resolve, reject) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, _out, said) =>
      error ? reject(new Error(said)) : resolve(),
    );
  });

await withDemoServer(async (base) => {
  const login = await fetch(`${base}/api/v1/accounts/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: EMAIL, password: PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };
  const env = {
    SERVER: base,
    TOKEN: token,
    FOODSHED_SERVER: base,
    FOODSHED_TOKEN: token,
    FOODSHED_CONFIG_DIR: join(folder, "config"),
    NO_UPDATE_NOTIFIER: "1",
  };
  const flags = ["--yes", "--concurrency", String(CONCURRENCY)];
  const sides = await inTurn(
    {
      [`bare loop of ${ROWS} sign-ups`]: () => run([bare, members(ROWS)], env)(),
      [`foodshed accounts import of ${ROWS}`]: () =>
        run([cli, "accounts", "import", members(ROWS), ...flags], env)(),
    },
    { batches: 7 },
  );
  const [bareLoop, ours] = Object.values(sides);
  printRows(`Import, ${CONCURRENCY} at a time; load ${loadavg()[0]?.toFixed(1)}`, "ms, whole process", sides);

  if (bareLoop && ours) {
    const speed = 1 / ratioOf(ours.batches, bareLoop.batches, true).value;
    console.log(
      `  goal: ≥ 0.9 × the speed of the bare loop; reached ${speed.toFixed(2)} ×${speed < 0.9 ? ": MISSED" : ""}`,
    );
  }

  const narrow = members(MANY);
  const nowhere = { FOODSHED_TOKEN: "", FOODSHED_SERVER: "http://127.0.0.1:9" };
  const plan = ["--plan", join(folder, "plan.json")];
  for (const [name, file, args, more] of [
    ["dry run without a server", narrow, ["--dry-run"], nowhere],
    ["dry run with the server's word on each row", narrow, ["--dry-run"], {}],
    ["plan with every mail", narrow, plan, {}],
    ["dry run of seven facts more", members(MANY, FACTS), ["--dry-run"], {}],
    ["dry run of forty other columns more", members(MANY, OTHERS), ["--dry-run"], {}],
    ["dry run of both", members(MANY, { ...FACTS, ...OTHERS }), ["--dry-run"], {}],
  ] as const) {
    const { seconds, megabytes } = await watched([cli, "accounts", "import", file, ...args], {
      ...env,
      ...more,
    });
    console.log(
      `  ${MANY} rows, ${name}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB${megabytes > MOST_MB ? `: more than ${MOST_MB}` : ""}; load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
});
rmSync(folder, { recursive: true, force: true });
