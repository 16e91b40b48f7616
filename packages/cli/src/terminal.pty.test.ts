import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import stringWidth from "fast-string-width";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildBundle } from "./testing/bundle.ts";
import { environment, startNetwork, type TestNetwork } from "./testing/network.ts";
import { onTerminal, plain, type Terminal } from "./testing/terminal.ts";

const EMAIL = "admin@foodshed.example";
const PASSWORD = "harvest#2026";

let network: TestNetwork;
let token: string;
let bundle: string;
let open: Terminal | undefined;

beforeAll(async () => {
  bundle = buildBundle();
  network = await startNetwork();
  token = (await network.server.administrator({ email: EMAIL, password: PASSWORD })).token;
  await network.server.member({ business_name: "Maple Hill Orchard", email: "ada@maplehill.example" });
});

afterAll(async () => {
  open?.kill();
  await network?.close();
  rmSync(bundle, { recursive: true, force: true });
});

beforeEach(() => {
  open?.kill();
});

function terminal(
  args: string[],
  { columns, env = {} }: { columns?: number; env?: Record<string, string> } = {},
) {
  open = onTerminal(join(bundle, "main.js"), args, {
    cwd: network.folder,
    env: environment(network.folder, network.url, { FOODSHED_TOKEN: token, ...env }),
    ...(columns && { columns }),
  });
  return open;
}

function members(name: string, count: number): string {
  const rows = Array.from(
    { length: count },
    (_, n) => `m${n}@${name}.example,Ada,Okafor,${name} ${n},seller\n`,
  );
  writeFileSync(
    join(network.folder, `${name}.csv`),
    `email,first_name,last_name,business_name,roles\n${rows.join("")}`,
  );
  return `${name}.csv`;
}

describe("on a terminal", () => {
  it("login asks for what no flag says, and the password is never seen", async () => {
    const screen = terminal(["login"], { env: { FOODSHED_TOKEN: "" } });
    await screen.shows("Email: ");
    screen.type(`${EMAIL}\r`);
    await screen.shows("Password: ");
    screen.type(`${PASSWORD}\r`);
    await screen.shows(`as ${EMAIL}.`);
    expect(await screen.ended).toBe(0);
    expect(screen.printed()).not.toContain(PASSWORD);
  });

  it("a question can be answered no, and broken off", async () => {
    const file = members("asked", 2);
    const no = terminal(["accounts", "import", file]);
    await no.shows("Create 2 accounts? (y/N)");
    no.type("n\r");
    await no.shows("Nothing was sent.");
    expect(await no.ended).toBe(130);
    const broken = terminal(["accounts", "import", file]);
    await broken.shows("(y/N)");
    broken.type("\u0003");
    await broken.shows("Interrupted.");
    expect(await broken.ended).toBe(130);
    expect(await network.server.mails("m0@asked.example")).toEqual([]);
  });

  it("an import asks, draws its progress in place, and leaves the result", async () => {
    const screen = terminal(["accounts", "import", members("drawn", 40)]);
    await screen.shows("Create 40 accounts? (y/N)");
    screen.type("y\r");
    await screen.shows("Creating accounts");
    await screen.shows("40/40 100%");
    await screen.shows("40 created.");
    expect(await screen.ended).toBe(0);
    // Redrawn, not written line after line; and the cursor is there again.
    const [, drawn = ""] = screen.printed().split("Creating accounts");
    expect(drawn).toContain("\u001b[1A");
    expect(screen.printed().lastIndexOf("\u001b[?25h")).toBeGreaterThan(
      screen.printed().lastIndexOf("\u001b[?25l"),
    );
  });

  it("Ctrl+C during an import ends what is under way, gives the terminal back, and says how to go on", async () => {
    const file = members("stopped", 400);
    const screen = terminal(["accounts", "import", file, "--yes", "--concurrency", "1"]);
    await screen.shows(/[1-9]\d* created/);
    screen.type("\u0003");
    await screen.shows("The same command goes on where this one ended.");
    expect(await screen.ended).toBe(130);
    expect(screen.printed().lastIndexOf("\u001b[?25h")).toBeGreaterThan(
      screen.printed().lastIndexOf("\u001b[?25l"),
    );
  });

  it("without colours says the same, and draws still", async () => {
    const screen = terminal(["accounts", "import", members("grey", 5), "--yes"], { env: { NO_COLOR: "1" } });
    await screen.shows("5 created.");
    await screen.ended;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is looked for
    expect(screen.printed()).not.toMatch(/\u001b\[(3[0-7]|9[0-7])m/);
    expect(screen.printed()).toContain("5/5 100%");
  });

  it.each([
    ["as Ink's own setting says", [], { INK_SCREEN_READER: "true" }],
    ["a dumb terminal", [], { TERM: "dumb" }],
    ["a flag", ["--plain"], {}],
  ])("tells progress in sentences for screen readers (%s)", async (_, flags, env) => {
    const file = members(`spoken-${_.replaceAll(/\W/g, "")}`, 5);
    const screen = terminal(["accounts", "import", file, "--yes", ...flags], { env });
    await screen.shows("Creating accounts: 5 of 5, 5 created.");
    expect(await screen.ended).toBe(0);
    expect(screen.printed()).not.toContain("\u001b[1A");
    expect(screen.printed()).not.toMatch(/[█░]/);
  });

  it("a narrow one gets lists and progress that fit", async () => {
    const list = terminal(["accounts", "list"], { columns: 40 });
    await list.shows("Business: Maple Hill Orchard\nLogin: ada@maplehill.example\nState: active\n");
    await list.ended;
    const run = terminal(["accounts", "import", members("narrow", 5), "--yes"], { columns: 32 });
    await run.shows("5/5 100%");
    await run.ended;
    const [, drawn = ""] = plain(run.printed()).split("Creating accounts");
    for (const line of drawn.split("\n").slice(0, 3)) expect(stringWidth(line), line).toBeLessThanOrEqual(32);
  });

  it("messages send shows how it reads, and wants the number typed", async () => {
    writeFileSync(join(network.folder, "list.txt"), "maple-hill-orchard\n");
    const args = ["messages", "send", "--to", "list.txt", "--text", "Hello {{business_name}}"];
    const wrong = terminal(args);
    await wrong.shows("Hello Maple Hill Orchard");
    await wrong.shows("Type the number of recipients");
    wrong.type("yes\r");
    await wrong.shows("Nothing was sent.");
    expect(await wrong.ended).toBe(130);
    const right = terminal(args);
    await right.shows("Type the number of recipients");
    right.type("1\r");
    await right.shows("1 message sent.");
    expect(await right.ended).toBe(0);
  });

  it("hijack asks why and for the password again, and shows neither the password nor more than the link", async () => {
    const screen = terminal(["hijack", "maple-hill-orchard"]);
    await screen.shows("Why do you act for Maple Hill Orchard?");
    screen.type("Ticket 1881\r");
    await screen.shows(`Password of ${EMAIL}: `);
    screen.type(`${PASSWORD}\r`);
    await screen.shows(/\/hijack\/\d+#code=/);
    expect(await screen.ended).toBe(0);
    expect(screen.printed()).not.toContain(PASSWORD);
  });

  it("a workbook is not thrown at it, and an export to a file draws its progress", async () => {
    const refused = terminal(["profiles", "export", "--all", "--format", "xlsx"]);
    await refused.shows("A workbook cannot be shown on a terminal.");
    expect(await refused.ended).toBe(2);
    const screen = terminal(["profiles", "export", "--all", "--output", "all.xlsx"]);
    await screen.shows("Exporting profiles");
    await screen.shows(/\d+ profiles in/);
    expect(await screen.ended).toBe(0);
  });
});
