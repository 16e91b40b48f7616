import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MessageTime } from "./MessageTime.tsx";

it("says of every message the month, day, year, hour and minute, and today's in the title", () => {
  vi.useFakeTimers({ now: new Date("2026-11-27T17:00:00Z") });
  renderWidget(<MessageTime at="2026-11-27T14:41:00Z" />);
  vi.useRealTimers();
  expect(screen.getByText("11/27/2026, 9:41 am")).toHaveAttribute("title", "Today, 9:41 am");
});
