import stringWidth from "fast-string-width";
import { render } from "ink-testing-library";
import { describe, expect, it } from "vitest";
import { bodyHeight, ReviewPanel } from "./review.view.tsx";
import type { ReviewRow } from "./review-row.ts";
import { pressKey, type ReviewState, startReview } from "./review-state.ts";

const LONG = "La Fromagerie des Deux Rivières et de la Vallée de la Grand River";

function row(line: number, more: Partial<ReviewRow> = {}): ReviewRow {
  return {
    line,
    business_name: `Farm ${line}`,
    email: `m${line}@farm.example`,
    outcome: "create",
    message: null,
    candidates: [],
    changes: [],
    values: [["city", "Elora"]],
    mail: { to: `m${line}@farm.example`, subject: `Claim Farm ${line}`, text: "Hello Ada,\nclaim it." },
    doubtful: false,
    decision: undefined,
    ...more,
  };
}

const doubtful = (line: number, business_name = `Farm ${line}`) =>
  row(line, {
    business_name,
    outcome: "similar",
    doubtful: true,
    message: "Farm One may be the same business: a similar name, the same town.",
    candidates: [
      {
        account: { id: 7, slug: "farm-one", business_name: "Farm One" },
        line: null,
        agrees: ["similar_name", "city"],
        message: "Farm One may be the same business: a similar name, the same town.",
        facts: { city: "Elora", phone: "(519) 555-0142" },
      },
    ],
  });

const ROWS = [
  ...Array.from({ length: 30 }, (_, n) => row(n + 2)),
  doubtful(40, LONG),
  doubtful(41),
  row(42, { outcome: "error", message: "'nobody' is no email address.", mail: null }),
  row(43, {
    outcome: "match",
    message: "The business has an account with this address already.",
    mail: null,
  }),
];

const press = (state: ReviewState, ...keys: string[]) =>
  keys.reduce((now, key) => pressKey(now, key, 10), state);

function frame(state: ReviewState, columns = 80, rows = 24): string {
  const view = render(<ReviewPanel state={state} size={{ columns, rows }} colour={false} />);
  const text = view.lastFrame() ?? "";
  view.unmount();
  return text;
}

describe("the review of a plan", () => {
  const start = startReview(ROWS);

  it("begins with the rows that wait for a decision, and counts what would be made", () => {
    const text = frame(start);
    expect(text).toContain("30 accounts to create, 2 to decide");
    expect(text).toContain("[to decide 2]");
    expect(text).toContain(LONG.slice(0, 30));
    expect(text).not.toContain("Farm 2 ");
    expect(frame(startReview(ROWS.slice(0, 3)))).toContain("[all 3]");
  });

  it.each([
    [40, 15],
    [40, 60],
    [80, 24],
    [200, 15],
    [200, 60],
  ])("fits a terminal of %i columns and %i rows in every mode", (columns, rows) => {
    for (const keys of [[], ["return"], ["/", "f"], ["N"], ["c"], ["tab", "tab"], ["escape"]]) {
      const lines = frame(press(start, ...keys), columns, rows).split("\n");
      expect(lines.length, keys.join()).toBeLessThan(rows);
      for (const line of lines) expect(stringWidth(line), line).toBeLessThanOrEqual(columns);
    }
  });

  it("shows names whole that the list cuts, with the candidates beside the row and the mail", () => {
    expect(frame(start, 40)).toContain("…");
    const whole = frame(press(start, "return"), 40, 60);
    expect(whole.replaceAll(/\s+/g, " ")).toContain(LONG);
    expect(whole.replaceAll(/\s+/g, " ")).toContain("city: Elora = Elora");
    expect(whole.replaceAll(/\s+/g, " ")).toContain("phone: – | (519) 555-0142");
    expect(whole).toContain("Hello Ada,");
    const short = frame(press(start, "return"), 40, 15);
    expect(short).toMatch(/… \d+ more lines/);
    expect(frame(press(start, "return", "pageDown"), 40, 15)).not.toBe(short);
    // On a wide terminal both are there at once.
    expect(frame(start, 200)).toContain("Perhaps the same 1: Farm One (farm-one, 7)");
  });

  it("decides row by row, and takes a decision back", () => {
    const decided = press(start, "n", "s");
    expect([...decided.decisions]).toEqual([
      [40, "new"],
      [41, "same"],
    ]);
    expect(frame(decided)).toContain("31 accounts to create");
    expect(frame(decided)).toContain("[new]");
    expect(frame(decided)).not.toContain("to decide,");
    expect(press(decided, "up", "up", "u").decisions.get(40)).toBeUndefined();
    expect(press(start, "return", "k", "k").decisions.size).toBe(2);
  });

  it("leaves rows out that would be created, but does not create what cannot be", () => {
    expect(press(start, "escape", "k").decisions.get(2)).toBe("skip");
    const error = press(start, "/", ..."nobody", "return", "n");
    expect(error.decisions.size).toBe(0);
  });

  it("decides for all doubtful rows shown after a question with their number", () => {
    const asked = press(start, "N");
    expect(frame(asked)).toContain("Decide 'new' for 2 doubtful rows shown?");
    expect(press(asked, "y").decisions.size).toBe(2);
    expect(press(asked, "x").decisions.size).toBe(0);
    expect(press(start, "/", ..."deux riv", "return", "K", "y").decisions).toEqual(new Map([[40, "skip"]]));
  });

  it("filters by outcome and by text, without accents, and says when nothing matches", () => {
    expect(frame(press(start, "tab"))).toContain("[to create 30]");
    const found = press(start, "escape", "/", ..."vallee");
    expect(frame(found)).toContain("find: vallee_");
    expect(frame(found)).toContain("La Fromagerie");
    expect(frame(press(start, "/", ..."zzz"))).toContain("Nothing matches. Enter, then Tab looks");
    expect(frame(press(start, "escape", "/", ..."zzz"))).toContain("Nothing matches. Esc shows all.");
    expect(frame(press(start, "/", ..."zz", "backspace", "backspace", "return"))).toContain("La Fromagerie");
  });

  it("pages through thousands of rows around the cursor", () => {
    const many = startReview(Array.from({ length: 20_000 }, (_, n) => row(n + 2)));
    expect(frame(press(many, "end"))).toContain("> 20001 + Farm 20001");
    expect(frame(press(many, "end", "pageUp"))).toContain("> 19991 + Farm 19991");
    expect(press(many, "home", "up").cursor).toBe(0);
  });

  it("asks at the end with the number, and says what is left out", () => {
    const asked = press(start, "n", "c");
    expect(frame(asked).replaceAll(/\s+/g, " ")).toContain(
      "Create 31 accounts, with a mail to each? 1 row nobody decided on will be left out.",
    );
    expect(press(asked, "y").ended).toBe("go");
    expect(press(asked, "x")).toMatchObject({ ended: undefined, mode: "list" });
    expect(press(asked, "q").ended).toBe("quit");
    expect(press(start, "ctrl+c").ended).toBe("quit");
  });

  it("shows each outcome by a sign and a word, not by colour alone", () => {
    const text = frame(press(start, "escape", "end"), 80);
    expect(text).toMatch(/41 \? Farm 41 .*perhaps the same/);
    expect(text).toMatch(/42 x Farm 42 .*with errors/);
    expect(text).toMatch(/43 = Farm 43 .*with an account/);
  });

  it("leaves a line of the terminal free, however low it is", () => {
    expect(bodyHeight(start, { columns: 40, rows: 15 })).toBeGreaterThanOrEqual(3);
  });
});
