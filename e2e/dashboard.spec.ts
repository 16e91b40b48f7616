import { expect, test } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothWindows } from "./support/axe.ts";
import { demoPassword } from "./support/demo.ts";
import { press } from "./support/keyboard.ts";
import { call, newMember, openAs, tokenOf } from "./support/members.ts";

test("a member sees what happened, who looked, and whom to know", { tag: "@any-size" }, async ({ page }) => {
  await openAs(page, await tokenOf("demo@foodshed.example"), "/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  const feed = page.getByRole("region", { name: "Activity Feed" });
  const entries = feed.getByRole("listitem");
  await expect(entries.first()).toBeVisible();
  const before = await entries.count();
  await feed.getByRole("button", { name: "Load More Activity" }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(before);

  const views = page.getByRole("region", { name: "Profile Views" });
  await expect(views.getByText("Last week")).toBeVisible();
  await expect(
    views.getByRole("img", { name: /Views of your profile on each of the last 30 days/ }),
  ).toBeVisible();
  await press(page, views.getByRole("button", { name: "Views day by day" }));
  await expect(views.getByRole("table").getByRole("row")).toHaveCount(31);

  const suggested = page.getByRole("region", { name: "Suggested Profiles" });
  await expect(suggested.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expectAccessibleInBothWindows(page);

  await page.getByRole("link", { name: "Compare rates" }).click();
  await expect(page).toHaveURL(/\/shipping$/);
  await page.goBack();
  await suggested.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/profiles\//);
});

test("a member answers two networks: one is accepted, the other is not", { tag: "@any-size" }, async ({
  page,
}) => {
  const member = await newMember("Asked Journeys");
  const network = await tokenOf("network@foodshed.example");
  await call("POST", "/accounts/request_connection/", {
    token: network,
    body: { recipient: member.accountId, manage: false },
  });
  await openAs(page, member.token, "/dashboard");
  const requests = page.getByRole("region", { name: "Connection Requests" });
  const accept = requests.getByRole("button", { name: /^Accept / });
  await expect(accept).toHaveCount(1);
  const name = (await accept.getAttribute("aria-label"))?.replace("Accept ", "") ?? "";
  await expectAccessibleInBothWindows(page);
  await press(page, accept);
  await expect(requests.getByText("No Requests")).toBeVisible();

  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Membership" }).getByText(name).first()).toBeVisible();
});

test("a part that cannot be read leaves the others alone, and can be read again", {
  tag: "@any-size",
}, async ({ page }) => {
  const down = "**/accounts/activity_feeds/";
  await page.route(down, (route) => route.abort());
  await openAs(page, await tokenOf("demo@foodshed.example"), "/dashboard");
  const feed = page.getByRole("region", { name: "Activity Feed" });
  await expect(feed.getByRole("alert")).toContainText("The server could not be reached. Please try again.");
  await expect(page.getByRole("region", { name: "Profile Views" }).getByText("Total")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(down);
  await feed.getByRole("button", { name: "Try again" }).click();
  await expect(feed.getByRole("listitem").first()).toBeVisible();
});

test("a visitor logs in first, and is led back", { tag: "@any-size" }, async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
  await page.getByLabel("Email").fill("demo@foodshed.example");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
