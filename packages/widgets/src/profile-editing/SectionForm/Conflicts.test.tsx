import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { highlightRules } from "../HighlightForm/highlightForm.ts";
import { Conflicts } from "./Conflicts.tsx";

it("names icons and seasons that were chosen elsewhere in the reader's words, not by their keys", () => {
  renderWidget(
    <Conflicts
      attempt={1}
      labels={{}}
      nameOf={highlightRules.nameOf}
      conflicts={[
        { field: "icons", saved: ["is_open_spring", "organic"] },
        { field: "seasons", saved: ["is_open_spring", "is_open_fall"] },
        { field: "specific_directions", saved: "Fall" },
      ]}
      onTake={() => {}}
    />,
    { locale: "fr-CA" },
  );
  expect(screen.getByText("Printemps, Automne")).toBeVisible();
  // A member's own words stay.
  expect(screen.getByText("Fall")).toBeVisible();
});
