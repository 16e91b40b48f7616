import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildBundle } from "./testing/build-bundle.ts";
import { screenOf } from "./testing/screen.ts";
import { type SlowProxy, startSlowProxy } from "./testing/slow-proxy.ts";
import { openTerminal, type Terminal } from "./testing/terminal.ts";
import { startTestNetwork, type TestNetwork } from "./testing/test-network.ts";

// Records the sessions of docs/cli/sessions.md. When a screen has changed on purpose, record them again:
//   pnpm exec vitest run src/sessions.pty.test.ts -u
const PAGE = join(import.meta.dirname, "..", "..", "..", "docs", "cli", "sessions.md");
const EMAIL = "admin@foodshed.example";
const PASSWORD = "harvest#2026";

let network: TestNetwork;
let proxy: SlowProxy;
let bundle: string;
let open: Terminal | undefined;

beforeAll(async () => {
  bundle = buildBundle();
  network = await startTestNetwork();
  const { server } = network;
  await server.administrator({ email: EMAIL, password: PASSWORD, business_name: "Elora Table" });
  for (const [business_name, first_name, city] of [
    ["Maple Hill Orchard", "Ada", "Elora"],
    ["Cedar Creek Dairy", "Bo", "Fergus"],
    ["Fromagerie des Deux Rivières", "Chloé", "Guelph"],
  ] as const) {
    const email = `${first_name.toLowerCase().replace("é", "e")}@${city.toLowerCase()}.example`;
    await server.member({ business_name, first_name, email, roles: [2] });
  }
  proxy = await startSlowProxy(network.url);
});

afterAll(async () => {
  open?.kill();
  proxy?.close();
  await network?.close();
});

/** Runs a command line as a person does, and records what the terminal showed. */
async function session(
  line: string,
  act: (screen: Terminal) => Promise<void> = async () => {},
  rows = 40,
): Promise<string> {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? "");
  open = openTerminal(join(bundle, "main.cjs"), words.slice(1), {
    cwd: network.folder,
    columns: 100,
    rows,
    env: {
      FOODSHED_SERVER: proxy.url,
      FOODSHED_CONFIG_DIR: join(network.folder, "config"),
      NO_COLOR: "1",
      TZ: "UTC",
    },
  });
  await act(open);
  await open.ended;
  return [`$ ${line}`, ...screenOf(open.printed())].join("\n").trimEnd();
}

/** Types answers to questions, one after the other. */
const answers =
  (...pairs: [question: string | RegExp, answer: string][]) =>
  async (screen: Terminal) => {
    for (const [question, answer] of pairs) {
      await screen.shows(question);
      screen.type(`${answer}\r`);
    }
  };

/** What a screen in place of the terminal shows now, between lines that stand for its edges. */
function frame(screen: Terminal): string {
  const lines = screenOf(screen.printed().split(OTHER_SCREEN).at(-1) ?? "", ROWS);
  while (lines.at(-1) === "") lines.pop();
  while (lines[0] === "") lines.shift();
  return [EDGE, ...lines, EDGE].join("\n");
}

/** Runs a command line whose screens a person looks at, and records each and what is there afterwards. */
async function screens(
  line: string,
  act: (screen: Terminal, keep: (caption: string) => Promise<void>) => Promise<void>,
): Promise<string> {
  const kept: string[] = [];
  const look = (screen: Terminal) =>
    act(screen, async (caption) => {
      await isDrawn(screen);
      kept.push(`[${caption}]`, frame(screen));
    });
  const whole = await session(line, look, ROWS);
  const before = whole.split("\n")[0] as string;
  const after = screenOf(open?.printed().split(OWN_SCREEN).at(-1) ?? "");
  return [before, ...kept, ...after].join("\n").trimEnd();
}

/** What is looked for may be there before the screen is drawn to its end. */
async function isDrawn(screen: Terminal): Promise<void> {
  for (let before = -1; before !== screen.printed().length; ) {
    before = screen.printed().length;
    await setTimeout(300);
  }
}

const OTHER_SCREEN = "\u001b[?1049h";
const OWN_SCREEN = "\u001b[?1049l";
/** Of a screen in place of the terminal. */
const ROWS = 18;
const EDGE = "─".repeat(40);

/** Takes out what differs from run to run. */
function stable(text: string): string {
  return text
    .replaceAll(proxy.url, "https://foodshed.example")
    .replaceAll(network.url, "https://foodshed.example")
    .replaceAll(/127\.0\.0\.1-\d+/g, "foodshed.example")
    .replaceAll(/127\.0\.0\.1:\d+/g, "foodshed.example")
    .replaceAll(network.folder, "/home/ada")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "2026-05-01T14:05:00.000Z")
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?/g, "2026-05-01 14:05")
    .replaceAll(/\d{4}-\d\d-\d\d-[a-z0-9]{6}/g, "2026-05-01-k3f9a2")
    .replaceAll(/(?<=foodshed\.example\.)[0-9a-f]{8}/g, "5d41402a")
    .replaceAll(/(?<=#code=)[\w-]+/g, "…")
    .replaceAll(/\d+(\.\d+)?( ?)(kB|KB|bytes)\b/g, "2$2$3")
    .replaceAll(/[\d.,]+(?=\/s\b| a second)/g, "40")
    .replaceAll(/\bin \d+(\.\d+)? (ms|s)\b/g, "in 1 s")
    .replaceAll(/\b\d+ s\b(?= left)/g, "1 s")
    .replaceAll(/until \d\d:\d\d UTC/g, "until 15:05 UTC");
}

const written: string[] = [];
function record(title: string, text: string, ...sessions: string[]): string {
  const block = stable(sessions.join("\n\n"));
  written.push(`## ${title}\n\n${text}\n\n\`\`\`console\n${block}\n\`\`\`\n`);
  return block;
}

describe("a session of", () => {
  it("a first login", async () => {
    const block = record(
      "First login",
      "The password does not appear while it is typed.",
      await session("foodshed login", answers(["Email: ", EMAIL], ["Password: ", PASSWORD])),
      await session("foodshed whoami"),
    );
    expect(block).toContain(`Logged in to https://foodshed.example as ${EMAIL}.`);
    expect(block).not.toContain(PASSWORD);
  });

  it("an import by a plan", async () => {
    writeFileSync(
      join(network.folder, "members.csv"),
      "Courriel,Prénom,Nom,Entreprise,Roles,Langue\n" +
        "lou@northfork.example,Lou,Tremblay,North Fork Dairy,processor;seller,français\n" +
        "ann@hillside.example,Ann,Roy,Hillside Eggs,seller,English\n" +
        "ada@elora.example,Ada,Okafor,Maple Hill Orchard,seller,English\n" +
        "bee@honey,Bee,Singh,Singh's Honey,seller,English\n",
    );
    const block = record(
      "Import with a plan",
      "The file has French headings, a business that the network knows already, and an address with a mistake. Nothing is sent before `apply`.",
      await session("foodshed accounts import members.csv --plan plan.json"),
      await session("foodshed accounts apply plan.json --skip-invalid --concurrency 1 --yes"),
      await session("foodshed accounts list --state unclaimed"),
    );
    expect(block).toContain("2 created");
    expect(block).toContain("North Fork Dairy");
  });

  it("a mapping of columns", async () => {
    writeFileSync(
      join(network.folder, "market.csv"),
      "Adr. élect.,Personne,Ferme,Ce qu'elle fait,Remarque\n" +
        "jo@valley.example,Jo Roy,Valley Greens,seller,table 4\n",
    );
    const block = record(
      "Columns that are called otherwise",
      "What headings do not say is proposed by what stands below them, and can be chosen. The answer is remembered for files with the same headings.",
      await session("foodshed accounts import market.csv --dry-run", async (screen) => {
        await screen.shows("Which column of the file is which?");
        await screen.shows("Ce qu'elle fait");
        screen.type("\u001b[A".repeat(8));
        await screen.shows("Adr. élect.");
        screen.type("\u001b[B");
        screen.type("contact");
        await screen.shows("contact's name");
        screen.type("\r");
        await screen.shows("→ contact's name");
        screen.type("\u001b[B".repeat(5));
        await screen.shows("❯ Go on");
        screen.type("\r");
        await screen.shows("Nothing was sent");
      }),
    );
    expect(block).toContain("contact's name");
  });

  it("the review of a plan", async () => {
    writeFileSync(
      join(network.folder, "fair.csv"),
      "Email,First name,Last name,Business,Role\n" +
        "office@maple.example,Ada,Okafor,Maple Hills Orchard,seller\n" +
        "kim@creekside.example,Kim,Lau,Creekside Honey,seller\n",
    );
    const block = record(
      "Rows that are perhaps the same",
      "The screen opens where somebody has to decide. Enter shows a row with the business that it may be; `s` says that it is the same.",
      await screens("foodshed accounts import fair.csv", async (screen, keep) => {
        await screen.shows("to decide");
        screen.type("\r");
        await screen.shows("Perhaps the same 1");
        await screen.shows("q quit");
        await keep("Enter");
        screen.type("s");
        await screen.shows("decision: same");
        screen.type("c");
        await screen.shows("Create 1 account");
        await screen.shows("any other key back");
        await keep("s, then c");
        screen.type("y");
        await screen.shows("The result of each row is in");
      }),
    );
    expect(block).toContain("Perhaps the same 1: Maple Hill Orchard");
  });

  it("an update", async () => {
    writeFileSync(
      join(network.folder, "phones.csv"),
      "slug,phone,city\nmaple-hill-orchard,519-555-0142,Elora\ncedar-creek-dairy,519-555-0143,Fergus\n",
    );
    const block = record(
      "An update, field by field",
      "The Space bar leaves a field or a row, and changes it again. `undo` takes the run back.",
      await screens("foodshed accounts update phones.csv --review", async (screen, keep) => {
        await screen.shows("to change");
        await screen.shows("q quit");
        await keep("the list");
        screen.type("\r");
        await screen.shows("> [x] phone");
        screen.type("\u001b[B ");
        await screen.shows("> [ ] city");
        await screen.shows("q quit");
        await keep("Enter, arrow down, Space");
        screen.type("c");
        await screen.shows("Change 3 fields of 2 profiles?");
        screen.type("y");
        await screen.shows("Take it back with");
      }),
      await session("foodshed accounts undo phones.csv --yes"),
    );
    expect(block).toContain("3 changed.");
    expect(block).toContain("3 taken back.");
  });

  it("the queue", async () => {
    const { server } = network;
    const { accountId, token } = await server.member({ business_name: "Guelph Table" });
    await server.post("/accounts/add_role/", { account_id: accountId, role: 4 }, { token });
    const block = record(
      "What waits for a decision",
      "A request says what follows when it is accepted.",
      await screens("foodshed queue", async (screen, keep) => {
        await screen.shows("1 waiting");
        screen.type("\r");
        await screen.shows("When accepted:");
        await screen.shows("q quit");
        await keep("Enter");
        screen.type("a");
        await screen.shows("Accept it?");
        screen.type("y");
        await screen.shows("Accepted: Guelph Table.");
        screen.type("q");
        await screen.shows("Answered 1 request.");
      }),
    );
    expect(block).toContain("Guelph Table");
  });

  it("an export", async () => {
    const block = record(
      "Export",
      "The profiles that you may see, in the fields and the order that you name.",
      await session(
        "foodshed profiles export --all --fields slug,business_name,email --output members-out.csv",
      ),
    );
    expect(block).toMatch(/\d profiles in/);
    expect(readFileSync(join(network.folder, "members-out.csv"), "utf8")).toContain("maple-hill-orchard");
  });

  it("a campaign that is broken off and resumed", async () => {
    writeFileSync(
      join(network.folder, "guests.txt"),
      "maple-hill-orchard\ncedar-creek-dairy\nfromagerie-des-deux-rivieres\n",
    );
    const held = proxy.hold("/conversations/send_messages/", 1);
    const block = record(
      "A campaign, broken off and resumed",
      "Control and C end it after the part that is on its way; `resume` sends the rest, and nobody gets it twice.",
      await session(
        'foodshed messages send --to guests.txt --text "Hello {{first_name|there}}, come to the fair!" --batch 1',
        async (screen) => {
          await screen.shows("Mail it to yourself first? (y/N)");
          screen.type("n\r");
          await screen.shows("Type the number of recipients");
          screen.type("3\r");
          await held;
          screen.type("\u0003");
          await screen.shows("Stopping after the running part.");
          proxy.release();
        },
      ),
      await session("foodshed messages list"),
      await session("foodshed messages resume"),
    );
    expect(block).toContain("foodshed messages resume");
    expect(block).toMatch(/sent\./);
  });

  it("acting for a member", async () => {
    const block = record(
      "Acting for a member",
      "The reason is for the log and for the member; the link works once, for a minute.",
      await session(
        "foodshed hijack maple-hill-orchard",
        answers(["Why do you act for", "Ticket 1881: cannot upload a photo"], ["Password of", PASSWORD]),
      ),
    );
    expect(block).toContain("Ticket 1881");
    expect(block).not.toContain(PASSWORD);
  });

  it("all of them are what the documentation shows", async () => {
    const head = `# Recorded sessions

What the terminal shows, recorded by a test that types into the built command line with a server behind it. Times, numbers of campaigns
and one-time codes are replaced.
`;
    await expect([head, ...written].join("\n")).toMatchFileSnapshot(PAGE);
  });
});
