import stringWidth from "fast-string-width";
import { render } from "ink-testing-library";
import { describe, expect, it } from "vitest";
import { QueueScreen } from "./queue.view.tsx";
import type { QueueItem } from "./queue-item.ts";
import type { Answered } from "./queue-state.ts";

const item = (n: number): QueueItem => ({
  item: `connection-${n}`,
  type: "connection",
  business_name: `Farm ${n}`,
  slug: `farm-${n}`,
  asks: "to join",
  of: "Elora Table",
  created_at: "2026-05-01T14:05:00Z",
  consequence: `Farm ${n} is shown as a member of Elora Table.`,
});

function show(count: number, { problem, waits = false }: Partial<Answered> = {}, columns = 80) {
  const answers: string[] = [];
  const screen = render(
    <QueueScreen
      items={Array.from({ length: count }, (_, n) => item(n + 1))}
      detailsOf={({ consequence }) => [`When accepted: ${consequence}`]}
      size={{ columns, rows: 12 }}
      colour={false}
      onAnswer={async ({ item }, accept) => {
        answers.push(`${item} ${accept}`);
        return { ...(problem && { problem }), waits };
      }}
    />,
  );
  return {
    answers,
    frame: () => screen.lastFrame() ?? "",
    shows: (text: string) => expect.poll(() => screen.lastFrame()).toContain(text),
    lacks: (text: string) => expect.poll(() => screen.lastFrame()).not.toContain(text),
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
const PAGE_DOWN = "\u001b[6~";

describe("the screen of the queue", () => {
  it("looks into an item, asks before it answers, and takes it off the list", async () => {
    const screen = show(2);
    await screen.shows("> Farm 1 asks to join (Elora Table)");
    await screen.type(DOWN, "\r");
    await screen.shows("When accepted: Farm 2 is shown as a member of Elora Table.");
    await screen.type("a");
    await screen.shows("Accept it?");
    await screen.type("n");
    await screen.shows("2 waiting");
    expect(screen.answers).toEqual([]);
    await screen.type("d", "y");
    await screen.shows("Denied: Farm 2.");
    await screen.shows("1 waiting");
    expect(screen.answers).toEqual(["connection-2 false"]);
  });

  it("filters and pages", async () => {
    const screen = show(20);
    await screen.shows("20 waiting, number 1");
    await screen.type(PAGE_DOWN);
    await screen.shows("> Farm 9 ");
    await screen.type("/", "20", "\r");
    await screen.shows('1 waiting, filtered by "20"');
    await screen.shows("> Farm 20 ");
    await screen.lacks("Farm 9 ");
    await screen.type("/", "zz");
    await screen.shows("Nothing waits for you with this filter.");
  });

  it("takes what somebody else answered off the list, and says so", async () => {
    const screen = show(1, { problem: "This request is answered already." });
    await screen.type("a", "y");
    await screen.shows("This request is answered already.");
    await screen.shows("Nothing waits for you.");
  });

  it("keeps what could not be answered, so that it can be answered again", async () => {
    const screen = show(2, { problem: "The server cannot be reached.", waits: true });
    await screen.type("a", "y");
    await screen.shows("The server cannot be reached.");
    await screen.shows("> Farm 1 ");
    await screen.shows("2 waiting");
  });

  it.each([40, 80, 200])("fits a terminal of %i columns", async (columns) => {
    const screen = show(20, {}, columns);
    for (const keys of [[], ["\r"], ["a"], ["n", "/"]]) {
      await screen.type(...keys);
      for (const line of screen.frame().split("\n"))
        expect(stringWidth(line), line).toBeLessThanOrEqual(columns);
      expect(screen.frame().split("\n").length).toBeLessThan(12);
    }
  });
});
