import { ownSettings, problem } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { authenticate, dialogGone, fill, section, showSettings, type User } from "../testing.tsx";

describe("Another password", () => {
  const form = () => section("Change Password");
  async function choose(user: User, password: string, confirm = password) {
    if (password) fill(form().getByLabelText("New password"), password);
    if (confirm) fill(form().getByLabelText("Confirm new password"), confirm);
    await user.click(form().getByRole("button", { name: "Change Password" }));
  }

  it("is saved after the authentication dialog", async () => {
    const settings = ownSettings();
    const update = vi.fn(settings["POST /accounts/update_user/"]);
    const { user } = showSettings({ ...settings, "POST /accounts/update_user/": update });
    await choose(user, "cider#2027");
    await authenticate(user);
    await dialogGone();
    expect(await form().findByText("User successfully saved")).toBeVisible();
    expect(update.mock.lastCall?.[0].body).toEqual({
      password: "cider#2027",
      current_email: "ada@maplehill.example",
      current_password: "orchard#2026",
    });
    expect(form().getByLabelText("New password")).toHaveValue("");
  });

  it.each([
    ["", "", "Required"],
    ["a#1", "a#1", "Minimum 8 characters"],
    ["nodigits#here", "nodigits#here", "Invalid password"],
    ["cider#2027", "cider#2028", "Passwords do not match"],
  ])("has to follow the rules: %j, %j", async (password, confirm, message) => {
    const { user } = showSettings();
    await choose(user, password, confirm);
    expect((await form().findAllByText(message))[0]).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("that is too common is rejected with an error at the form", async () => {
    const { user } = showSettings({
      "POST /accounts/update_user/": () =>
        problem(400, "This password is too common.", { password: ["This password is too common."] }),
    });
    await choose(user, "password#1");
    await authenticate(user);
    await dialogGone();
    expect(await form().findByText("This password is too common.")).toBeVisible();
    expect(form().getByLabelText("New password")).toHaveValue("password#1");
  });
});
