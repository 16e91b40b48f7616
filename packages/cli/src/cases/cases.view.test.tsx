import type { Schema } from "@foodshed/sdk";
import stringWidth from "fast-string-width";
import { render } from "ink-testing-library";
import { describe, expect, it } from "vitest";
import { CasesScreen } from "./cases.view.tsx";
import type { Request } from "./cases-state.ts";

const one = (id: number): Schema<"ModerationCaseSummary"> => ({
  id,
  kind: "classified",
  target_id: 7,
  title: "Honey",
  account: { id: 3, slug: `farm-${id}`, business_name: `Farm ${id}`, photo_file_name: null },
  state: "open",
  reports: 1,
  reporters: 1,
  score: 30,
  urgency: [],
  opened_at: "2026-05-01T14:05:00Z",
  outcome: null,
  decided_at: null,
  appeal: null,
});

interface Answers {
  problem?: string;
  notOpened?: string;
  lines?: string[];
}

function show(
  count: number,
  { problem, notOpened, lines = ["Reported: Honey"] }: Answers = {},
  columns = 80,
) {
  const decided: Request[] = [];
  let ended = 0;
  const screen = render(
    <CasesScreen
      cases={Array.from({ length: count }, (_, n) => one(n + 1))}
      size={{ columns, rows: 14 }}
      colour={false}
      onOpen={async () =>
        notOpened ? { problem: notOpened } : { lines, actions: ["dismiss", "warn", "hide_classified"] }
      }
      onPreview={async ({ action }) => ({ lines: [`The author is told: ${action}`] })}
      onDecide={async (request) => {
        decided.push(request);
        return problem ? { problem } : {};
      }}
      onEnd={() => {
        ended += 1;
      }}
    />,
  );
  return {
    decided,
    ended: () => ended,
    frame: () => screen.lastFrame() ?? "",
    shows: (text: string) => expect.poll(() => screen.lastFrame()).toContain(text),
    async type(...keys: string[]) {
      for (const key of keys) {
        // Ink listens again after each drawing.
        await new Promise((resolve) => setTimeout(resolve, 30));
        screen.stdin.write(key);
      }
    },
  };
}

const DOWN = "\u001b[B";

describe("the screen of the cases", () => {
  it("opens a case, puts a decision together, shows what is told, and takes the case off the list", async () => {
    const screen = show(2);
    await screen.shows("2 waiting, the most urgent first");
    await screen.type(DOWN, "\r");
    await screen.shows("Reported: Honey");
    await screen.type("d");
    await screen.shows("Case 2, Farm 2: what is done?");
    await screen.type("2");
    await screen.shows("Case 2, Farm 2: why?");
    await screen.type("1");
    await screen.shows("what the author is told besides");
    await screen.type("\r");
    await screen.shows("The author is told: warn");
    await screen.type("n");
    await screen.shows("Nothing was decided.");
    expect(screen.decided).toEqual([]);
    await screen.type("\r");
    await screen.shows("Reported: Honey");
    await screen.type("d", "2", "1", "\r");
    await screen.shows("Decide it? y yes");
    await screen.type("y");
    await screen.shows("Decided: case 2.");
    await screen.shows("1 waiting");
    expect(screen.decided).toEqual([{ id: 2, action: "warn", reason: "spam" }]);
  });

  it("keeps the case, and says why, when the server refuses or cannot be reached", async () => {
    const refused = show(1, { problem: "Somebody else has decided it." });
    await refused.type("\r");
    await refused.shows("Reported: Honey");
    await refused.type("d", "1", "1", "\r");
    await refused.shows("Decide it?");
    await refused.type("y");
    await refused.shows("Somebody else has decided it.");
    const away = show(1, { notOpened: "The server cannot be reached." });
    await away.type("\r");
    await away.shows("The server cannot be reached.");
    await away.shows("1 waiting");
  });

  it("says when nothing waits, and ends on q", async () => {
    const screen = show(0);
    await screen.shows("No case waits.");
    await screen.type("q");
    await expect.poll(screen.ended).toBe(1);
  });

  it.each([30, 60, 120])("fits a terminal of %i columns, and scrolls what is longer", async (columns) => {
    const lines = Array.from({ length: 40 }, (_, n) => `Line ${n + 1} of a long conversation about honey`);
    const screen = show(3, { lines }, columns);
    await screen.type("\r");
    await screen.shows("more lines");
    await screen.type(DOWN);
    await screen.shows("Line 2");
    const drawn = screen.frame().split("\n");
    expect(drawn.length).toBeLessThanOrEqual(14);
    for (const line of drawn) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
  });
});
