import { createFoodshedClient } from "@foodshed/sdk";
import { UNREAD_POLL_MS } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { FoodshedProvider } from "../../provider/FoodshedProvider.tsx";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

const unread = (conversations_count: number) => ({
  "GET /conversations/unread_messages_count/": () => ({ conversations_count }),
});
const labels = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

describe("the header", () => {
  it("leads visitors to Search, Register and Log In", () => {
    renderWidget(<SiteHeader path="/" />);
    expect(labels().slice(2)).toEqual(["Search", "Register", "Log In"]);
  });

  it("tells a member how many conversations are unread", async () => {
    renderWidget(<SiteHeader path="/dashboard" />, { signedInAs: {}, mocks: unread(3) });
    expect(await screen.findByRole("link", { name: "Messages 3 unread" })).toHaveAttribute(
      "href",
      "/messages",
    );
    expect(screen.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("button", { name: "Log Out" })).toBeVisible();
  });

  it("puts the number of unread conversations into the document's title, and into that of the next page", async () => {
    document.title = "Dashboard · Foodshed";
    const { session, unmount } = renderWidget(<SiteHeader path="/dashboard" />, {
      signedInAs: {},
      mocks: unread(3),
    });
    await waitFor(() => expect(document.title).toBe("(3) Dashboard · Foodshed"));
    document.title = "Settings · Foodshed";
    await waitFor(() => expect(document.title).toBe("(3) Settings · Foodshed"));
    act(() => session.end());
    await waitFor(() => expect(document.title).toBe("Settings · Foodshed"));
    unmount();
  });

  it("tells in French how many conversations are unread", async () => {
    renderWidget(<SiteHeader path="/" />, { signedInAs: {}, mocks: unread(1), locale: "fr-CA" });
    expect(await screen.findByRole("link", { name: "Messages 1 non lu" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Petites annonces" })).toBeVisible();
  });

  it("polls the unread count every ten seconds, also in the background, until the member logs out", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = vi.fn(() => ({ conversations_count: asked.mock.calls.length }));
    const { session } = renderWidget(<SiteHeader path="/dashboard" />, {
      signedInAs: {},
      mocks: { "GET /conversations/unread_messages_count/": asked },
    });
    const pass = () => act(() => vi.advanceTimersByTimeAsync(UNREAD_POLL_MS));
    expect(await screen.findByRole("link", { name: "Messages 1 unread" })).toBeVisible();
    await pass();
    expect(await screen.findByRole("link", { name: "Messages 2 unread" })).toBeVisible();

    document.title = "Dashboard · Foodshed";
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await pass();
    await waitFor(() => expect(document.title).toBe("(3) Dashboard · Foodshed"));
    hidden.mockRestore();

    act(() => session.end());
    await pass();
    expect(asked).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it("leads only managers to Manage Membership", () => {
    const { unmount } = renderWidget(<SiteHeader path="/" />, { signedInAs: {}, mocks: unread(0) });
    expect(screen.queryByRole("link", { name: "Manage Membership" })).not.toBeInTheDocument();
    unmount();
    renderWidget(<SiteHeader path="/" />, { signedInAs: { is_manager: true }, mocks: unread(0) });
    expect(screen.getByRole("link", { name: "Manage Membership" })).toBeVisible();
  });

  it("leads only administrators to the administration", () => {
    const { unmount } = renderWidget(<SiteHeader path="/" />, { signedInAs: {}, mocks: unread(0) });
    expect(screen.queryByRole("link", { name: "Administration" })).not.toBeInTheDocument();
    unmount();
    renderWidget(<SiteHeader path="/admin/mails" />, { signedInAs: { is_admin: true }, mocks: unread(0) });
    const link = screen.getByRole("link", { name: "Administration" });
    expect(link).toHaveAttribute("href", "/admin");
    expect(link).toHaveAttribute("aria-current", "page");
  });

  it("closes its menu with Escape, when the focus leaves it, and on another page", async () => {
    const { user, rerender } = renderWidget(
      <>
        <SiteHeader path="/" />
        <button type="button">After</button>
      </>,
    );
    const menu = screen.getByRole("button", { name: "Menu" });
    await user.click(menu);
    expect(menu).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Escape}");
    expect(menu).toHaveAttribute("aria-expanded", "false");
    expect(menu).toHaveFocus();

    await user.click(menu);
    screen.getByRole("button", { name: "After" }).focus();
    expect(await screen.findByRole("button", { name: "Menu", expanded: false })).toBeVisible();

    await user.click(menu);
    rerender(<SiteHeader path="/search" />);
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "false");
  });

  it("comes from the server for visitors and members alike, for the style sheet to choose", () => {
    const html = renderToString(
      <FoodshedProvider client={createFoodshedClient()}>
        <SiteHeader path="/" />
      </FoodshedProvider>,
    );
    expect(html).toContain("Register");
    expect(html).toContain("Edit Profile");
  });

  it("has a search box of its own except on the home and search pages", () => {
    const { unmount } = renderWidget(<SiteHeader path="/search/cheese" />);
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    unmount();
    renderWidget(<SiteHeader path="/profiles/x" />);
    expect(screen.getByRole("combobox", { name: "Search" })).toBeInTheDocument();
  });
});
