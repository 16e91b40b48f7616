import type { EmbeddedWidget } from "../../embed/element.ts";

/** `<foodshed-profile-card slug="…">`: one business at a glance. */
export const profileCardElement = {
  tag: "foodshed-profile-card",
  attributes: ["slug"],
  height: 380,
  path: "/profiles/{slug}",
  reads: true,
  load: () =>
    import("./ProfileCardBySlug.tsx").then(({ ProfileCardBySlug }) => ({ default: ProfileCardBySlug })),
} as const satisfies EmbeddedWidget;
