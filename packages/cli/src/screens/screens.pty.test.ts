import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Person } from "@foodshed/server/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildBundle } from "../testing/build-bundle.ts";
import { startSlowProxy } from "../testing/slow-proxy.ts";
import { openTerminal, plain, type Terminal } from "../testing/terminal.ts";
import { environment } from "../testing/test-network.ts";
import { startUpdateNetwork, type UpdateNetwork } from "../testing/update-network.ts";

let network: UpdateNetwork;
let bundle: string;
let open: Terminal | undefined;

beforeAll(async () => {
  bundle = buildBundle();
  network = await startUpdateNetwork();
});

afterEach(() => open?.kill());

afterAll(async () => {
  await network?.close();
});

interface Options {
  url?: string;
  columns?: number;
  env?: Record<string, string>;
}

function terminal(args: string[], { url = network.url, columns = 80, env = {} }: Options = {}): Terminal {
  open = openTerminal(join(bundle, "main.cjs"), args, {
    cwd: network.folder,
    columns,
    rows: 20,
    env: environment(network.folder, url, {
      FOODSHED_TOKEN: network.manager.token,
      FOODSHED_CONFIG_DIR: join(network.folder, "config"),
      NO_COLOR: "1",
      ...env,
    }),
  });
  return open;
}

const DOWN = "\u001b[B";
const PAGE_DOWN = "\u001b[6~";

/** A farm whose telephone number and website the file and the farm itself have changed, and one that only the file changes. */
async function changedSince(name: string): Promise<{ file: string; farm: Person; other: Person }> {
  const [farm, other] = [await network.join(), await network.join()];
  const { version } = await network.profileOf(farm);
  await network.save(farm, { phone: "519-555-0199", website: "https://own.example" });
  const file = network.write(
    name,
    "slug,version,phone,website,city\n" +
      `${farm.slug},${version},519-555-0142,https://file.example,Elora\n${other.slug},,519-555-0143,,\n`,
  );
  return { file, farm, other };
}

describe("the review of an update", () => {
  it("opens where something changed since, and changes the fields that a person chooses", async () => {
    const { file, farm, other } = await changedSince("since.csv");
    const screen = terminal(["accounts", "update", file]);
    await screen.shows("2 fields of 2 profiles to change, 2 fields left that changed since");
    screen.type("\r");
    await screen.shows("> [ ] phone");
    await screen.shows("519-555-0199  →  519-555-0142");
    screen.type(" ");
    await screen.shows("> [x] phone");
    await screen.shows("It is overwritten.");
    screen.type("\r");
    await screen.shows("3 fields of 2 profiles to change, 1 of them overwritten");
    screen.type(`${DOWN} c`);
    await screen.shows("Change 2 fields of 1 profile?");
    screen.type("y");
    await screen.shows("2 changed.");
    expect(await screen.ended).toBe(0);
    expect(screen.printed().lastIndexOf("\u001b[?1049l")).toBeGreaterThan(
      screen.printed().lastIndexOf("\u001b[?1049h"),
    );
    expect(await network.profileOf(farm)).toMatchObject({
      phone: "519-555-0142",
      website: "https://own.example",
      city: "Elora",
    });
    expect((await network.profileOf(other)).phone).not.toBe("519-555-0143");
    // What was overwritten comes back with the rest.
    expect((await network.run(["accounts", "undo", file, "--yes"])).exitCode).toBe(0);
    expect(await network.profileOf(farm)).toMatchObject({ phone: "519-555-0199" });
  });

  it("changes nothing when it is left, and leaves no run behind", async () => {
    const { file, farm } = await changedSince("left.csv");
    const screen = terminal(["accounts", "update", file], { columns: 40 });
    await screen.shows("2 fields of 2 profiles");
    screen.type("\u0003");
    await screen.shows("Nothing was changed.");
    expect(await screen.ended).toBe(130);
    expect(network.files("left.").filter((name) => name.endsWith(".jsonl"))).toEqual([]);
    expect(await network.profileOf(farm)).toMatchObject({ phone: "519-555-0199" });
  });

  it("shows a plan that is carried out later, with its errors, when it is asked for", async () => {
    const { file, other } = await changedSince("later.csv");
    network.write(file, `${network.read(file)}no-such-farm,,519-555-0101,,\n`);
    expect((await network.run(["accounts", "update", file, "--plan", "later.json"])).exitCode).toBe(3);
    const screen = terminal(["accounts", "apply", "later.json", "--review"]);
    // The line is broken where the terminal ends.
    await screen.shows(/1\s+row\s+with\s+errors/);
    screen.type("\t\t\t");
    await screen.shows("refused: There is no profile");
    screen.type("c");
    await screen.shows("Change 2 fields of 2 profiles?");
    screen.type("y");
    await screen.shows("2 changed.");
    expect(await screen.ended).toBe(0);
    expect(await network.profileOf(other)).toMatchObject({ phone: "519-555-0143" });
  });

  it("asks the same in questions for screen readers", async () => {
    const { file, farm, other } = await changedSince("spoken.csv");
    const screen = terminal(["accounts", "update", file, "--plain"]);
    await screen.shows("1 row to look at.");
    await screen.shows("phone: left as it is: The business has changed this since.");
    screen.type("what\r");
    await screen.shows("Answer with Enter, n, f or q.");
    screen.type("f\r");
    await screen.shows("Change phone, which changed since? (y/N)");
    screen.type("y\r");
    await screen.shows("Change city? (Y/n)");
    screen.type("n\r");
    await screen.shows("Change website, which changed since? (y/N)");
    screen.type("\r");
    await screen.shows("Change 2 fields of 2 profiles? (y/N)");
    screen.type("y\r");
    await screen.shows("2 changed.");
    expect(await screen.ended).toBe(0);
    expect(screen.printed()).not.toContain("\u001b[?1049h");
    expect(await network.profileOf(farm)).toMatchObject({
      phone: "519-555-0142",
      website: "https://own.example",
    });
    expect(await network.profileOf(other)).toMatchObject({ phone: "519-555-0143" });
  });
});

describe("the queue on a terminal", () => {
  /** A business that asks to join the network. */
  async function asking(name: string): Promise<number> {
    const { token } = await network.server.member({ business_name: name });
    const { body } = await network.server.post(
      "/accounts/request_connection/",
      { recipient: network.manager.accountId, manage: false },
      { token },
    );
    return body.id;
  }

  const waiting = async () =>
    JSON.parse((await network.run(["queue", "list", "--json"])).stdout).items.map(
      ({ business_name }: { business_name: string }) => business_name,
    );

  it("pages, finds, looks, asks and answers, and says of a request that somebody else answered", async () => {
    for (let n = 1; n <= 18; n += 1) await asking(`Asking Farm ${n}`);
    const denied = await asking("Ferme à côté 🐐");
    const screen = terminal(["queue"]);
    await screen.shows("19 waiting, number 1");
    await screen.shows("> Asking Farm 1 asks to join");
    screen.type(PAGE_DOWN);
    await screen.shows(/19 waiting, number 1\d/);
    screen.type("/côté\r");
    await screen.shows("> Ferme à côté 🐐 asks to join");
    // Somebody else is quicker.
    expect((await network.run(["queue", "deny", `connection-${denied}`, "--yes"])).exitCode).toBe(0);
    screen.type("a");
    await screen.shows("Accept it? y yes");
    screen.type("y");
    await screen.shows("0 waiting");
    await screen.shows("Nothing waits for you with this filter.");
    screen.type("\u001b");
    await screen.shows("18 waiting");
    screen.type("\r");
    await screen.shows("When accepted:");
    screen.type("d");
    await screen.shows("Deny it?");
    screen.type("n");
    await screen.shows("18 waiting");
    screen.type("d");
    await screen.shows("Deny it?");
    screen.type("y");
    await screen.shows("Denied: Asking Farm 1.");
    screen.type("q");
    await screen.shows("Answered 1 request.");
    expect(await screen.ended).toBe(0);
    expect(await waiting()).toHaveLength(17);
  });

  it("keeps a request whose answer was lost on the list, and says what to do", async () => {
    await asking("Quiet Farm");
    const proxy = await startSlowProxy(network.url);
    const screen = terminal(["queue"], { url: proxy.url, columns: 60 });
    await screen.shows("waiting, number 1");
    screen.type("/quiet\r");
    await screen.shows("> Quiet Farm");
    const held = proxy.hold("_connection_request/", 0);
    screen.type("a");
    await screen.shows("Accept it?");
    screen.type("y");
    await screen.shows("Answering");
    await held;
    proxy.close();
    await screen.shows("> Quiet Farm");
    await screen.shows(/could\s+not\s+be\s+reached/);
    screen.type("q");
    await screen.shows("Answered 0 requests.");
    expect(await screen.ended).toBe(0);
    expect(plain(screen.printed())).toContain("1 waiting");
    expect(await waiting()).toContain("Quiet Farm");
  });
});

describe("config edit", () => {
  /** An editor that writes a text each time that it is opened. */
  function editor(...texts: string[]): string {
    network.write("texts.json", JSON.stringify(texts));
    network.write(
      "editor.cjs",
      `const fs = require("node:fs");
      const texts = JSON.parse(fs.readFileSync("texts.json", "utf8"));
      fs.writeFileSync(process.argv[2], texts.shift());
      fs.writeFileSync("texts.json", JSON.stringify(texts));`,
    );
    return `"${process.execPath}" editor.cjs`;
  }

  it("says what is wrong, opens the file again, and keeps what is right", async () => {
    const EDITOR = editor('{"settings":{"concurency":"8"}}', '{"settings":{"concurrency":"8"}}');
    const screen = terminal(["config", "edit"], { env: { EDITOR } });
    await screen.shows("There is no setting 'concurency'. Did you mean concurrency?");
    await screen.shows("Open it again? (Y/n)");
    screen.type("\r");
    await screen.shows("Kept in");
    expect(await screen.ended).toBe(0);
    expect((await network.run(["config", "get", "concurrency"])).stdout).toBe("8\n");
  });

  it("loses nothing where it is left: neither the settings nor what was written", async () => {
    const before = network.read("config/config.json");
    const screen = terminal(["config", "edit"], { env: { EDITOR: editor('{"settings":') } });
    await screen.shows("This is no JSON:");
    await screen.shows("Open it again?");
    screen.type("n\r");
    await screen.shows("The settings stay as they were.");
    await screen.shows("What you wrote is in");
    expect(await screen.ended).toBe(1);
    expect(network.read("config/config.json")).toBe(before);
    const draft = /is in\s+(\S+config\.json)/.exec(plain(screen.printed()).replaceAll("\n", ""))?.[1] ?? "";
    expect(readFileSync(draft, "utf8")).toBe('{"settings":');
  });

  it("changes nothing where the editor does not start, and says which one it was", async () => {
    const screen = terminal(["config", "edit"], { env: { VISUAL: "no-such-editor" } });
    await screen.shows("The editor 'no-such-editor' ended with 127.");
    expect(await screen.ended).toBe(1);
    const piped = await network.run(["config", "edit"]);
    expect(piped).toMatchObject({ exitCode: 2, stdout: "" });
    expect(piped.stderr).toContain("foodshed config set");
  });
});
