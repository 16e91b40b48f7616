import { businesses, profileHit } from "@foodshed/sdk/testing";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileCard } from "./ProfileCard.tsx";

const profile = profileHit(businesses[0])._source;

describe("a profile card", () => {
  it("leads to the profile and shows the beginning of its description", () => {
    renderWidget(
      <ProfileCard profile={{ ...profile, description: "apple ".repeat(40) }} distance={3.1449} />,
    );
    expect(screen.getByRole("link", { name: "Maple Hill Orchard" })).toHaveAttribute(
      "href",
      "/profiles/maple-hill-orchard",
    );
    const description = screen.getByText(/^apple apple/);
    expect([...(description.textContent ?? "")].length).toBeLessThanOrEqual(129);
    expect(screen.getByText("3.14 km")).toBeVisible();
  });

  it("draws a cover where there is no photo, and where the photo is broken", () => {
    const { container } = renderWidget(
      <ProfileCard profile={{ ...profile, photo_file_name: "/files/gone.webp" }} />,
    );
    const photo = container.querySelector("img") as HTMLImageElement;
    fireEvent.error(photo);
    expect(container.querySelector("img")).toBeNull();
    expect(container.querySelector("svg[preserveAspectRatio] path.sun")).not.toBeNull();
  });

  it("does without what a business left out", () => {
    renderWidget(
      <ProfileCard
        profile={{ ...profile, description: null, city: null, roles: [], product_category: null }}
      />,
    );
    expect(screen.getByRole("heading", { name: "Maple Hill Orchard" })).toBeVisible();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });
});
