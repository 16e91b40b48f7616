import { accountCard, activityItem, businesses } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { FeedRow } from "./FeedRow.tsx";

const [orchard] = businesses;
const by = (user_id: number, name: string) =>
  activityItem({ actor: { id: orchard.id, account: accountCard(orchard), person: { user_id, name } } });

describe("An entry of the feed", () => {
  it("names the colleague who did it for one's own business", () => {
    renderWidget(<FeedRow item={by(902, "Bo Tremblay")} account={orchard.id} />, { signedInAs: {} });
    expect(screen.getByRole("listitem")).toHaveTextContent(/· Bo Tremblay/);
  });

  it("names all who did it that day, oneself with them", () => {
    const [orchardCard, people] = [
      accountCard(orchard),
      [
        { user_id: 902, name: "Bo Tremblay" },
        { user_id: 901, name: "Ada Okafor" },
        { user_id: 903, name: "Cy Roy" },
      ],
    ];
    const actor = { id: orchard.id, account: orchardCard, person: people[0] ?? null, people };
    renderWidget(<FeedRow item={activityItem({ actor })} account={orchard.id} />, { signedInAs: {} });
    expect(screen.getByRole("listitem")).toHaveTextContent(/· Bo Tremblay, you,? and Cy Roy/);
  });

  it("names nobody for what one did oneself, and for other businesses", () => {
    renderWidget(<FeedRow item={by(901, "Ada Okafor")} account={orchard.id} />, { signedInAs: {} });
    renderWidget(<FeedRow item={activityItem()} account={orchard.id} />, { signedInAs: {} });
    for (const row of screen.getAllByRole("listitem")) expect(row).not.toHaveTextContent("·");
  });
});
