import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { OfflineBar } from "./OfflineBar.tsx";

const go = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
    dispatchEvent(new Event(online ? "online" : "offline"));
  });

function show() {
  const followed = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const view = renderWidget(
    <>
      <a href="/search" onClick={followed}>
        Search
      </a>
      <a href="#part">Part</a>
      <OfflineBar />
    </>,
  );
  return { ...view, followed };
}
const link = (name: string) => screen.getByRole("link", { name });

describe("without a network", () => {
  it("says so for as long as it lasts, and that it is over", () => {
    show();
    expect(screen.queryByText(/You are offline/)).toBeNull();
    go(false);
    expect(screen.getByText(/^You are offline\. This page stays/)).toBeVisible();
    go(true);
    expect(screen.queryByText(/You are offline/)).toBeNull();
    expect(screen.getByText("You are connected again.")).toBeVisible();
  });

  it("keeps the page that is open when a link is pressed", async () => {
    const { user, followed } = show();
    go(false);
    await user.click(link("Search"));
    expect(followed).not.toHaveBeenCalled();
    expect(screen.getByText(/^You are offline\. Please try again/)).toBeVisible();
    go(true);
    await user.click(link("Search"));
    expect(followed).toHaveBeenCalledOnce();
  });

  it("lets links go that leave no page", () => {
    show();
    go(false);
    expect(fireEvent.click(link("Part"))).toBe(true);
  });
});
