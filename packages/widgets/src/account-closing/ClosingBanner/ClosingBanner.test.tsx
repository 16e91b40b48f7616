import { exampleToken, problem } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ClosingBanner } from "./ClosingBanner.tsx";

const UNTIL = "2026-12-26T15:00:00Z";
const show = (claims: object, mocks: object = {}) =>
  renderWidget(<ClosingBanner />, { signedInAs: claims, mocks });

describe("The banner of a closed account", () => {
  it("says until when it waits, and brings it back with one press", async () => {
    const called: string[] = [];
    const { user } = show(
      { closing_until: UNTIL },
      {
        "POST /accounts/keep_account/": () => void called.push("keep"),
        "POST /accounts/refresh/": () => ({ token: exampleToken() }),
      },
    );
    expect(await screen.findByText(/is erased for good/)).toHaveTextContent("Dec 26, 2026");
    await user.click(screen.getByRole("button", { name: "Keep my account" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Closed account" })).toBeNull());
    expect(called).toEqual(["keep"]);
    expect(await screen.findByText("Your account is back as it was.")).toBeVisible();
  });

  it("stays when the server refuses, and says why", async () => {
    const { user } = show(
      { closing_until: UNTIL },
      { "POST /accounts/keep_account/": () => problem(409, "The thirty days are over.") },
    );
    await user.click(await screen.findByRole("button", { name: "Keep my account" }));
    expect(await screen.findByText("The thirty days are over.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Keep my account" })).toBeEnabled();
  });

  it("leaves the decision to owners", async () => {
    show({ closing_until: UNTIL, role: "editor" });
    expect(await screen.findByText(/One of its owners can keep it/)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is not there for accounts that are open", () => {
    show({ closing_until: null });
    expect(screen.queryByRole("region", { name: "Closed account" })).toBeNull();
  });
});
