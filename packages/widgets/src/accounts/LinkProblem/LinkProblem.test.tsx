import { problem } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { LinkProblem } from "./LinkProblem.tsx";
import { tokenOfLink } from "./linkProblem.ts";

const RESEND = "POST /accounts/resend_link/";
const page = (fault: "broken" | "tooOld" | "used" | "active", token?: string) => (
  <LinkProblem fault={fault} title="Failure to login due to:" token={token} />
);

describe("A mailed link that cannot be used", () => {
  it("brings another email with one press, from wherever it was opened, and never two", async () => {
    const resend = vi.fn(() => ({ message: "Done." }));
    const { user } = renderWidget(page("tooOld", "old-token"), { mocks: { [RESEND]: resend } });
    expect(screen.getByRole("alert")).toHaveTextContent("This link is too old");
    await user.dblClick(screen.getByRole("button", { name: "Send me another email" }));
    expect(await screen.findByText(/We sent you another email!/)).toBeVisible();
    expect(resend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { token: "old-token" } }));
    expect(screen.queryByRole("button", { name: "Send me another email" })).toBeNull();
  });

  it("says why no other email could be sent, and can be retried", async () => {
    const { user } = renderWidget(page("used", "used-token"), {
      mocks: { [RESEND]: () => problem(429, "Several emails were sent already.") },
    });
    await user.click(screen.getByRole("button", { name: "Send me another email" }));
    expect(await screen.findByText("Several emails were sent already.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Send me another email" })).toBeEnabled();
  });

  it("asks for the address where nothing is left of the link to send it by", () => {
    renderWidget(page("broken", "half"));
    expect(screen.getByText("The link is incomplete. Please open it again from the mail.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Get another email" })).toHaveAttribute("href", "/forgot");
  });

  it("is no failure for an account that is already active", () => {
    renderWidget(page("active", "old-token"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText("You are already active, log in.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
  });
});

describe("The token of a link", () => {
  it.each([
    ["p3Q9yT0f2mXc7LwJ5sVbR1", "p3Q9yT0f2mXc7LwJ5sVbR1"],
    ["p3Q9yT0f2mXc7LwJ5sVbR1.", "p3Q9yT0f2mXc7LwJ5sVbR1"],
    [" p3Q9yT0f2mXc7LwJ5sVbR1>) ", "p3Q9yT0f2mXc7LwJ5sVbR1"],
    ["p3Q9yT0f2mXc7LwJ5sVbR-_", "p3Q9yT0f2mXc7LwJ5sVbR-_"],
    ["", undefined],
    [".", undefined],
    [null, undefined],
  ])("is read without the signs that mail programs leave after it: %j", (text, token) => {
    expect(tokenOfLink(text)).toBe(token);
  });
});
