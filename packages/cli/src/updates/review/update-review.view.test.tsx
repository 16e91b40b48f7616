import stringWidth from "fast-string-width";
import { render } from "ink-testing-library";
import { describe, expect, it } from "vitest";
import type { FieldUpdate, PlannedRow } from "../update-plan.ts";
import { rowsToChange } from "./review-updates.ts";
import { bodyHeight, UpdateReviewPanel } from "./update-review.view.tsx";
import { pressKey } from "./update-review-keys.ts";
import { startUpdateReview, type UpdateReviewState } from "./update-review-state.ts";

const LONG = "La Fromagerie des Deux Rivières et de la Vallée de la Grand River 🧀";
const STORY = "Nous élevons des chèvres depuis 1978 et faisons nous-mêmes nos fromages. ".repeat(12);

const change = (
  field: FieldUpdate["field"],
  before: FieldUpdate["before"],
  after: FieldUpdate["after"],
  more: Partial<FieldUpdate> = {},
): FieldUpdate => ({ field, before, after, state: "change", message: null, changed_at: null, ...more });

const row = (line: number, changes: FieldUpdate[], business_name = `Farm ${line}`): PlannedRow => ({
  line,
  name: `farm-${line}`,
  account: { id: line, slug: `farm-${line}`, business_name },
  problems: [],
  changes,
});

const since = change("website", "https://new.example", "https://old.example", {
  state: "changed_since",
  message: "The business changed this.",
  changed_at: "2026-05-01T14:05:00Z",
});

const ROWS: PlannedRow[] = [
  row(2, [change("phone", "(519) 555-0101", "(519) 555-0199"), since]),
  row(
    3,
    [
      change("description", STORY, `${STORY}Visitez-nous !`),
      change("products", ["Apples", "Pears"], ["Apples", "Plums"]),
    ],
    LONG,
  ),
  row(4, [change("phone", null, "(519) 555-0142"), change("email", "a@b.example", null)], "مزرعة الوادي"),
  { line: 5, name: "gone", account: null, problems: ["There is no such profile."], changes: [] },
  row(6, [
    change("postal_code", "N0B 1S0", "99999", { state: "invalid", message: "99999 is no postal code." }),
  ]),
  row(7, []),
];

const start = startUpdateReview(ROWS);
const press = (state: UpdateReviewState, ...keys: string[]) =>
  keys.reduce((now, key) => pressKey(now, key, 10), state);

function frame(state: UpdateReviewState, columns = 80, rows = 24): string {
  const view = render(<UpdateReviewPanel state={state} size={{ columns, rows }} colour={false} />);
  const text = view.lastFrame() ?? "";
  view.unmount();
  return text;
}

const flat = (text: string) => text.replaceAll(/\s+/g, " ");

describe("the review of an update", () => {
  it("counts what would change, and shows who is changed in what", () => {
    const text = frame(start);
    expect(flat(text)).toContain(
      "5 fields of 3 profiles to change, 1 field left that changed since, 2 rows with errors",
    );
    expect(text).toContain(
      "[all 5] to change 3 changed since 1 with errors 2".replaceAll(/(?<=\d\]?) /g, "  "),
    );
    expect(text).toMatch(/> 2 \[-\] Farm 2 +phone, website \(changed since\)/);
    expect(text).toMatch(/5 {2}x {2}gone +refused: There is no such profile\./);
    expect(text).not.toContain("Farm 7");
  });

  it.each([
    [40, 15],
    [40, 50],
    [80, 24],
    [120, 24],
    [200, 15],
    [200, 60],
  ])("fits a terminal of %i columns and %i rows wherever one is in it", (columns, rows) => {
    for (const keys of [
      [],
      ["return"],
      ["down", "return", "down"],
      ["down", "down", "return"],
      ["/", "f"],
      ["f", "T"],
      ["c"],
      ["tab", "tab"],
    ]) {
      const lines = frame(press(start, ...keys), columns, rows).split("\n");
      expect(lines.length, keys.join()).toBeLessThan(rows);
      for (const line of lines) expect(stringWidth(line), line).toBeLessThanOrEqual(columns);
    }
  });

  it("shows what a field holds and what it would hold, below or beside each other", () => {
    const narrow = frame(press(start, "return"), 40);
    expect(narrow).toContain("now: (519) 555-0101");
    expect(narrow).toContain("new: (519) 555-0199");
    expect(frame(press(start, "return"), 80)).toContain("(519) 555-0101  →  (519) 555-0199");
    expect(frame(start, 200)).toContain("(519) 555-0101  →  (519) 555-0199");
    expect(frame(press(start, "down", "down", "return"))).toContain("a@b.example  →  nothing");
  });

  it("shows of lists what comes and goes, and of long texts where they differ", () => {
    const text = frame(press(start, "down", "return"));
    expect(text).toContain("− Pears");
    expect(text).toContain("+ Plums");
    expect(text).toContain("and 1 as before");
    expect(flat(text)).toContain("Visitez-nous !");
    expect(text).not.toContain(
      "depuis 1978 et faisons nous-mêmes nos fromages. Nous élevons des chèvres depuis",
    );
  });

  it("leaves and changes field by field, also what changed since", () => {
    const none = press(start, "return", " ");
    expect(flat(frame(none))).toContain("4 fields of 2 profiles to change, 1 field left by you");
    const both = press(start, "return", "down", " ");
    expect(flat(frame(both))).toContain("6 fields of 3 profiles to change, 1 of them overwritten");
    expect(flat(frame(both))).toContain("The business changed this. (2026-05-01) It is overwritten.");
    expect(rowsToChange(ROWS, both.choices)[0]?.changes).toMatchObject([
      { field: "phone", state: "change" },
      { field: "website", state: "change", overwrite: true },
    ]);
    expect(press(both, "u").choices.size).toBe(0);
    expect(rowsToChange(ROWS, none.choices).map(({ line }) => line)).toEqual([3, 4]);
  });

  it("leaves a whole row, and changes it again", () => {
    const left = press(start, " ");
    expect(rowsToChange(ROWS, left.choices).map(({ line }) => line)).toEqual([3, 4]);
    expect(frame(left)).toContain("2 [ ] Farm 2");
    expect(rowsToChange(ROWS, press(left, "up", " ").choices)).toEqual(rowsToChange(ROWS));
  });

  it("changes nothing that is refused, whatever one presses", () => {
    const pressed = press(start, "end", " ", "return", " ", "escape", "up", " ", "T", "y");
    expect(rowsToChange(ROWS, pressed.choices).map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it("looks at one field of all rows, and decides on it alone", () => {
    const phones = press(start, "f");
    expect(frame(phones)).toContain("[field: phone]");
    expect(frame(phones, 110)).toContain("(519) 555-0101 → (519) 555-0199");
    expect(frame(phones)).not.toContain("Fromagerie");
    const asked = press(phones, "L");
    expect(frame(asked)).toContain("Leave all 2 fields shown?");
    const left = press(asked, "y");
    expect(
      rowsToChange(ROWS, left.choices).flatMap(({ changes }) => changes.map(({ field }) => field)),
    ).toEqual(["description", "products", "email"]);
    expect(press(asked, "x").choices.size).toBe(0);
    expect(press(phones, "escape").field).toBeUndefined();
    expect(press(start, "F").field).toBe("postal_code");
  });

  it("says how much is overwritten before it changes all that is shown", () => {
    const asked = press(start, "T");
    expect(flat(frame(asked))).toContain(
      "Change all 6 fields shown? 1 field of them changed since and would be overwritten.",
    );
    expect(flat(frame(press(asked, "y")))).toContain(
      "6 fields of 3 profiles to change, 1 of them overwritten",
    );
  });

  it("finds rows by name, field and value, without accents, and says when nothing matches", () => {
    expect(frame(press(start, "/", ..."rivieres"))).toContain("La Fromagerie");
    expect(frame(press(start, "/", ..."plums"))).toContain("La Fromagerie");
    expect(frame(press(start, "/", ..."postal code"))).toContain("Farm 6");
    expect(frame(press(start, "/", ..."zzz"))).toContain("Nothing matches.");
    expect(frame(press(start, "/", ..."zz", "backspace", "backspace", "return"))).toContain("Farm 2");
    expect(press(start, "/", ..."zzz", "return", "return").mode).toBe("list");
  });

  it("asks at the end with the numbers, and says what is left", () => {
    const asked = press(start, "c");
    expect(flat(frame(asked))).toContain(
      "Change 5 fields of 3 profiles? 1 field left that changed since, 2 rows with errors. y change, q change nothing",
    );
    expect(press(asked, "y").ended).toBe("go");
    expect(press(asked, "x")).toMatchObject({ ended: undefined, mode: "list" });
    expect(press(asked, "q").ended).toBe("quit");
    expect(press(start, "ctrl+c").ended).toBe("quit");
    expect(frame(press(start, "L", "y", "c"))).toContain("Nothing is left to change.");
  });

  it("scrolls to the field at the cursor, and within a long one", () => {
    const long = startUpdateReview([
      row(2, [
        change("description", "a ".repeat(400), STORY),
        ...(["phone", "fax", "cell", "city"] as const).map((field) => change(field, "1", "2")),
      ]),
    ]);
    const top = frame(press(long, "return"), 40, 15);
    expect(top).toMatch(/… \d+ more lines/);
    expect(frame(press(long, "return", "end"), 40, 15)).toContain("> [x] city");
    expect(frame(press(long, "return", "pageDown"), 40, 15)).not.toBe(top);
  });

  it("pages through thousands of rows", () => {
    const many = startUpdateReview(
      Array.from({ length: 5_000 }, (_, n) => row(n + 2, [change("phone", "1", "2")])),
    );
    expect(frame(press(many, "end"))).toContain("> 5001 [x] Farm 5001");
    expect(frame(press(many, "end", "pageUp"))).toContain("> 4991 [x] Farm 4991");
    expect(press(many, "home", "up").cursor).toBe(0);
  });

  it("leaves a line of the terminal free, however low it is", () => {
    expect(bodyHeight(start, { columns: 40, rows: 15 })).toBeGreaterThanOrEqual(3);
  });
});
