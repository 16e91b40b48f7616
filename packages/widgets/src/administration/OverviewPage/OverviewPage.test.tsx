import { accountSummary, problem } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { showToAdministrator } from "../testing.tsx";
import { OverviewPage } from "./OverviewPage.tsx";

describe("The overview", () => {
  it("counts what waits, and leads to it", async () => {
    showToAdministrator(<OverviewPage />, {
      "GET /accounts/accounts_list/": () => ({ count: 14, results: [accountSummary()] }),
    });
    expect(await screen.findByRole("link", { name: "1 report to decide" })).toHaveAttribute(
      "href",
      "/admin/reports",
    );
    expect(screen.getByRole("link", { name: "14 accounts nobody has claimed" })).toHaveAttribute(
      "href",
      "/admin/accounts?state=unclaimed",
    );
  });

  it("says why it could not be loaded, and tries again", async () => {
    let fails = true;
    const { user } = showToAdministrator(<OverviewPage />, {
      "GET /abuse_reports/": () => (fails ? problem(503, "Not right now.") : { count: 0, results: [] }),
    });
    expect(await screen.findByText("Not right now.")).toBeVisible();
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "0 reports to decide" })).toBeVisible();
  });
});
