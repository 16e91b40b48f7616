import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Switch } from "./Switch.tsx";

describe("A switch", () => {
  it("is controlled: it requests the change and keeps its state until the prop changes", async () => {
    const turn = vi.fn();
    render(<Switch label="Messaging" checked={false} onCheckedChange={turn} />);
    await userEvent.click(screen.getByText("Messaging"));
    expect(turn).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.getByRole("switch", { name: "Messaging" })).not.toBeChecked();
  });

  it("does nothing while it is being saved, yet keeps focus", async () => {
    const turn = vi.fn();
    const { rerender } = render(<Switch label="Messaging" checked onCheckedChange={turn} />);
    screen.getByRole("switch").focus();
    rerender(<Switch label="Messaging" checked busy onCheckedChange={turn} />);
    await userEvent.keyboard(" ");
    expect(turn).not.toHaveBeenCalled();
    expect(screen.getByRole("switch")).toHaveFocus();
  });

  it("says why it went back", () => {
    render(
      <Switch
        label="Messaging"
        checked={false}
        onCheckedChange={() => {}}
        error="Could not update setting"
      />,
    );
    expect(screen.getByRole("switch")).toHaveAccessibleDescription("Could not update setting");
  });
});
