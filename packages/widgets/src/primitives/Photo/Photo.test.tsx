import type { Schema } from "@foodshed/sdk";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Photo } from "./Photo.tsx";

const image: Schema<"Image"> = {
  width: 1600,
  height: 900,
  variants: [
    { url: "/p/400.webp", width: 400, type: "image/webp" },
    { url: "/p/800.webp", width: 800, type: "image/webp" },
    { url: "/p/400.avif", width: 400, type: "image/avif" },
    { url: "/p/800.jpg", width: 800, type: "image/jpeg" },
  ],
};

describe("a photo", () => {
  it("offers the best format first, and its size so that nothing moves", () => {
    const { container } = render(<Photo image={image} alt="Rows of trees" fallback="none" />);
    const types = [...container.querySelectorAll("source")].map(({ type }) => type);
    expect(types).toEqual(["image/avif", "image/webp", "image/jpeg"]);
    expect(container.querySelectorAll("source")[1]?.srcset).toBe("/p/400.webp 400w, /p/800.webp 800w");
    const photo = screen.getByRole("img", { name: "Rows of trees" });
    expect(photo).toHaveAttribute("width", "1600");
    expect(photo).toHaveAttribute("src", "/p/800.jpg");
  });

  it("shows its fallback when there is no picture, and when it is broken", () => {
    const { rerender } = render(<Photo fallback="Fallback" />);
    expect(screen.getByText("Fallback")).toBeVisible();
    rerender(<Photo src="/gone.jpg" alt="Gone" fallback="Fallback" />);
    fireEvent.error(screen.getByRole("img", { name: "Gone" }));
    expect(screen.getByText("Fallback")).toBeVisible();
    rerender(<Photo src="/new.jpg" alt="New" fallback="Fallback" />);
    expect(screen.getByRole("img", { name: "New" })).toBeVisible();
  });
});
