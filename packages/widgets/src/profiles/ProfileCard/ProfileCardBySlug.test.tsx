import { problem, profile, smallNetwork } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileCardBySlug } from "./ProfileCardBySlug.tsx";

describe("the card of a slug", () => {
  it("shows the business", async () => {
    renderWidget(<ProfileCardBySlug slug="north-fork-dairy" />, { mocks: smallNetwork });
    expect(await screen.findByRole("link", { name: "North Fork Dairy" })).toBeVisible();
    expect(screen.getByText("Thunder Bay")).toBeVisible();
  });

  it("does not offer to try again for a business that does not exist", async () => {
    renderWidget(<ProfileCardBySlug slug="nobody" />, { mocks: smallNetwork });
    expect(await screen.findByRole("alert")).toHaveTextContent("There is no business “nobody” on Foodshed.");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("says why it failed, and tries again", async () => {
    let there = false;
    const { user } = renderWidget(<ProfileCardBySlug slug="north-fork-dairy" />, {
      mocks: {
        "GET /accounts/profile_by_slug/": () => (there ? profile() : problem(503, "Not at the moment.")),
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Not at the moment.");
    there = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Maple Hill Orchard" })).toBeVisible();
  });
});
