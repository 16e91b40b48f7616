import { expect } from "@playwright/test";
import { newAddress } from "./support/accounts.ts";
import { expectAccessible } from "./support/axe.ts";
import { call, newMember, openAs } from "./support/members.ts";
import { newManagedMember, newNetwork } from "./support/networks.ts";
import { startWalk, test } from "./support/walk.ts";

test("a manager writes to just five of seven members in five steps, and watches it arrive", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const network = await newNetwork();
  const members = [];
  for (const name of ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch"])
    members.push(await newManagedMember(network, `${name} at Work`));
  const five = members.slice(0, 5);
  await call("POST", "/recipient_groups/", {
    token: network.token,
    body: { name: "Market vendors", accounts: five.map(({ accountId }) => accountId) },
  });
  await openAs(page, network.token, "/profile-manager");
  await expect(page.getByRole("heading", { name: "Managing 7 Profiles" })).toBeVisible();

  const walk = startWalk();
  await walk.choose(page.getByLabel("Show", { exact: true }), "Group: Market vendors");
  await expect(page.getByText("5 of 7 profiles")).toBeVisible();
  await walk.click(page.getByRole("button", { name: "Write", exact: true }));
  const dialog = page.getByRole("dialog", { name: "Write to 5 members" });
  await walk.fill(dialog.getByLabel("Message"), "Stalls are given out on Friday.");
  await walk.click(dialog.getByRole("button", { name: "Preview" }));
  await expectAccessible(page);
  await walk.click(dialog.getByRole("button", { name: "Send to 5 members" }));
  await expect(page.getByText("Successfully Sent a Mass Message!")).toBeVisible();
  expect(walk.interactions).toBeLessThanOrEqual(5);

  await expect(page.getByText(/^Sent to 5 recipients/)).toBeVisible();
  await expectAccessible(page);
  const [first, , , , , sixth] = members as [(typeof members)[0], ...typeof members];
  await openAs(page, first.token, "/messages");
  await expect(page.getByText("Stalls are given out on Friday.").first()).toBeVisible();
  const others = await call<{ count: number }>("GET", "/conversations/conversations_by_user/", {
    token: (sixth as typeof first).token,
  });
  expect(others.count).toBe(0);
});

test("a manager invites five members in six steps, and writes to just those in five more", async ({
  page,
}) => {
  const network = await newNetwork();
  await newManagedMember(network, "Here Before");
  const stamp = Date.now().toString(36);
  const rows = ["Ash", "Birch", "Cedar", "Elm", "Fir"].map(
    (name) => `${newAddress(name.toLowerCase())}\tLou ${name}\t${name} Invited ${stamp}\tseller`,
  );
  await openAs(page, network.token, "/profile-manager");
  const walk = startWalk();
  await walk.click(page.getByRole("button", { name: "Invite Members" }));
  const invites = page.getByRole("dialog", { name: "Invite members" });
  await walk.fill(
    invites.getByLabel("Rows from a spreadsheet"),
    ["Email\tContact\tFarm name\tRoles", ...rows].join("\n"),
  );
  await expect(invites.getByText("5 new")).toBeVisible();
  await expectAccessible(page);
  await walk.click(invites.getByRole("button", { name: "Invite 5 businesses" }));
  await expect(invites.getByText("5 businesses were invited, and get their emails now.")).toBeVisible();
  expect(walk.interactions).toBeLessThanOrEqual(6);

  const invited = walk.interactions;
  await walk.click(invites.getByRole("button", { name: "Write to these 5" }));
  const dialog = page.getByRole("dialog", { name: "Write to 5 members" });
  await walk.fill(dialog.getByLabel("Message"), "Welcome! Stalls are given out on Friday.");
  await walk.click(dialog.getByRole("button", { name: "Preview" }));
  await expect(dialog.getByText(/^5 have not claimed their profiles yet/)).toBeVisible();
  await walk.click(dialog.getByRole("button", { name: "Send to 5 members" }));
  await expect(page.getByText("Successfully Sent a Mass Message!")).toBeVisible();
  expect(walk.interactions - invited).toBeLessThanOrEqual(5);
});

test("a manager reminds everybody who lacks something with one press, and takes it back", {
  tag: "@any-size",
}, async ({ page }) => {
  const network = await newNetwork();
  await newManagedMember(network, "Bare Acres");
  await openAs(page, network.token, "/profile-manager");
  await page.getByRole("button", { name: "Remind 1 owner" }).click();
  await expect(page.getByText("A reminder goes out in a moment.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The reminders were stopped.")).toBeVisible();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
});

test("another network's manager sees nothing of it", { tag: "@any-size" }, async ({ page }) => {
  const [network, other] = [await newNetwork(), await newNetwork()];
  const member = await newManagedMember(network, "Private Pastures");
  const stranger = await newMember("Curious Cannery", [5]);
  const { id } = await call<{ id: number }>("POST", "/campaigns/", {
    token: network.token,
    body: { kind: "message", accounts: [member.accountId], content: "For members only." },
  });
  for (const { token } of [other, stranger])
    await expect(call("GET", `/campaigns/${id}/`, { token })).rejects.toThrow(/404/);
  await openAs(page, other.token, "/profile-manager");
  await expect(page.getByRole("heading", { name: "Managing 0 Profiles" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Messages to many" })).toHaveCount(0);
});
