import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { administrator } from "../stories.ts";
import { showToAdministrator } from "../testing.tsx";
import { AdministrationFrame } from "./AdministrationFrame.tsx";
import { administrationTitle, sectionOf, sections } from "./sections.ts";

const frame = (path: string) => (
  <AdministrationFrame path={path}>
    <p>The page</p>
  </AdministrationFrame>
);
const hijack = {
  by_account_id: 1,
  by_email: "admin@foodshed.example",
  business_name: "Maple Hill Orchard",
  reason: null,
  expires_at: "2099-01-01T00:00:00Z",
};

describe("The frame of the administration", () => {
  it("leads an administrator to every page, and marks the one that is shown", () => {
    showToAdministrator(frame("/admin/accounts"));
    const menu = within(screen.getByRole("navigation", { name: "Administration" }));
    expect(menu.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      sections.map(({ to }) => to),
    );
    expect(menu.getByRole("link", { name: "Accounts" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByText("The page")).toBeVisible();
  });

  it.each([
    ["a visitor", undefined],
    ["a member", {}],
    ["a manager", { is_manager: true }],
    ["an administrator who acts for somebody", { ...administrator, hijack }],
  ])("does not exist for %s", (_who, signedInAs) => {
    renderWidget(frame("/admin"), { signedInAs });
    expect(screen.getByRole("heading", { name: "This page is not here" })).toBeVisible();
    expect(screen.queryByText("The page")).toBeNull();
    expect(screen.queryByText("Administration")).toBeNull();
  });

  it("marks the section of a page within it", () => {
    showToAdministrator(frame("/admin/accounts/413"));
    expect(screen.getByRole("link", { name: "Accounts" })).toHaveAttribute("aria-current", "true");
  });

  it("is in French on French pages", () => {
    showToAdministrator(frame("/admin"), {}, { locale: "fr-CA" });
    expect(screen.getByRole("link", { name: "Comptes" })).toBeVisible();
  });
});

describe("The sections", () => {
  it("name the browser's tab", () => {
    expect(administrationTitle("/admin/accounts/413").english).toBe("Accounts");
    expect(administrationTitle("/admin").english).toBe("Overview");
    expect(administrationTitle("/administrator").english).toBe("Administration");
    expect(sectionOf("/admin/nowhere")).toBeUndefined();
  });
});
