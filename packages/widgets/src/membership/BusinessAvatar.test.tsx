import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { BusinessAvatar } from "./BusinessAvatar.tsx";

const variants = [320, 640].map((width) => ({
  url: `https://foodshed.example/photo-${width}.webp`,
  width,
  type: "image/webp" as const,
}));

it("leaves the browser the smallest of a picture's sizes", () => {
  const { container } = render(
    <BusinessAvatar
      business={{
        slug: "elora-cheese-house",
        photo_file_name: "https://foodshed.example/photo-640.jpg",
        media: { photo: { width: 640, height: 360, variants } },
      }}
    />,
  );
  const source = container.querySelector("source");
  expect(source?.getAttribute("sizes")).toBe("64px");
  expect(source?.getAttribute("srcset")).toContain("photo-320.webp 320w");
});

it("takes the plain address where no sizes are known", () => {
  const { container } = render(
    <BusinessAvatar business={{ slug: "elora", photo_file_name: "https://foodshed.example/photo.jpg" }} />,
  );
  expect(container.querySelector("source")).toBeNull();
  expect(container.querySelector("img")?.getAttribute("src")).toBe("https://foodshed.example/photo.jpg");
});
