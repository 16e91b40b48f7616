import { administrationOverview, problem } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { showToAdministrator } from "../testing.tsx";
import { OverviewPage } from "./OverviewPage.tsx";

describe("The overview", () => {
  it("counts what waits, and leads to it", async () => {
    showToAdministrator(<OverviewPage />);
    expect(await screen.findByRole("link", { name: "1 report to decide" })).toHaveAttribute(
      "href",
      "/admin/reports",
    );
    expect(screen.getByRole("link", { name: "2 mails that failed for good" })).toHaveAttribute(
      "href",
      "/admin/mails?state=failed",
    );
    expect(screen.getByRole("link", { name: /^14 accounts unclaimed/ })).toHaveAttribute(
      "href",
      "/admin/accounts?state=unclaimed",
    );
  });

  it("says how the server is, and that no backup is known", async () => {
    showToAdministrator(<OverviewPage />);
    expect(await screen.findByText("Foodshed 0.1.0, Node.js 26.10.0")).toBeVisible();
    expect(screen.getByText(/None is known/)).toBeVisible();
  });

  it("says why it could not be loaded, and tries again", async () => {
    let fails = true;
    const { user } = showToAdministrator(<OverviewPage />, {
      "GET /administration/overview/": () =>
        fails ? problem(503, "Not right now.") : administrationOverview({ reports: 0 }),
    });
    expect(await screen.findByText("Not right now.")).toBeVisible();
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "0 reports to decide" })).toBeVisible();
  });
});
