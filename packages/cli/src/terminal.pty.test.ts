import { writeFileSync } from "node:fs";
import { join } from "node:path";
import stringWidth from "fast-string-width";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildBundle } from "./testing/build-bundle.ts";
import { openTerminal, plain, type Terminal } from "./testing/terminal.ts";
import { environment, startTestNetwork, type TestNetwork } from "./testing/test-network.ts";
import { writeProfiles } from "./testing/write-profiles.ts";

const EMAIL = "admin@foodshed.example";
const PASSWORD = "harvest#2026";

let network: TestNetwork;
let token: string;
let bundle: string;
let open: Terminal | undefined;

beforeAll(async () => {
  bundle = buildBundle();
  network = await startTestNetwork();
  token = (await network.server.administrator({ email: EMAIL, password: PASSWORD })).token;
  await network.server.member({ business_name: "Maple Hill Orchard", email: "ada@maplehill.example" });
});

afterAll(async () => {
  open?.kill();
  await network?.close();
});

beforeEach(() => {
  open?.kill();
});

function terminal(
  args: string[],
  { columns, env = {} }: { columns?: number; env?: Record<string, string> } = {},
) {
  open = openTerminal(join(bundle, "main.cjs"), args, {
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
  it("login prompts for missing values and hides the password", async () => {
    const screen = terminal(["login"], { env: { FOODSHED_TOKEN: "" } });
    await screen.shows("Email: ");
    screen.type(`${EMAIL}\r`);
    await screen.shows("Password: ");
    screen.type(`${PASSWORD}\r`);
    await screen.shows(`as ${EMAIL}.`);
    expect(await screen.ended).toBe(0);
    expect(screen.printed()).not.toContain(PASSWORD);
  });

  it("accounts create validates each answer and prompts again", async () => {
    const screen = terminal(["accounts", "create"]);
    await screen.shows("Email: ");
    screen.type("lou at northfork\r");
    await screen.shows("'lou at northfork' is no email address.");
    await screen.shows("Email: ");
    screen.type("lou@northfork.example\r");
    await screen.shows("First name: ");
    screen.type("\r");
    await screen.shows("The first name is missing.");
    await screen.shows("First name: ");
    screen.type("Lou\r");
    await screen.shows("Last name: ");
    screen.type("Tremblay\r");
    await screen.shows("Business name: ");
    screen.type("North Fork Dairy\r");
    await screen.shows("Roles (the primary one first) ");
    screen.type("farmer\r");
    await screen.shows("'farmer' is no role.");
    await screen.shows("Roles (the primary one first) ");
    screen.type("processor, seller\r");
    await screen.shows("Created North Fork Dairy");
    expect(await screen.ended).toBe(0);
  });

  it("a question can be answered no, and broken off", async () => {
    const file = members("asked", 2);
    const no = terminal(["accounts", "import", file]);
    await no.shows("Create 2 accounts? (y/N)");
    no.type("maybe\r");
    await no.shows("Answer with y or n.");
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

  it("an import of doubtful rows is reviewed on a screen, which leaves the terminal as it was", async () => {
    writeFileSync(
      join(network.folder, "doubtful.csv"),
      "email,first_name,last_name,business_name,roles\n" +
        "a@doubtful.example,Ada,Okafor,Mapel Hill Orchard,seller\nb@doubtful.example,Ada,Okafor,Other Barn,seller\n",
    );
    const quit = terminal(["accounts", "import", "doubtful.csv"], { columns: 40 });
    await quit.shows("1 account to create, 1 to decide");
    await quit.shows("Mapel Hill Orchard");
    quit.type("s");
    await quit.shows("[same]");
    quit.type("\u0003");
    await quit.shows("Your decisions are kept");
    expect(await quit.ended).toBe(130);
    expect(quit.printed().lastIndexOf("\u001b[?1049l")).toBeGreaterThan(
      quit.printed().lastIndexOf("\u001b[?1049h"),
    );
    // What was decided is not asked again.
    const screen = terminal(["accounts", "import", "doubtful.csv", "--review"]);
    await screen.shows("1 account to create");
    await screen.shows("[same]");
    screen.type("n");
    await screen.shows("2 accounts to create");
    // The cursor went on to the next row.
    screen.type("\u001b[A\r");
    await screen.shows("Perhaps the same 1: Maple Hill Orchard");
    screen.resize(50);
    await screen.shows("Perhaps the same 1: Maple Hill Orchard");
    screen.type("c");
    await screen.shows("Create 2 accounts, with a mail to each?");
    screen.type("y");
    await screen.shows("2 created.");
    expect(await screen.ended).toBe(0);
  });

  it("an import of doubtful rows asks about each for screen readers", async () => {
    writeFileSync(
      join(network.folder, "spoken.csv"),
      "email,first_name,last_name,business_name,roles\n" +
        "a@spoken.example,Ada,Okafor,Maple Hill Orchrd,seller\nb@spoken.example,Ada,Okafor,Third Barn,seller\n",
    );
    const screen = terminal(["accounts", "import", "spoken.csv", "--plain"]);
    await screen.shows("1 to create, 1 perhaps the same. 1 row to decide on.");
    await screen.shows("Row 1 of 1, perhaps the same.");
    await screen.shows("Perhaps the same 1: Maple Hill Orchard");
    screen.type("maybe\r");
    await screen.shows("Answer with s, n, k, Enter or q.");
    screen.type("k\r");
    await screen.shows("Create 1 account? (y/N)");
    screen.type("y\r");
    await screen.shows("1 skipped, 1 created.");
    expect(await screen.ended).toBe(0);
    expect(screen.printed()).not.toContain("\u001b[?1049h");
  });

  it("Ctrl+C during an import finishes running calls, restores the terminal and names the command to resume", async () => {
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

  it("shows the same progress without colours", async () => {
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

  it.each([60, 80, 120])("of %i columns shows names whole", async (columns) => {
    const name = "La Fromagerie des Deux Rivières et de la Vallée de la Grand River";
    await network.server.signUp({
      email: `deux${columns}@rivieres.example`,
      business_name: `${name} ${columns}`,
    });
    const list = terminal(["accounts", "list", `deux${columns}@`], { columns });
    expect(await list.ended).toBe(0);
    const printed = plain(list.printed());
    expect(printed).not.toContain("…");
    expect(printed).toContain(`deux${columns}@rivieres.example`);
    for (const word of name.split(" ")) expect(printed).toContain(word);
    for (const line of printed.split("\n")) {
      if (!line.startsWith("Business: ")) expect(stringWidth(line), line).toBeLessThanOrEqual(columns);
    }
  });

  it("a narrow one gets lists and progress that fit", async () => {
    const list = terminal(["accounts", "list", "maple hill"], { columns: 40 });
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
    await wrong.shows("Mail it to yourself first? (y/N)");
    wrong.type("\r");
    await wrong.shows("Type the number of recipients");
    wrong.type("yes\r");
    await wrong.shows("Nothing was sent.");
    expect(await wrong.ended).toBe(130);
    const right = terminal(args);
    await right.shows("Mail it to yourself first? (y/N)");
    right.type("y\r");
    await right.shows(EMAIL);
    await right.shows("Type the number of recipients");
    right.type("1\r");
    await right.shows("1 message sent.");
    expect(await right.ended).toBe(0);
  });

  it("messages send pauses on a key and goes on, and Ctrl+C leaves the rest for messages resume", async () => {
    await writeProfiles(network.server, 200, { prefix: "paused" });
    const args = ["messages", "send", "--where", "slug ~ paused", "--text", "Hello", "--confirm", "200"];
    const screen = terminal([...args, "--batch", "1"]);
    await screen.shows("p pauses");
    screen.type("p");
    await screen.shows("Paused. p goes on");
    screen.type("p");
    await screen.shows("p pauses");
    screen.type("p");
    await screen.shows("Paused.");
    screen.type("\u0003");
    await screen.shows("is paused.");
    await screen.shows("Go on with: foodshed messages resume");
    expect(await screen.ended).toBe(130);
    const list = terminal(["messages", "list"]);
    await list.shows(/is not finished \(paused\), \d+ messages? waiting/);
    await list.ended;
    const rest = terminal(["messages", "resume"]);
    await rest.shows("200 messages sent.");
    expect(await rest.ended).toBe(0);
  });

  it("a watched list is redrawn in place on a screen of its own, and Ctrl+C ends it well", async () => {
    const screen = terminal(["accounts", "list", "watched", "--watch", "1"]);
    await screen.shows("No accounts found.");
    await screen.shows("Ctrl+C ends.");
    await network.server.member({ business_name: "Watched Farm" });
    await screen.shows("Watched Farm");
    screen.type("\u0003");
    expect(await screen.ended).toBe(0);
    const printed = screen.printed();
    expect(printed).toContain("\u001b[?1049h");
    // What was seen last stays on the terminal, with its cursor.
    expect(printed.split("\u001b[?1049l")[1]).toContain("Watched Farm");
    expect(printed.lastIndexOf("\u001b[?25h")).toBeGreaterThan(printed.lastIndexOf("\u001b[?25l"));
  });

  it.each(["queue", "cases"])(
    "Ctrl+C on the screen of %s ends with its own code, and q with 0",
    async (name) => {
      const { server } = network;
      const { accountId, token: theirs } = await server.member({ business_name: "Guelph Table" });
      await server.post("/accounts/add_role/", { account_id: accountId, role: 4 }, { token: theirs });
      const reporter = await server.member();
      await server.post(
        "/abuse_reports/",
        { kind: "profile", id: accountId, reason: "fraud", details: "Asks for a deposit." },
        { token: reporter.token },
      );
      for (const [key, exitCode] of [
        ["\u0003", 130],
        ["q", 0],
      ] as const) {
        const screen = terminal([name]);
        await screen.shows("q quit");
        screen.type(key);
        expect(await screen.ended).toBe(exitCode);
      }
    },
  );

  it("hijack asks why and for the password again, and shows neither the password nor more than the link", async () => {
    const screen = terminal(["hijack", "maple-hill-orchard"]);
    await screen.shows("Why do you act for Maple Hill Orchard?");
    screen.type("ok\r");
    await screen.shows("It must have 3 to 500 characters, and has 2.");
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
