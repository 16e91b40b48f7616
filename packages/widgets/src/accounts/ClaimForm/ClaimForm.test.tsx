import { type Mocks, problem } from "@foodshed/sdk/testing";
import { ACCOUNT_NOTICE_MS, ALREADY_ACTIVE, LINK_TOO_OLD } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ClaimForm } from "./ClaimForm.tsx";

function answering(answer?: Mocks["POST /accounts/activate_account_and_set_password/"]) {
  const claim = vi.fn(answer ?? (() => ({ message: "Done." })));
  const page = renderWidget(<ClaimForm actToken="activation-token-1" pwToken="password-token-1" />, {
    mocks: { ...goodLink, "POST /accounts/activate_account_and_set_password/": claim },
  });
  const fillIn = async (confirm = "orchard#2026") => {
    await page.user.type(screen.getByLabelText("Password"), "orchard#2026");
    await page.user.type(screen.getByLabelText("Confirm password"), confirm);
  };
  const agree = () => page.user.click(screen.getByRole("checkbox", { name: /I agree to the/ }));
  const send = () => page.user.click(screen.getByRole("button", { name: "Claim profile" }));
  return { claim, fillIn, agree, send, ...page };
}

const goodLink = { "POST /accounts/check_link/": () => ({ purpose: "claim" as const }) };

describe("Claiming a profile", () => {
  afterEach(() => void vi.useRealTimers());

  it("sends both tokens with the password, and goes to the login after two seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { claim, fillIn, agree, send, navigate } = answering();
    await fillIn();
    await agree();
    await send();
    await screen.findByText(/Your information has been successfully submitted\./);
    expect(screen.getByText(/You may now attempt to log in\./)).toBeInTheDocument();
    expect(claim.mock.lastCall?.[0].body).toEqual({
      act_token: "activation-token-1",
      pw_token: "password-token-1",
      password: "orchard#2026",
      email_consent: false,
    });
    await act(() => vi.advanceTimersByTimeAsync(ACCOUNT_NOTICE_MS));
    expect(navigate).toHaveBeenCalledWith("/login", { replace: true });
  });

  it("wants the terms accepted and the same password twice", async () => {
    const { claim, fillIn, send } = answering();
    await fillIn("orchard#2027");
    await send();
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Both password fields must match.");
    expect(alert).toHaveTextContent("You must agree to the terms and conditions.");
    expect(alert).toHaveFocus();
    expect(claim).not.toHaveBeenCalled();
  });

  it("moves focus to every failure, and forgets the server's once the form itself is wrong", async () => {
    const { user, fillIn, agree, send } = answering(() => problem(400, "This link was used before."));
    await send();
    expect(screen.getByRole("alert")).toHaveFocus();
    await fillIn();
    await agree();
    await send();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("This link was used before."));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await user.type(screen.getByLabelText("Confirm password"), "x");
    const alert = await screen.findByText("Both password fields must match.", { selector: "button" });
    await send();
    expect(screen.queryByText("This link was used before.")).toBeNull();
    expect(screen.getByRole("alert")).toContainElement(alert);
    expect(screen.getByRole("alert")).toHaveFocus();
    await user.type(screen.getByLabelText("Confirm password"), "{Backspace}");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("recognizes an incomplete link, and shows no form", () => {
    renderWidget(<ClaimForm actToken="activation-token-1" pwToken="" />);
    expect(screen.getByRole("alert")).toHaveTextContent("The link is incomplete.");
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(screen.getByRole("link", { name: "Get another email" })).toHaveAttribute("href", "/forgot");
  });

  it("links to another email when the link has expired, and only then", async () => {
    const over = { act_token: ["This link does not work any more. Please ask for another email."] };
    const { fillIn, agree, send, unmount } = answering(() =>
      problem(400, "This link does not work any more.", over, {}, LINK_TOO_OLD),
    );
    await fillIn();
    await agree();
    await send();
    expect(await screen.findByRole("button", { name: "Send me another email" })).toBeVisible();
    expect(screen.queryByLabelText("Password")).toBeNull();
    unmount();
    const common = { password: ["This password is too common."] };
    const second = answering(() => problem(400, "This password is too common.", common));
    await second.fillIn();
    await second.agree();
    await second.send();
    expect(await screen.findByRole("alert")).toHaveTextContent("This password is too common.");
    expect(screen.queryByRole("button", { name: "Send me another email" })).toBeNull();
  });

  it("reports a problem with its link before anything is typed", async () => {
    renderWidget(<ClaimForm actToken="activation-token-1" pwToken="password-token-1" />, {
      mocks: { "POST /accounts/check_link/": () => problem(400, "Active.", {}, {}, ALREADY_ACTIVE) },
    });
    expect(await screen.findByText("You are already active, log in.")).toBeVisible();
    expect(screen.queryByLabelText("Password")).toBeNull();
  });

  it("says why it failed and keeps what was typed", async () => {
    const { fillIn, agree, send } = answering(() => problem(400, "This link was used before."));
    await fillIn();
    await agree();
    await send();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failure to login due to:");
    expect(alert).toHaveTextContent("This link was used before.");
    expect(screen.getByLabelText("Password")).toHaveValue("orchard#2026");
  });
});
