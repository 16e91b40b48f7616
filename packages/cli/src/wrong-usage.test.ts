import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXIT, type ExitCode } from "./errors.ts";
import { runHere } from "./testing/test-network.ts";

/** A token that reads as one; no server is asked before the command line is found wrong. */
const claims = { exp: 4_000_000_000, iat: 3_999_000_000, account_id: 1, user_id: 1, is_admin: true };
const TOKEN = `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;
const SERVER = "http://127.0.0.1:9";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-wrong-"));
  mkdirSync(join(folder, "config"));
  const files = {
    "empty.csv": "",
    "headings.csv": "email,first_name,last_name,business_name,roles\n",
    "noemail.csv": "first_name,last_name\nLou,Roy\n",
    "notplan.json": "{}",
    "broken.json": "{",
    "hello.txt": "Hello {{wizard}}",
    "list.txt": "maple-hill\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { usage, input, denied, unavailable, failed } = EXIT;

/** A command line, its exit code, what is wrong, and what to do. */
const WRONG: [line: string, exitCode: ExitCode, wrong: string, next: string][] = [
  // Commands that there are none of.
  ["acounts", usage, "unknown command 'acounts'", "Did you mean: foodshed accounts?"],
  ["accounts imprt x.csv", usage, "unknown command 'imprt'", "foodshed accounts import"],
  ["messages sned", usage, "unknown command 'sned'", "foodshed messages send"],
  ["zzz", usage, "unknown command 'zzz'", "All commands: foodshed --help"],
  ["help acounts", usage, "unknown command 'acounts'", "foodshed accounts"],
  ["help accounts imprt", usage, "unknown command 'imprt'", "foodshed accounts import"],
  ["acounts --help", usage, "unknown command 'acounts'", "foodshed accounts"],
  ["contexts ues staging", usage, "unknown command 'ues'", "foodshed contexts use"],
  ["profiles exprot", usage, "unknown command 'exprot'", "foodshed profiles export"],
  ["config sett plain on", usage, "unknown command 'sett'", "foodshed config set"],
  ["man acounts", usage, "There is no command 'acounts'", "accounts"],
  // Flags that there are none of.
  ["messages send --yes", usage, "unknown option '--yes'", "Did you mean: --confirm?"],
  ["whoami --jsn", usage, "unknown option '--jsn'", "Did you mean: --json?"],
  ["accounts import x.csv --dry-rnu", usage, "unknown option '--dry-rnu'", "--dry-run"],
  ["accounts list --sate unclaimed", usage, "unknown option '--sate'", "--state"],
  ["login --password secret", usage, "unknown option '--password'", "--password-stdin"],
  ["login --token secret", usage, "unknown option '--token'", "--token-stdin"],
  ["doctor -x", usage, "unknown option '-x'", "All flags: foodshed doctor --help"],
  // Something is missing, or too much.
  ["accounts import", usage, "missing required argument 'file'", "foodshed accounts import <file>"],
  ["accounts apply", usage, "missing required argument 'plan'", "foodshed accounts apply <plan>"],
  ["accounts show", usage, "missing required argument 'account'", "foodshed accounts show <account>"],
  ["hijack", usage, "missing required argument 'account'", "foodshed hijack"],
  ["contexts use", usage, "missing required argument 'name'", "foodshed contexts use <name>"],
  [
    "contexts add prod",
    usage,
    "missing required argument 'address'",
    "foodshed contexts add <name> <address>",
  ],
  ["connections accept", usage, "missing required argument 'ids'", "foodshed connections accept <ids...>"],
  ["classifieds remove", usage, "missing required argument 'ids'", "foodshed classifieds remove <ids...>"],
  ["embeds check", usage, "missing required argument 'url'", "foodshed embeds check <url>"],
  [
    "alias set unclaimed",
    usage,
    "missing required argument 'command'",
    "foodshed alias set <name> <command>",
  ],
  ["config set plain", usage, "missing required argument 'value'", "foodshed config set <setting> <value>"],
  ["completion", usage, "missing required argument 'shell'", "foodshed completion <shell>"],
  ["whoami now", usage, "too many arguments", "foodshed whoami"],
  ["contexts list all", usage, "too many arguments", "foodshed contexts list"],
  ["accounts import a.csv b.csv", usage, "too many arguments", "foodshed accounts import <file>"],
  ["accounts list --state", usage, "'--state <state>' argument missing", "foodshed accounts list --help"],
  ["whoami --server", usage, "'--server <address>' argument missing", "foodshed --help"],
  // Values that are none.
  ["accounts list --state asleep", usage, "argument 'asleep' is invalid", "foodshed accounts list --help"],
  ["accounts list --role farmer", usage, "Allowed choices are buyer", "foodshed accounts list --help"],
  ["accounts list --limit many", usage, "a whole number from 1", "foodshed accounts list --help"],
  ["accounts import x.csv --concurrency 17", usage, "from 1 to 16", "foodshed accounts import --help"],
  [
    "accounts import x.csv --damaged-text mend",
    usage,
    "refuse, repair, keep",
    "foodshed accounts import --help",
  ],
  ["profiles export --format pdf", usage, "Allowed choices are csv", "foodshed profiles export --help"],
  ["completion tcsh", usage, "Allowed choices are bash", "foodshed completion --help"],
  ["config get colour", usage, "Allowed choices are context", "foodshed config get --help"],
  ["config set plain yes", usage, "'yes' is neither on nor off", "foodshed config set plain on"],
  ["config set concurrency 0", usage, "no whole number from 1 to 16", "foodshed config set concurrency"],
  ["config set context nosuch", usage, "no context 'nosuch'", "foodshed login --context nosuch"],
  ["hijack 412 --ttl 3d --reason Ticket", usage, "3d", "foodshed hijack --help"],
  ["hijack 412 --reason x", usage, "3 to 500 characters", "--help"],
  ["messages send --text hi --batch 0 --to list.txt", usage, "a whole number from", "--help"],
  ["search freezer --within far --near Elora", usage, "whole number", "foodshed search --help"],
  ["embeds counts --days 0", usage, "whole number", "foodshed embeds counts --help"],
  // Names and addresses.
  ["whoami --server ftp://foodshed.example", usage, "is no web address", "--server https://foodshed.example"],
  ["whoami --server http://ada:x@foodshed.example", usage, "no name and password", "foodshed login"],
  ["whoami --context nosuch", usage, "There is no context 'nosuch'", "foodshed login --context nosuch"],
  ["contexts add my/prod foodshed.example", usage, "cannot be the name of a context", "like: staging"],
  ["contexts use nosuch", usage, "There is no context 'nosuch'", "foodshed login --context nosuch"],
  ["contexts remove nosuch", usage, "There is no context 'nosuch'", "foodshed login --context nosuch"],
  ["alias set accounts whoami", usage, "a command of foodshed's own", "another name"],
  ["alias set boom rm", usage, "stands for a command of foodshed", "foodshed alias set"],
  ["alias remove nosuch", usage, "There is no alias 'nosuch'", "foodshed alias list"],
  // What does not go together, and what only a person can answer.
  ["login --password-stdin --token-stdin", usage, "exclude each other", "Pipe in one of them"],
  ["login", usage, "There is no terminal to ask: Email", "--email"],
  ["login --email ada@maple.example", usage, "There is no terminal to ask: Password", "--password-stdin"],
  ["accounts import headings.csv --plan p.json --dry-run", usage, "exclude each other", "--dry-run"],
  ["messages send --test --dry-run --text hi", usage, "exclude each other", "--dry-run"],
  ["accounts create", unavailable, "could not be reached", "--server"],
  // Files.
  ["accounts import nowhere.csv", input, "There is no file", "Check the name"],
  ["accounts import empty.csv --dry-run", input, "empty", "."],
  ["accounts import noemail.csv --dry-run", input, "email", "."],
  ["accounts apply nowhere.json", input, "nowhere.json", "."],
  ["accounts apply notplan.json", input, "notplan.json", "."],
  ["accounts apply broken.json", input, "broken.json", "."],
  // Logins and servers.
  ["logout --server nonsense://", usage, "address", "--server https://foodshed.example"],
  ["accounts list", unavailable, "could not be reached", "--server"],
  ["profiles export --all", unavailable, "could not be reached", "--server"],
  ["messages resume nosuch", failed, "nosuch", "foodshed messages list"],
];

const wordsOf = (line: string) => line.split(" ");

describe("a command line that cannot be run", () => {
  it.each(WRONG)("%s", async (line, exitCode, wrong, next) => {
    const ran = await runHere(wordsOf(line), {
      cwd: folder,
      env: { FOODSHED_CONFIG_DIR: join(folder, "config"), FOODSHED_SERVER: SERVER, FOODSHED_TOKEN: TOKEN },
    });
    expect({ exitCode: ran.exitCode, stdout: ran.stdout, stderr: ran.stderr }).toEqual({
      exitCode,
      stdout: "",
      stderr: expect.stringMatching(/^Error: /m),
    });
    const said = ran.stderr.slice(ran.stderr.indexOf("Error: "));
    const [problem = "", ...rest] = said.trimEnd().split("\n");
    // One sentence says what is wrong …
    expect(problem).toContain(wrong);
    // … and another what to do.
    expect(rest.length, said).toBeGreaterThan(0);
    expect(rest.join("\n")).toContain(next);
    expect(said).not.toMatch(/undefined|\[object|at file:/);
  });

  it("has sixty cases at least, of every kind", () => {
    expect(WRONG.length).toBeGreaterThanOrEqual(60);
    const codes = new Set(WRONG.map(([, exitCode]) => exitCode));
    expect([...codes].sort()).toEqual([failed, usage, input, unavailable]);
  });

  it("without a login ends with its own code", async () => {
    const ran = await runHere(["accounts", "list"], { env: { FOODSHED_CONFIG_DIR: join(folder, "config") } });
    expect(ran).toMatchObject({ exitCode: denied, stdout: "" });
    expect(ran.stderr).toContain("Run: foodshed login");
  });

  it("prints the commands of a group that is named alone", async () => {
    const ran = await runHere(["accounts"], {});
    expect(ran).toMatchObject({ exitCode: usage, stdout: "" });
    expect(ran.stderr).toContain("Usage: foodshed accounts");
  });
});
