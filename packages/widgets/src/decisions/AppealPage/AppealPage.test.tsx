import { problem } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ownDecision } from "../testing.ts";
import { AppealPage } from "./AppealPage.tsx";

const disabled = ownDecision({ kind: "profile", title: "Maple Hill", outcome: "disable_account" });
const show = (mocks: object = {}, token: string | undefined = "t0ken") =>
  renderWidget(<AppealPage token={token} />, {
    mocks: { "POST /moderation/appeal_link/": () => disabled, ...mocks },
  });

describe("An appeal by the link of a mail", () => {
  it("shows the decision to whoever cannot log in, and sends the appeal once there are words", async () => {
    const sent = vi.fn(({ body }: { body: { words: string } }) => ({
      ...disabled,
      appeal_until: null,
      appeal: { state: "waiting", words: body.words, made_at: "2026-05-03T12:00:00Z", note: "" },
    }));
    const { user } = show({ "POST /moderation/appeal_by_link/": sent });
    expect(await screen.findByText(/Please do not ask for deposits/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send the appeal" }));
    expect(await screen.findByText(/Say why/)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByRole("textbox"), "The deposit was for the delivery.");
    await user.click(screen.getByRole("button", { name: "Send the appeal" }));
    expect(await screen.findByText("The deposit was for the delivery.")).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(sent.mock.calls[0]?.[0].body).toEqual({
      token: "t0ken",
      words: "The deposit was for the delivery.",
    });
  });

  it("keeps what was written when the server refuses", async () => {
    const { user } = show({
      "POST /moderation/appeal_by_link/": () => problem(409, "You have appealed this decision before."),
    });
    await user.type(await screen.findByRole("textbox"), "Please look again.");
    await user.click(screen.getByRole("button", { name: "Send the appeal" }));
    expect(await screen.findByText("You have appealed this decision before.")).toBeVisible();
    expect(screen.getByRole("textbox")).toHaveValue("Please look again.");
  });

  it("says what is wrong with the link, or that it is too late", async () => {
    const first = show({ "POST /moderation/appeal_link/": () => problem(400, "This link is not complete.") });
    expect(await screen.findByRole("alert")).toHaveTextContent("This link is not complete.");
    first.unmount();
    show({ "POST /moderation/appeal_link/": () => ({ ...disabled, appeal_until: null }) });
    expect(await screen.findByText(/cannot be appealed any more/)).toBeVisible();
  });
});
