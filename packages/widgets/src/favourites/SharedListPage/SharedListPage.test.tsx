import { SHARE_TOKEN, sharedList } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { SharedListPage } from "./SharedListPage.tsx";

it("says the same day on the server and in every browser: Ontario's", () => {
  // Half past eight in the evening of the 26th there.
  const list = sharedList({ updated_at: "2026-11-27T01:30:00Z" });
  renderWidget(<SharedListPage list={list} token={SHARE_TOKEN} />);
  expect(screen.getByText(/Nov 26, 2026/)).toBeVisible();
});
