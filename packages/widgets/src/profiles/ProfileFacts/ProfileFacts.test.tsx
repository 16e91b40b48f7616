import { businesses, profile } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileFacts } from "./ProfileFacts.tsx";

const [orchard] = businesses;

describe("what speaks for a profile", () => {
  it("is the day of its last change and how soon it usually replies", () => {
    renderWidget(
      <ProfileFacts
        profile={profile(orchard, { edited_at: "2024-03-05T12:00:00Z", replies_within: "three_days" })}
      />,
    );
    expect(screen.getByText("March 2024")).toHaveAttribute("datetime", "2024-03-05T12:00:00Z");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Usually replies within three days",
      "Updated in March 2024",
    ]);
  });

  it("is said in French", () => {
    renderWidget(
      <ProfileFacts
        profile={profile(orchard, {
          edited_at: new Date().toISOString(),
          replies_within: "hours",
        })}
      />,
      { locale: "fr-CA" },
    );
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Répond habituellement en quelques heures",
      "Mis à jour cette semaine",
    ]);
  });

  it("is nothing where nothing is known", () => {
    const { edited_at: _, ...unknown } = profile(orchard);
    const { container } = renderWidget(<ProfileFacts profile={unknown} />);
    expect(container).toHaveTextContent("");
  });
});
