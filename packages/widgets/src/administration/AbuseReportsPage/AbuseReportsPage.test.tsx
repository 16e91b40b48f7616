import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { showToAdministrator } from "../testing.tsx";
import { AbuseReportsPage } from "./AbuseReportsPage.tsx";

describe("The reports", () => {
  it("say what was reported, by whom and why, and lead to whose it is", async () => {
    showToAdministrator(<AbuseReportsPage search="" />);
    expect(await screen.findByText("An attempt to deceive")).toBeVisible();
    expect(screen.getByRole("link", { name: "Classified of Maple Hill Orchard" })).toHaveAttribute(
      "href",
      "/admin/accounts/412",
    );
    expect(screen.getByText("Asks for a deposit by gift card.")).toBeVisible();
    expect(screen.getByText(/Reported by a visitor/)).toBeVisible();
  });
});
