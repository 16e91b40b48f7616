import { businesses, profile } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ConsumerPage } from "../consumer-page/ConsumerPage/ConsumerPage.tsx";
import { roleWith } from "../testing/exampleRoles.ts";
import { renderWidget } from "../testing/renderWidget.tsx";

describe("A business name that is written from right to left", () => {
  it.each([
    ["Arabic", "en-CA", "مزرعة الزيتون"],
    ["Hebrew", "fr-CA", "חוות הגליל 7"],
  ] as const)("keeps to itself in sentences and in texts for screen readers: %s", (_script, locale, name) => {
    const roles = [roleWith("vendor", [[4, ["Apples"]]]), roleWith("seller", [])];
    renderWidget(<ConsumerPage profile={profile(businesses[0], { business_name: name, roles })} />, {
      locale,
    });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(name);
    for (const kind of ["img", "link"] as const) {
      const names = screen.queryAllByRole(kind).map((one) => one.getAttribute("alt") ?? one.textContent);
      const inside = names.filter((text) => text?.includes(name) && text !== name);
      for (const text of inside) expect(text).toContain(`\u2068${name}\u2069`);
    }
    const about = screen.getAllByRole("heading", { level: 2 })[0];
    expect(about?.textContent).toContain(`\u2068${name}\u2069`);
  });
});
