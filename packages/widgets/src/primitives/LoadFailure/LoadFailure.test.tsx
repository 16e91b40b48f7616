import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { LoadFailure } from "./LoadFailure.tsx";
import { SmallLoadFailure } from "./SmallLoadFailure.tsx";

describe("What could not be loaded", () => {
  it("is named and explained in place of a page, and tried again on request", async () => {
    const retry = vi.fn();
    render(
      <LoadFailure
        level={2}
        title="The reports could not be loaded."
        message="The server could not be reached."
        onRetry={retry}
      />,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("The server could not be reached.");
    expect(
      screen.getByRole("heading", { level: 2, name: "The reports could not be loaded." }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("is explained under the heading of its part, and tried again on request", async () => {
    const retry = vi.fn();
    render(<SmallLoadFailure message="The server could not be reached." onRetry={retry} />);
    expect(screen.getByRole("alert")).toHaveTextContent("The server could not be reached.");
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
