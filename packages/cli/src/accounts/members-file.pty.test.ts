import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import stringWidth from "fast-string-width";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { buildBundle } from "../testing/build-bundle.ts";
import { openTerminal, plain, type Terminal } from "../testing/terminal.ts";
import { encoded, workbook } from "./corpus/corpus-file.ts";

let bundle: string;
let folder: string;
let open: Terminal | undefined;

beforeAll(() => {
  bundle = buildBundle();
  folder = mkdtempSync(join(tmpdir(), "foodshed-files-"));
});

afterEach(() => open?.kill());

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A dry run of a file on a terminal, without a server. */
function dryRun(name: string, content: string | Uint8Array, columns = 80, env: Record<string, string> = {}) {
  writeFileSync(join(folder, name), content);
  open = openTerminal(join(bundle, "main.cjs"), ["accounts", "import", name, "--dry-run"], {
    cwd: folder,
    columns,
    env: {
      FOODSHED_CONFIG_DIR: join(folder, name, "..", `config-${name}`),
      FOODSHED_SERVER: "http://127.0.0.1:9",
      ...env,
    },
  });
  return open;
}

const ODD = "Adr. élect.;Personne;Lieu;Genre\nzoe@ferme.example;Zoé Côté;Ferme Élan;vendor\n";

it("on a terminal a workbook of several sheets is asked for, by number or name", async () => {
  const screen = dryRun("sheets.xlsx", workbook("sheets.xlsx"));
  await screen.shows("2  Membres 2026");
  await screen.shows("Which sheet?");
  screen.type("9\r");
  await screen.shows("Answer with the number or the name of a sheet.");
  await screen.shows("Which sheet?");
  screen.type("2\r");
  await screen.shows("From the file alone: 1 would be created.");
  expect(await screen.ended).toBe(0);
});

it("on a terminal a guessed encoding is shown and confirmed, or another is named", async () => {
  const file = encoded(
    "email;prenom;nom;ferme;role\na@lait.example;Chloé;Bélanger;Chez Chloé;vendor\n",
    "macintosh",
  );
  const screen = dryRun("mac.csv", file);
  await screen.shows("It seems to be Mac Roman");
  await screen.shows("line 2: a@lait.example;Chloé;Bélanger");
  await screen.shows("Does that read right?");
  screen.type("cp850\r");
  await screen.shows("Does that read right?");
  screen.type("macintosh\r");
  await screen.shows("Chloé");
  await screen.shows("Does that read right?");
  screen.type("y\r");
  await screen.shows("From the file alone: 1 would be created.");
  expect(await screen.ended).toBe(0);
  const refused = dryRun("mac2.csv", file);
  await refused.shows("Does that read right?");
  refused.type("n\r");
  await refused.shows("Nothing was read.");
  expect(await refused.ended).toBe(130);
});

it.each([40, 80, 200])(
  "on a terminal of %i columns unknown headings open a screen that fits and maps them",
  async (columns) => {
    const screen = dryRun(`odd-${columns}.csv`, ODD, columns);
    await screen.shows("Which column of the file is which?");
    await screen.shows("Go on");
    for (const line of plain(screen.printed()).split("\n"))
      expect(stringWidth(line), line).toBeLessThanOrEqual(columns);
    screen.type("contact");
    await screen.shows("contact's name *");
    screen.type("\r");
    await screen.shows("→ contact's");
    screen.type("business");
    await screen.shows("❯ business name *");
    screen.type("\r");
    await screen.shows("Everything that is needed is chosen.");
    screen.type("\u001b[B");
    await screen.shows("❯ Go on with these columns");
    screen.type("\r");
    await screen.shows("1 would be created.");
    expect(await screen.ended).toBe(0);
  },
);

it("for a screen reader the mapping is asked in numbered questions", async () => {
  const screen = dryRun("spoken.csv", ODD, 80, { FOODSHED_PLAIN: "1" });
  await screen.shows("Column 1 of 4: 'Adr. élect.', for instance zoe@ferme.example");
  await screen.shows("Field (Enter: email)");
  screen.type("\r");
  await screen.shows("Column 2 of 4: 'Personne'");
  screen.type("contact's name\r");
  await screen.shows("Column 3 of 4: 'Lieu'");
  screen.type("5\r");
  await screen.shows("Column 4 of 4: 'Genre'");
  screen.type("\r");
  await screen.shows("business name: 'Lieu'");
  await screen.shows("Is that right? (y/N)");
  screen.type("y\r");
  await screen.shows("1 would be created.");
  expect(await screen.ended).toBe(0);
  expect(screen.printed()).not.toContain("\u001b[1A");
});
