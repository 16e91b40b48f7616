import type { EmbeddedWidget } from "../../embed/element.ts";

/** `<foodshed-profile-card slug="…">`: one business at a glance. */
export const profileCardElement: EmbeddedWidget = {
  tag: "foodshed-profile-card",
  attributes: ["slug"],
  height: 380,
  path: "/search",
  load: () =>
    import("./ProfileCardBySlug.tsx").then(({ ProfileCardBySlug }) => ({ default: ProfileCardBySlug })),
};
