import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { LanguageSwitch } from "../LanguageSwitch/LanguageSwitch.tsx";
import { LanguageOffer } from "./LanguageOffer.tsx";

const browser = (...languages: string[]) =>
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
const offer = () => screen.queryByRole("complementary");
const show = (options?: object) =>
  renderWidget(
    <>
      <LanguageSwitch address="/search/apples?near=N0B#results" />
      <LanguageOffer address="/search/apples?near=N0B#results" />
    </>,
    options,
  );

afterEach(() => localStorage.clear());

describe("the offer of French", () => {
  it("is made to a visitor whose browser prefers it, in French, and leads to the same page", () => {
    browser("de", "fr-FR", "en");
    show();
    expect(offer()).toHaveAttribute("lang", "fr-CA");
    const link = within(offer() as HTMLElement).getByRole("link", { name: "Lire en français" });
    expect(link).toHaveAttribute("hreflang", "fr-CA");
    expect(link).toHaveAttribute("href", "/search/apples?near=N0B#results");
  });

  it.each(["en-CA,fr-CA", "de", ""])("is not made to others: %s", (languages) => {
    browser(...languages.split(","));
    show();
    expect(offer()).toBeNull();
  });

  it("is not made to members, nor on a French page", () => {
    browser("fr");
    show({ signedInAs: {} });
    expect(offer()).toBeNull();
    cleanup();
    show({ locale: "fr-CA" });
    expect(offer()).toBeNull();
  });

  it("does not come back once it is closed", async () => {
    browser("fr");
    const { user, unmount } = show();
    await user.click(screen.getByRole("button", { name: "Fermer" }));
    expect(offer()).toBeNull();
    unmount();
    show();
    expect(offer()).toBeNull();
  });

  it.each(["the switch was used", "a French page was read"])("does not come back after %s", async (how) => {
    browser("fr");
    const first = show({ locale: how.startsWith("a") ? "fr-CA" : "en-CA" });
    if (how.startsWith("the")) {
      await first.user.click(screen.getByRole("link", { name: "Français" }));
    }
    first.unmount();
    show();
    expect(offer()).toBeNull();
  });
});

it("the switch names each other language in itself", () => {
  const { unmount } = show();
  const toFrench = screen.getByRole("link", { name: "Français" });
  expect(toFrench).toHaveAttribute("lang", "fr-CA");
  expect(toFrench).toHaveAttribute("hreflang", "fr-CA");
  expect(screen.queryByRole("link", { name: "English" })).toBeNull();
  unmount();
  show({ locale: "fr-CA" });
  expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("hreflang", "en-CA");
  expect(screen.queryByRole("link", { name: "Français" })).toBeNull();
});
