import assert from "node:assert/strict";
import { test } from "node:test";
import { entriesToJudge, parseLog } from "./logged.ts";

const line = (kind: string, words: string, searches = 5, without_complete_hits = 2) =>
  JSON.stringify({ kind, words, searches, without_hits: 0, without_complete_hits, last_day: "2026-11-20" });

test("words of the log that no query judges become entries to complete, in the order of the log", () => {
  const logged = parseLog(
    [
      line("profiles", "yuzu", 9),
      line("profiles", "goat cheese"),
      "",
      line("classifieds", 'a "reefer"'),
      line("profiles", "cheese curds"),
    ].join("\n"),
  );
  assert.deepEqual(entriesToJudge(logged, "profiles", [{ text: "Goat  cheese" }]), [
    '["yuzu", sells(t.…)], // 9 searches, 2 without complete hits',
    '["cheese curds", sells(t.…)], // 5 searches, 2 without complete hits',
  ]);
  assert.deepEqual(entriesToJudge(logged, "classifieds", [{ text: "yuzu" }]), [
    '["a \\"reefer\\"", about(t.…)], // 5 searches, 2 without complete hits',
  ]);
});

for (const wrong of ["searches  words", "{}", line("people", "ada"), '{"kind":"profiles","words":"yuzu"}'])
  test(`a line that is none of a search log is named: ${wrong}`, () => {
    assert.throws(
      () => parseLog(`${line("profiles", "yuzu")}\n${wrong}\n`),
      /^Error: Line 2 is none of a search log: /,
    );
  });
