import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothWindows } from "./support/axe.ts";
import { call, newMember, openAs } from "./support/members.ts";
import { newManagedMember, newNetwork } from "./support/networks.ts";

const history = (page: Page) => page.getByRole("region", { name: "History" });

test("a member sees what a network changed in the profile, and takes it back with one press", {
  tag: "@any-size",
}, async ({ page, browser }) => {
  test.slow();
  const network = await newNetwork();
  const member = await newManagedMember(network, "Remembering Acres");
  await call("POST", "/accounts/update_profile/", {
    token: member.token,
    body: { id: member.accountId, details: { description: "Leeks and lavender." } },
  });

  const manager = await (await browser.newContext()).newPage();
  await openAs(manager, network.token, "/profile-manager");
  await manager.getByRole("link", { name: `Manage Profile of ${member.business}` }).click();
  await manager.getByRole("button", { name: "Edit description" }).click();
  const edit = manager.getByRole("dialog", { name: "Edit Your Profile" });
  await edit.getByLabel("About your business").fill("Onions only.");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await expect(edit).toBeHidden();
  await expect(manager.getByText("Onions only.")).toBeVisible();
  const profile = manager.url();

  await openAs(page, member.token, "/settings#history");
  const [newest, first] = [
    history(page).getByRole("listitem").nth(0),
    history(page).getByRole("listitem").nth(1),
  ];
  await expect(newest).toContainText("Description");
  await expect(newest).toContainText("Before: Leeks and lavender.");
  await expect(newest).toContainText("After: Onions only.");
  await expect(newest).toContainText(`Nora Whitfield of ${network.business}`);
  await expect(first).toContainText("Before: nothing");
  await expect(first).toContainText(`Ada Okafor of ${member.business}`);
  await expectAccessibleInBothWindows(page);

  await newest.getByRole("button", { name: /^Undo the change of Description/ }).click();
  await expect(page.getByText("The change is undone.").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(newest).toContainText("After: Leeks and lavender.");
  await expect(newest).toContainText("UNDO");
  await expect(first).toContainText("UNDONE");
  await expect(first.getByRole("button")).toHaveCount(0);
  await expectAccessibleInBothWindows(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(profile).pathname.replace("/profile-hub/", "/profiles/"));
  await expect(visitor.getByRole("main")).toContainText("Leeks and lavender.");
  await expect(visitor.getByRole("main")).not.toContainText("Onions only.");
  await manager.reload();
  await expect(manager.getByRole("main")).toContainText("Leeks and lavender.");
  await Promise.all([visitor.context().close(), manager.context().close()]);
});

test("a change that was changed again asks before it is taken back", { tag: "@any-size" }, async ({
  page,
}) => {
  const member = await newMember("Wavering Acres");
  const describeAs = (description: string) =>
    call("POST", "/accounts/update_profile/", {
      token: member.token,
      body: { id: member.accountId, details: { description } },
    });
  for (const text of ["Leeks.", "Onions.", "Garlic."]) await describeAs(text);
  await openAs(page, member.token, "/settings#history");
  const second = history(page).getByRole("listitem").filter({ hasText: "After: Onions." });
  await second.getByRole("button", { name: /^Undo the change of Description/ }).click();
  const dialog = page.getByRole("dialog", { name: "Undo it all the same?" });
  await expect(dialog).toContainText("This was changed again since");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Undo all the same" }).click();
  await expect(dialog).toBeHidden();
  await expect(history(page).getByRole("listitem").first()).toContainText("After: Leeks.");
});
