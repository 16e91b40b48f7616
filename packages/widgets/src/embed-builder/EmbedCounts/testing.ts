import type { Schema } from "@foodshed/sdk";

/** A month of two widgets. */
export const counts: Schema<"EmbedCounts"> = {
  from: "2026-10-25",
  to: "2026-11-23",
  pages: [
    { element: "classifieds", page_host: "farm.example", shown: 1240, used: 88 },
    { element: "search", page_host: "", shown: 12, used: 0 },
  ],
  days: [{ day: "2026-11-23", shown: 1252, used: 88 }],
};
