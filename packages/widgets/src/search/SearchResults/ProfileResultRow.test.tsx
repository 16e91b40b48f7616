import { businesses, profileHit } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileResultRow } from "./ProfileResultRow.tsx";

const hit = profileHit(businesses[0], 18.4166);

describe("a found business", () => {
  it("says who it is, where, how far away and what it does", () => {
    renderWidget(<ProfileResultRow hit={hit} />);
    expect(screen.getByRole("link", { name: "Maple Hill Orchard" })).toHaveAttribute(
      "href",
      "/profiles/maple-hill-orchard",
    );
    expect(screen.getByText("18.42 km")).toBeVisible();
    expect(screen.getByText("Elora")).toBeVisible();
    expect(screen.getByRole("list", { name: "Roles" })).toHaveTextContent("SellerVendor");
  });

  it("says why it was found, with what matched marked", () => {
    const highlight = [
      { field: "products", text: "Northern Spy apples", ranges: [[13, 19] as [number, number]] },
    ];
    const reasons = [
      { kind: "sells" as const, text: "Northern Spy apples" },
      { kind: "delivers" as const },
      { kind: "near" as const, text: "Guelph", distance_km: 18.42 },
    ];
    renderWidget(<ProfileResultRow hit={{ ...hit, highlight, reasons }} />);
    const marked = screen.getByText("apples");
    expect(marked.tagName).toBe("MARK");
    expect(marked.parentElement?.textContent).toBe(
      "Sells Northern Spy apples · Delivers · 18 km from Guelph",
    );
  });

  it("does not repeat what the row says by itself", () => {
    const reasons = [
      { kind: "named" as const, text: "Maple Hill Orchard" },
      { kind: "mentions" as const, text: "apples" },
      { kind: "in_place" as const, text: "Elora" },
      { kind: "near" as const, distance_km: 18.42 },
    ];
    renderWidget(<ProfileResultRow hit={{ ...hit, reasons }} />);
    expect(screen.queryByText(/Named|Mentions|In Elora|away/)).not.toBeInTheDocument();
    expect(screen.getAllByText("Elora")).toHaveLength(1);
  });

  it("shows that a description with a match goes on", () => {
    const text = `Apples ${"and pears ".repeat(13)}`.slice(0, 128);
    const highlight = [{ field: "description", text, ranges: [[0, 6] as [number, number]] }];
    renderWidget(<ProfileResultRow hit={{ ...hit, highlight }} />);
    expect(screen.getByText("Apples").parentElement?.textContent).toMatch(/^Apples and pears .+…$/);
  });

  it("shows markup in a business's description as text", () => {
    const _source = { ...hit._source, description: "<img src=x onerror=alert(1)>" };
    renderWidget(<ProfileResultRow hit={{ ...hit, _source }} />);
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  });

  it("leads a visitor through the login to a message, and opens one for a member", async () => {
    const { unmount } = renderWidget(<ProfileResultRow hit={hit} />);
    expect(screen.getByRole("link", { name: "Message Maple Hill Orchard" })).toHaveAttribute(
      "href",
      `/login?message&next=${encodeURIComponent("/messages?recipient=412")}`,
    );
    unmount();
    const { user } = renderWidget(<ProfileResultRow hit={hit} />, { signedInAs: { account_id: 7 } });
    await user.click(screen.getByRole("button", { name: "Message Maple Hill Orchard" }));
    expect(await screen.findByRole("dialog", { name: "Message Maple Hill Orchard" })).toBeVisible();
  });

  it("offers nobody to write to themselves", () => {
    renderWidget(<ProfileResultRow hit={hit} />, { signedInAs: { account_id: 412 } });
    expect(screen.queryByRole("link", { name: /^Message/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Message/ })).not.toBeInTheDocument();
  });

  it("of one's own offers no message to oneself, and keeps the height that it came with", () => {
    const actions = <button type="button">Favourite</button>;
    let before: Element | null = null;
    const { container } = renderWidget(<ProfileResultRow hit={hit} actions={actions} />, {
      signedInAs: { account_id: businesses[0].id },
      beforeHydration: (page) => {
        before = page.querySelector("a[href^='/login']");
      },
    });
    expect(before).not.toBeNull();
    expect(screen.getByText("This is your business.")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("link", { name: /Message/ })).toBeNull();
    const room = container.querySelector("[inert]");
    expect(room?.textContent).toContain("Message");
    expect(room?.textContent).toContain("Favourite");
  });
});
