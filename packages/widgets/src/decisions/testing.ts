import type { Schema } from "@foodshed/sdk";

/** A decision that hid one's classified and can be appealed. */
export function ownDecision(
  changes: Partial<Schema<"OwnModerationDecision">> = {},
): Schema<"OwnModerationDecision"> {
  return {
    id: 8,
    kind: "classified",
    target_id: 907,
    title: "Cider press",
    outcome: "hide_classified",
    reason: "fraud",
    note: "Please do not ask for deposits.",
    until: null,
    decided_at: "2026-05-01T12:00:00Z",
    in_force: true,
    appeal: null,
    appeal_until: "2026-05-31T12:00:00Z",
    ...changes,
  };
}

export const ownModeration = (...decisions: Schema<"OwnModerationDecision">[]): Schema<"OwnModeration"> => ({
  decisions,
  reports: [
    {
      id: 4,
      kind: "profile",
      reason: "spam",
      created_at: "2026-05-01T12:00:00Z",
      state: "acted",
      decided_at: "2026-05-02T12:00:00Z",
    },
  ],
});
