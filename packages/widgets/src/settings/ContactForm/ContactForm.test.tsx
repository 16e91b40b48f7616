import { ownSettings, problem, unreachable } from "@foodshed/sdk/testing";
import { NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { authenticate, dialog, dialogGone, fill, section, showSettings, type User } from "../testing.tsx";

const contact = () => section("Change Contact");

async function askForAddress(user: User, address = "office@maplehill.example") {
  fill(contact().getByLabelText("New email"), address);
  await user.click(contact().getByRole("button", { name: "Change Contact" }));
}

describe("Another email to log in with", () => {
  afterEach(() => void vi.useRealTimers());

  it("is saved after the authentication dialog; the new token is stored", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const settings = ownSettings();
    const update = vi.fn(settings["POST /accounts/update_user/"]);
    const { user, session } = showSettings({ ...settings, "POST /accounts/update_user/": update });
    const before = session.get()?.token;
    await askForAddress(user);
    await authenticate(user);
    // A notice, and a message in the form.
    expect(await screen.findAllByText("User successfully saved")).toHaveLength(2);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(update).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        body: {
          email: "office@maplehill.example",
          current_email: "ada@maplehill.example",
          current_password: "orchard#2026",
        },
      }),
    );
    expect(session.get()?.token).not.toBe(before);
    expect(await section("Email").findByText("office@maplehill.example")).toBeVisible();
    expect(section("Email").getByText("ada@maplehill.example")).toBeVisible();
    expect(contact().getByLabelText("New email")).toHaveValue("");
    await act(() => vi.advanceTimersByTimeAsync(NOTICE_MS));
    expect(screen.getAllByText("User successfully saved")).toHaveLength(1);
    expect(contact().getByText("User successfully saved")).toBeVisible();
  });

  it("can be changed together with the password", async () => {
    const settings = ownSettings();
    const update = vi.fn(settings["POST /accounts/update_user/"]);
    const { user } = showSettings({ ...settings, "POST /accounts/update_user/": update });
    fill(contact().getByLabelText(/New password/), "cider#2027");
    await askForAddress(user);
    await authenticate(user);
    await screen.findAllByText("User successfully saved");
    expect(update.mock.lastCall?.[0].body).toMatchObject({ password: "cider#2027" });
  });

  it.each([
    ["", "Required"],
    ["office@maplehill", "Invalid email"],
  ])("has to be one: %j", async (address, message) => {
    const { user } = showSettings();
    if (address) fill(contact().getByLabelText("New email"), address);
    await user.click(contact().getByRole("button", { name: "Change Contact" }));
    expect(await contact().findByText(message)).toBeVisible();
    expect(contact().getByLabelText("New email")).toHaveFocus();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows the server's first message in the dialog when the credentials are wrong", async () => {
    const refusal = problem(400, "The email address or the password is not right.", {
      non_field_errors: ["The email address or the password is not right."],
    });
    const { user, session } = showSettings({ "POST /accounts/update_user/": () => refusal.clone() });
    const before = session.get()?.token;
    await askForAddress(user);
    await authenticate(user, { secret: "not mine" });
    const form = await dialog();
    expect(await form.findByText("Error: The email address or the password is not right.")).toBeVisible();
    expect(form.getByLabelText("Email")).toHaveValue("ada@maplehill.example");
    expect(form.getByLabelText("Password")).toHaveValue("not mine");
    await user.click(form.getByRole("button", { name: "Cancel" }));
    expect(contact().getByLabelText("New email")).toHaveValue("office@maplehill.example");
    expect(session.get()?.token).toBe(before);
  });

  it("asks for email and password in the dialog, and for a valid email", async () => {
    const { user } = showSettings();
    await askForAddress(user);
    const form = await dialog();
    await user.click(form.getByRole("button", { name: "Confirm" }));
    expect(await form.findAllByText("Required")).toHaveLength(2);
    fill(form.getByLabelText("Email"), "ada@maplehill");
    expect(await form.findByText("Invalid email")).toBeVisible();
  });

  it("says at the form that the address is taken, and keeps it", async () => {
    const { user } = showSettings({
      "POST /accounts/update_user/": () =>
        problem(409, "Error: email already exists", { email: ["Error: email already exists"] }),
    });
    await askForAddress(user);
    await authenticate(user);
    await dialogGone();
    expect(await contact().findByText("Error: email already exists")).toBeVisible();
    expect(contact().getByLabelText("New email")).toHaveValue("office@maplehill.example");
    fill(contact().getByLabelText("New email"), "office");
    await waitFor(() => expect(contact().queryByText("Error: email already exists")).toBeNull());
    expect(contact().getByLabelText("New email")).toBeInvalid();
  });

  it("has a message where the server gives none", async () => {
    const { user } = showSettings({ "POST /accounts/update_user/": () => new Response("", { status: 500 }) });
    await askForAddress(user);
    await authenticate(user);
    expect(await (await dialog()).findByText("Error: Could not save user settings.")).toBeVisible();
  });

  it("is requested once by a double click, and can be sent again when the server was not reached", async () => {
    let reachable = false;
    const update = vi.fn();
    const settings = ownSettings();
    const { user } = showSettings({
      ...settings,
      "POST /accounts/update_user/": (call) => {
        update();
        return reachable ? settings["POST /accounts/update_user/"](call) : unreachable();
      },
    });
    await askForAddress(user);
    await authenticate(user);
    const form = await dialog();
    expect(await form.findByText(/Error: The server could not be reached/)).toBeVisible();
    reachable = true;
    await user.dblClick(form.getByRole("button", { name: "Confirm" }));
    await screen.findAllByText("User successfully saved");
    expect(update).toHaveBeenCalledTimes(2);
  });
});
