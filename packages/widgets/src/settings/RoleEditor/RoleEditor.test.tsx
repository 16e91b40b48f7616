import { businesses, type Mocks, ownSettings, problem } from "@foodshed/sdk/testing";
import type { RoleCode } from "@foodshed/sdk/vocabulary";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { section, showSettings, type User } from "../testing.tsx";

describe("Account types", () => {
  const editor = () => section("Change Account Type");
  const names = () =>
    editor()
      .getAllByRole("listitem")
      .map((item) => item.querySelector("p")?.textContent?.trim());
  const save = () => editor().getByRole("button", { name: "Save" });
  const addMore = () => editor().queryByRole("button", { name: "Add account type" });

  async function edit(options: { mocks?: Mocks; pending?: RoleCode[] } = {}) {
    const settings = ownSettings(businesses[0], options.pending);
    const update = vi.fn(settings["POST /accounts/update_profile/"]);
    const view = showSettings({ ...settings, "POST /accounts/update_profile/": update, ...options.mocks });
    await screen.findByText("Seller");
    return { ...view, update };
  }
  async function remove(user: User, role: string) {
    await user.click(editor().getByRole("button", { name: `Remove ${role}` }));
    await user.click(
      within(await screen.findByRole("dialog", { name: `Remove ${role}?` })).getByRole("button", {
        name: "Remove",
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  async function add(user: User, role: string, entry = 1) {
    await user.click(addMore() as HTMLElement);
    await user.selectOptions(editor().getByLabelText(`New account type ${entry}`), role);
  }

  it("sends what is added and what is removed, together", async () => {
    const { user, update } = await edit();
    await remove(user, "Vendor");
    await add(user, "Buyer");
    await user.click(save());
    expect(await editor().findByText("User successfully saved")).toBeVisible();
    expect(update).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { id: 412, addRoles: [1], removeRoles: [6] } }),
    );
    expect(names()).toEqual(["Seller", "Buyer"]);
    expect(save()).toBeDisabled();
  });

  it("asks before one is removed, and says what is lost", async () => {
    const { user } = await edit();
    await user.click(editor().getByRole("button", { name: "Remove Vendor" }));
    const question = within(await screen.findByRole("dialog"));
    expect(
      question.getByText("Removing an account type will cause you to lose your information for this role."),
    ).toBeVisible();
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(names()).toEqual(["Seller", "Vendor"]);
    expect(save()).toBeDisabled();
  });

  it("cannot be saved when none is set", async () => {
    const { user } = await edit();
    await remove(user, "Vendor");
    expect(save()).toBeEnabled();
    await remove(user, "Seller");
    expect(save()).toBeDisabled();
    expect(editor().getByText("Choose at least one account type.")).toBeVisible();
    await add(user, "Organization");
    expect(save()).toBeDisabled();
    await add(user, "Processor", 2);
    expect(save()).toBeEnabled();
  });

  it("are five at most, none of them twice, and the organization is among them", async () => {
    const { user } = await edit();
    await user.click(addMore() as HTMLElement);
    const choices = () =>
      within(editor().getByLabelText("New account type 1"))
        .getAllByRole("option")
        .map((option) => option.textContent);
    expect(choices()).toEqual([
      "Choose an account type",
      "Buyer",
      "Service Provider",
      "Organization",
      "Processor",
    ]);
    await user.selectOptions(editor().getByLabelText("New account type 1"), "Buyer");
    await add(user, "Processor", 2);
    expect(choices()).not.toContain("Processor");
    await add(user, "Service Provider", 3);
    expect(addMore()).toBeNull();
  });

  it("of an organization waits for approval, and can be taken back", async () => {
    const { user, update } = await edit();
    await add(user, "Organization");
    expect(editor().getByText(/An administrator approves/)).toBeVisible();
    await user.click(save());
    expect(await editor().findByText("Waiting for approval")).toBeVisible();
    await user.click(editor().getByRole("button", { name: "Remove Organization" }));
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.lastCall?.[0].body).toEqual({ id: 412, addRoles: [], removeRoles: [4] });
  });

  it("that was removed and chosen again stays as it is", async () => {
    const { user } = await edit();
    await remove(user, "Vendor");
    await add(user, "Vendor");
    expect(save()).toBeDisabled();
  });

  it("keeps focus in the list when an entry goes away", async () => {
    const { user } = await edit();
    await remove(user, "Vendor");
    await waitFor(() => expect(editor().getByRole("list", { name: "Account types" })).toHaveFocus());
  });

  it("that could not be saved stay as they were chosen", async () => {
    const { user } = await edit({
      mocks: { "POST /accounts/update_profile/": () => problem(503, "Not right now.") },
    });
    await add(user, "Buyer");
    await user.click(save());
    expect(await editor().findByText("Not right now.")).toBeVisible();
    expect(editor().getByLabelText("New account type 1")).toHaveValue("1");
    expect(save()).toBeEnabled();
  });

  it("can be loaded again when they could not be", async () => {
    const settings = ownSettings();
    let broken = true;
    const { user } = showSettings({
      ...settings,
      "POST /accounts/profile_by_id/": (call) =>
        broken ? problem(503, "Not right now.") : settings["POST /accounts/profile_by_id/"](call),
    });
    expect(await editor().findByText(/could not be loaded\. Not right now\./)).toBeVisible();
    broken = false;
    await user.click(editor().getByRole("button", { name: "Try again" }));
    expect(await editor().findByText("Seller")).toBeVisible();
  });
});
