import stringWidth from "fast-string-width";
import { render } from "ink-testing-library";
import { expect, it, vi } from "vitest";
import { MappingScreen } from "./mapping.view.tsx";
import type { Mapping } from "./mapping-state.ts";

const COLUMNS = [
  { heading: "Adr. élect.", samples: ["zoe@ferme.example"] },
  { heading: "Personne", samples: ["Zoé Côté", "Ann Roy"] },
  { heading: "Lieu", samples: ["Ferme Élan"] },
  { heading: "Genre", samples: ["vendor"] },
];
const START: Mapping = ["email", undefined, undefined, "roles"];

const ENTER = "\r";
const DOWN = "\u001b[B";
const ESCAPE = "\u001b";

function open(mapping: Mapping = START) {
  const onDone = vi.fn<(chosen: Mapping | undefined) => void>();
  const screen = render(
    <MappingScreen columns={COLUMNS} mapping={mapping} purpose="account" onDone={onDone} />,
  );
  return {
    onDone,
    frame: () => screen.lastFrame() ?? "",
    /** Types key after key, each when the one before is shown. */
    async type(...keys: string[]) {
      for (const key of keys) {
        screen.stdin.write(key);
        // A lone escape is told from the beginning of a longer sequence by a pause.
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    },
    close: () => screen.unmount(),
  };
}

it("shows the columns with what stands in them, the proposals, and what is missing", () => {
  const screen = open();
  expect(screen.frame()).toContain(
    "Still to choose: contact's name (or first name and last name), business name.",
  );
  expect(screen.frame()).toMatch(/Adr\. élect\. +zoe@ferme\.example +→ email/);
  expect(screen.frame()).toMatch(/❯ Personne +Zoé Côté, Ann Roy +– aside/);
  screen.close();
});

it("keeps a space between a long heading and what stands in it", () => {
  const onDone = vi.fn();
  const long = [
    { heading: "Nom de la patente qui nous occupe", samples: ["Ferme du Ruisseau du Nord"] },
    ...COLUMNS.slice(1),
  ];
  const screen = render(<MappingScreen columns={long} mapping={START} purpose="account" onDone={onDone} />);
  expect(screen.lastFrame()).toMatch(/Nom de la .*… Ferme/);
  screen.unmount();
});

it("takes a field that is typed, also by another name, and reads nothing before it is confirmed", async () => {
  const screen = open();
  await screen.type("c", "o", "n", "t");
  expect(screen.frame()).toContain("❯ contact's name *");
  await screen.type(ENTER, "e", "n", "t", "r", "e", "p", ENTER);
  expect(screen.frame()).toContain("Everything that is needed is chosen.");
  expect(screen.onDone).not.toHaveBeenCalled();
  await screen.type(DOWN, ENTER);
  expect(screen.onDone).toHaveBeenCalledWith(["email", "name", "business_name", "roles"]);
  screen.close();
});

it("does not go on while a required field is missing", async () => {
  const screen = open();
  await screen.type(DOWN, DOWN, DOWN, DOWN, ENTER);
  expect(screen.frame()).toContain("Go on (first choose what is missing)");
  expect(screen.onDone).not.toHaveBeenCalled();
  screen.close();
});

it("takes a choice from the column that had it, and leaves columns aside", async () => {
  const screen = open(["email", "name", "business_name", "roles"]);
  await screen.type("\u001b[A", "\u001b[A", "r", "o", "l", "e", ENTER);
  expect(screen.frame()).toMatch(/Lieu .*→ roles/);
  expect(screen.frame()).toMatch(/Genre .*– aside/);
  screen.close();
});

it("goes back with Escape, and then stops without a mapping", async () => {
  const screen = open();
  await screen.type(ENTER, ESCAPE);
  expect(screen.onDone).not.toHaveBeenCalled();
  await screen.type(ESCAPE);
  expect(screen.onDone).toHaveBeenCalledWith(undefined);
  screen.close();
});

it("fits its terminal", () => {
  const screen = open();
  for (const line of screen.frame().split("\n")) expect(stringWidth(line)).toBeLessThanOrEqual(100);
  screen.close();
});
