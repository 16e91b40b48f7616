import { unreachable } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { LogoutButton } from "./LogoutButton.tsx";

describe("Log Out", () => {
  it("ends the session here and on the server, and goes to the login", async () => {
    const logout = vi.fn(() => undefined);
    const { user, session, navigate } = renderWidget(<LogoutButton />, {
      signedInAs: {},
      mocks: { "POST /accounts/logout/": logout },
    });
    await user.dblClick(screen.getByRole("button", { name: "Log Out" }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith("/login"));
    expect(session.get()).toBeNull();
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it("forgets the token also when the server cannot be reached", async () => {
    const { user, session, navigate } = renderWidget(<LogoutButton />, {
      signedInAs: {},
      mocks: { "POST /accounts/logout/": () => unreachable() },
    });
    await user.click(screen.getByRole("button", { name: "Log Out" }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/login"));
    expect(session.get()).toBeNull();
  });
});
