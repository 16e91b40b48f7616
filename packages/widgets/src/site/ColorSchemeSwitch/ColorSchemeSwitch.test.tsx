import { COLOR_SCHEME_KEY } from "@foodshed/sdk/vocabulary";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { chooseColorScheme } from "../colorScheme.ts";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch.tsx";

const page = () => document.documentElement.dataset.theme;

afterEach(() => {
  vi.restoreAllMocks();
  chooseColorScheme("auto");
});

it("follows the device until somebody chooses, and keeps the choice in the browser", async () => {
  const { user } = renderWidget(<ColorSchemeSwitch />);
  expect(screen.getByRole("radio", { name: "Automatic" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "Dark" }));
  expect(page()).toBe("dark");
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe("dark");
  await user.click(screen.getByRole("radio", { name: "Automatic" }));
  expect(page()).toBeUndefined();
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBeNull();
});

it("is shown as the page's head has applied it", () => {
  document.documentElement.dataset.theme = "light";
  renderWidget(<ColorSchemeSwitch />);
  expect(screen.getByRole("radio", { name: "Light" })).toBeChecked();
});

it("follows a choice in another tab, and another tab that clears the storage", () => {
  renderWidget(<ColorSchemeSwitch />);
  const inAnotherTab = (key: string | null, newValue: string | null) =>
    act(() => dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage })));
  inAnotherTab(COLOR_SCHEME_KEY, "dark");
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(page()).toBe("dark");
  inAnotherTab("another item", "light");
  expect(page()).toBe("dark");
  inAnotherTab(null, null);
  expect(screen.getByRole("radio", { name: "Automatic" })).toBeChecked();
  expect(page()).toBeUndefined();
});

it("changes this page where the browser keeps nothing", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  const { user } = renderWidget(<ColorSchemeSwitch />);
  await user.click(screen.getByRole("radio", { name: "Dark" }));
  expect(page()).toBe("dark");
});
