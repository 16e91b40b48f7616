import { unreachable } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { LogoutButton } from "./LogoutButton.tsx";

describe("Log Out", () => {
  it("ends the session here and on the server, and goes to the login", async () => {
    const sent: (string | null)[] = [];
    const logout = vi.fn(({ request }: { request: Request }) => {
      sent.push(request.headers.get("Authorization"));
      return undefined;
    });
    const { user, session, navigate } = renderWidget(<LogoutButton />, {
      signedInAs: {},
      mocks: { "POST /accounts/logout/": logout },
    });
    const token = session.get()?.token;
    await user.dblClick(screen.getByRole("button", { name: "Log Out" }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/login", { replace: true });
    expect(session.get()).toBeNull();
    await waitFor(() => expect(sent).toEqual([`Bearer ${token}`]));
  });

  it("does not wait for a slow server", async () => {
    const { user, session, navigate } = renderWidget(<LogoutButton />, {
      signedInAs: {},
      mocks: { "POST /accounts/logout/": () => new Promise(() => {}) },
    });
    await user.click(screen.getByRole("button", { name: "Log Out" }));
    expect(session.get()).toBeNull();
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/login", { replace: true });
  });

  it("forgets the token also when the server cannot be reached", async () => {
    const { user, session, navigate } = renderWidget(<LogoutButton />, {
      signedInAs: {},
      mocks: { "POST /accounts/logout/": () => unreachable() },
    });
    await user.click(screen.getByRole("button", { name: "Log Out" }));
    expect(navigate).toHaveBeenCalledWith("/login", { replace: true });
    expect(session.get()).toBeNull();
  });
});
