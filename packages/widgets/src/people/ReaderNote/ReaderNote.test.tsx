import { peopleMocks } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ReaderNote } from "./ReaderNote.tsx";

describe("The note for readers", () => {
  it("says why nothing can be changed, and whom to ask", async () => {
    renderWidget(<ReaderNote />, { signedInAs: { role: "reader" }, mocks: peopleMocks() });
    expect(await screen.findByText(/ask an owner of Maple Hill Orchard/)).toHaveTextContent(
      "Your role at Maple Hill Orchard is reader: you see everything and change nothing.",
    );
    expect(screen.getByRole("link", { name: "See who that is" })).toHaveAttribute("href", "/settings#people");
  });

  it.each(["owner", "editor", undefined] as const)("is not there for %s", (role) => {
    renderWidget(<ReaderNote />, { signedInAs: role && { role } });
    expect(screen.queryByText(/Your role at/)).toBeNull();
  });
});
