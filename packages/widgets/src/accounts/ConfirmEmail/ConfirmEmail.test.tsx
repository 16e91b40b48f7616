import { exampleToken, problem, unreachable } from "@foodshed/sdk/testing";
import { LINK_TOO_OLD, LINK_USED } from "@foodshed/sdk/vocabulary";
import { screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ConfirmEmail } from "./ConfirmEmail.tsx";

const CONFIRM = "POST /accounts/confirm_email_change/";
const widget = <ConfirmEmail token="p3Q9yT0f2mXc7LwJ5sVbR1" />;

describe("A new email", () => {
  it("is confirmed once as soon as the page is open, and the session here goes on with it", async () => {
    const confirm = vi.fn(() => ({ message: "You log in with office@maplehill.example from now on." }));
    const { session } = renderWidget(<StrictMode>{widget}</StrictMode>, {
      signedInAs: {},
      mocks: {
        [CONFIRM]: confirm,
        "POST /accounts/refresh/": () => ({ token: exampleToken({ email: "office@maplehill.example" }) }),
      },
    });
    expect(await screen.findByText(/office@maplehill.example from now on/)).toBeVisible();
    expect(confirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(session.get()?.email).toBe("office@maplehill.example"));
    expect(screen.getByRole("link", { name: "Go to your settings" })).toHaveAttribute("href", "/settings");
  });

  it.each([
    [LINK_TOO_OLD, "This link is too old", "Send it again from your settings"],
    [LINK_USED, "This link was used already.", "Go to your settings"],
  ])("says what is the matter with its link: %s", async (type, sentence, link) => {
    renderWidget(widget, { mocks: { [CONFIRM]: () => problem(400, "No.", { token: ["No."] }, {}, type) } });
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", "/login?next=/settings");
  });

  it("says so in the box that its sibling pages have, which takes focus", async () => {
    renderWidget(widget, { mocks: { [CONFIRM]: () => problem(400, "No.", {}, {}, LINK_TOO_OLD) } });
    const box = await screen.findByRole("alert");
    expect(box).toHaveTextContent("Failure to confirm your email due to:");
    expect(within(box).getByRole("listitem")).toHaveTextContent("This link is too old");
    await waitFor(() => expect(box).toHaveFocus());
  });

  it("says when another account has it now", async () => {
    renderWidget(widget, { mocks: { [CONFIRM]: () => problem(409, "Error: email already exists") } });
    expect(await screen.findByText(/Another account is logged in to with this address/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("can be confirmed again when the server was out of reach", async () => {
    let answer = (): Response | { message: string } => unreachable();
    const { user } = renderWidget(widget, { mocks: { [CONFIRM]: () => answer() } });
    const again = await screen.findByRole("button", { name: "Try again" });
    answer = () => ({ message: "Done." });
    await user.click(again);
    expect(await screen.findByText("Done.")).toBeVisible();
  });
});
