import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProgram } from "../program.ts";
import { openShell } from "../testing/shell.ts";
import { plain } from "../testing/terminal.ts";
import { runHere } from "../testing/test-network.ts";
import { manualPages } from "./manual.ts";
import type { Shell } from "./shells.ts";

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "foodshed-shell-"));
  for (const shell of ["bash", "zsh", "fish"]) {
    const { stdout, exitCode } = await runHere(["completion", shell], {});
    expect(exitCode).toBe(0);
    writeFileSync(join(folder, shell === "zsh" ? "_foodshed" : `foodshed.${shell}`), stdout);
  }
  for (const name of ["plan.json", "plan.txt", "Members.XLSX", "photo.jpg"])
    writeFileSync(join(folder, name), "");
  mkdirSync(join(folder, "bin"));
  // What the scripts ask the program itself, and what they tell it of the line.
  writeFileSync(
    join(folder, "bin", "foodshed"),
    `#!/bin/sh
case "$2" in
  contexts) printf 'localhost:3000\\thttp://localhost:3000\\nprod\\thttps://foodshed.example\\nstaging\\n' ;;
  accounts) [ "$4 $5" = "--context prod" ] && printf 'north-fork-dairy\\tNorth Fork Dairy\\n' || printf 'maple-hill\\nmaple-leaf\\n' ;;
  campaigns) printf '2026-05-01-k3f9a2\\n' ;;
  requests) printf '412\\tMaple Hill\\n' ;;
  queue) printf 'role-5\\tMaple Hill\\nconnection-88\\tElm Farm\\n' ;;
  aliases) printf 'unclaimed\\taccounts list --state unclaimed\\n' ;;
esac
`,
    { mode: 0o755 },
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

for (const name of ["bash", "zsh", "fish", "groff", "mandoc"]) {
  if (!has(name)) console.warn(`NOT TESTED: what ${name} reads, which is not installed here.`);
}

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

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The completions of each shell for a line, with the cursor at its end. */
const completers: Record<Shell, (line: string) => string[]> = {
  bash(line) {
    const script = `source foodshed.bash; compopt() { :; }; COMP_LINE=${quoted(line)}; COMP_POINT=\${#COMP_LINE}
      _foodshed; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return shell("bash", ["--norc", "-c", script]).split("\n").filter(Boolean);
  },
  zsh(line) {
    const typed = line.split(" ").at(-1) ?? "";
    // The functions that zsh offers with, made to print.
    const script = `setopt extendedglob; compadd() { local w; for w in "$@"; do [[ $w == -* || $w == [,=] ]] || print -r -- "$HEAD$w"; done }
      _describe() { local name=\${@[-1]}; print -rl -- \${(P)name} }
      _files() { [[ $1 == -g ]] && print -l -- \${~2}(N) || print -l -- *(N) }
      compset() { [[ $PREFIX == \${~2}* ]] || return 1; HEAD=\${PREFIX%\${PREFIX##*[,=]}}; }
      compdef() { }
      HEAD=; source ./_foodshed
      words=(${line.split(" ").map(quoted).join(" ")}); CURRENT=\${#words}; PREFIX=\${words[-1]}
      _foodshed`;
    return shell("zsh", ["-f", "-c", script])
      .split("\n")
      .map((entry) => entry.replace(/(?<!\\):.*/, "").replaceAll("\\:", ":"))
      .filter((word) => word !== "" && word.startsWith(typed));
  },
  fish(line) {
    const script = `source foodshed.fish; complete -C ${quoted(line)}`;
    return shell("fish", ["--no-config", "-c", script])
      .split("\n")
      .filter(Boolean)
      .map((entry) => entry.split("\t")[0] as string);
  },
};

describe.each(["bash", "zsh", "fish"] as const)("completion in %s", (name) => {
  const offered = (line: string) => completers[name](line).sort();
  const check = has(name) ? it : it.skip;

  check("offers commands and aliases, and below commands theirs", () => {
    expect(offered("foodshed acc")).toEqual(["accounts"]);
    expect(offered("foodshed ")).toContain("unclaimed");
    expect(offered("foodshed accounts ")).toEqual(
      expect.arrayContaining(["apply", "create", "import", "undo"]),
    );
    expect(offered("foodshed accounts re")).toEqual(["resend", "reset-2fa"]);
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
    expect(offered("foodshed config set update")).toEqual(["update_notice"]);
    expect(offered("foodshed accounts create --language F")).toEqual(["French"]);
  });

  check("offers one word after the other to a flag that takes several", () => {
    expect(offered("foodshed accounts create --role bu")).toEqual(["buyer"]);
    expect(offered("foodshed accounts create --role processor bu")).toEqual(["buyer"]);
    expect(offered("foodshed accounts create --role processor seller --language F")).toEqual(["French"]);
  });

  check("offers the fields of an export behind each comma, and the keys of a filter", () => {
    expect(offered("foodshed profiles export --fields sl")).toEqual(["slug"]);
    expect(offered("foodshed profiles export --fields email,sl")).toEqual(["email,slug"]);
    expect(offered("foodshed accounts update members.csv --only phone,web")).toEqual(["phone,website"]);
    expect(offered("foodshed messages send --filter ty").map((key) => key.replace("=", ""))).toEqual([
      "type",
    ]);
  });

  check("offers contexts, whatever their names are made of", () => {
    expect(offered("foodshed --context ")).toEqual(["localhost:3000", "prod", "staging"]);
    expect(offered("foodshed contexts use s")).toEqual(["staging"]);
  });

  check("offers files of the kind that is meant, and no files elsewhere", () => {
    expect(offered("foodshed accounts apply p")).toEqual(["plan.json"]);
    expect(offered("foodshed accounts import M")).toEqual(["Members.XLSX"]);
    expect(offered("foodshed accounts import p")).toEqual(["plan.txt"]);
    expect(offered("foodshed messages send --attach p")).toEqual(["photo.jpg"]);
    expect(offered("foodshed accounts create --email p")).toEqual([]);
  });

  check("offers names that the server knows, of the context that the line names", () => {
    expect(offered("foodshed accounts show ma")).toEqual(["maple-hill", "maple-leaf"]);
    expect(offered("foodshed --context prod hijack n")).toEqual(["north-fork-dairy"]);
    expect(offered("foodshed messages resume ")).toEqual(["2026-05-01-k3f9a2"]);
    expect(offered("foodshed connections accept 4")).toEqual(["412"]);
    expect(offered("foodshed queue accept conn")).toEqual(["connection-88"]);
    expect(offered("foodshed config e")).toEqual(["edit"]);
  });

  check("knows where it is behind flags and their values", () => {
    expect(offered("foodshed --server https://foodshed.example accounts import --yes --plan p")).toEqual([
      "plan.json",
    ]);
  });

  check("works when somebody presses Tab", async () => {
    const screen = await openShell(name, folder);
    const becomes: [typed: string, line: string][] = [
      ["foodshed accou\t", "accounts "],
      ["li\t", "list "],
      ["--state uncl\t", "unclaimed"],
      ["\u0015foodshed contexts use local\t", "localhost:3000"],
      ["\u0015foodshed accounts import Mem\t", "Members.XLSX"],
      ["\u0015foodshed accounts show maple-h\t", "maple-hill"],
    ];
    for (const [typed, line] of becomes) {
      screen.type(typed);
      // Shells write no more than what changes.
      await screen.shows(line.slice((typed.match(/[^ ]+(?=\t$)/)?.[0] ?? "").length));
    }
    expect(plain(screen.printed())).not.toMatch(/not found|error/i);
    screen.kill();
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

  it("has a page for each command, which leads back", async () => {
    const { stdout } = await runHere(["man", "accounts"], {});
    expect(stdout).toMatch(/^\.TH FOODSHED\\-ACCOUNTS 1 /);
    expect(stdout).toContain(".SS foodshed accounts import");
    expect(stdout).not.toContain("messages send");
    expect(stdout).toContain(".BR foodshed (1)");
    const unknown = await runHere(["man", "acounts"], {});
    expect(unknown).toMatchObject({ exitCode: 2, stdout: "" });
    expect(unknown.stderr).toContain("There is no command 'acounts'.");
  });

  const pages = () =>
    manualPages(
      createProgram("1.2.3", () => async () => {}),
      "1.2.3",
    );

  it.skipIf(!has("groff")).each([...pages()])(
    "%s is understood without a warning, and stays narrow",
    (name, page) => {
      writeFileSync(join(folder, name), page);
      const args = ["-man", "-Tascii", "-P-cbu", "-ww", "-rLL=78n", name];
      const { stdout, stderr } = spawnSync("groff", args, { cwd: folder, encoding: "utf8" });
      expect(stderr).toBe("");
      const lines = stdout.split("\n");
      expect(lines.length).toBeGreaterThan(name === "foodshed.1" ? 300 : 20);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(90);
    },
  );

  it.skipIf(!has("mandoc")).each([...pages()])("%s has nothing that mandoc warns of", (name, page) => {
    writeFileSync(join(folder, name), page);
    const { stdout } = spawnSync("mandoc", ["-Tlint", "-Wwarning", name], { cwd: folder, encoding: "utf8" });
    // A page that is generated from the commands has a version and no date.
    expect(stdout.split("\n").filter((line) => line !== "" && !line.includes("missing date"))).toEqual([]);
  });
});
