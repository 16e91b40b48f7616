import * as vocabulary from "@foodshed/sdk/vocabulary";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../testing/renderWidget.tsx";
import { PrivacyPolicy } from "./PrivacyPolicy.tsx";

/** What the page says about each entry in the browser's storage. */
const KEPT_IN_BROWSER: Record<string, RegExp> = {
  LANGUAGE_SETTLED_KEY: /that you have chosen a language/,
  RESULTS_MAP_KEY: /whether you want the map beside the results/,
  COLOR_SCHEME_KEY: /which colours you have chosen/,
  SHORTCUTS_OFF_KEY: /switched keyboard shortcuts off/,
  TOKEN_KEY: /a token for your session/,
  SEARCH_PARAMETERS_KEY: /your last search/,
  MAILING_LIST_DISMISSED_KEY: /do not want to be asked about the mailing list again/,
  MAILING_LIST_ASKED_KEY: /that you were asked about the mailing list/,
  SIGNED_UP_KEY: /the number and email of an account that you have just signed up for/,
  OWN_SESSION_KEY: /an administrator who acts for somebody/,
  ENTERED_BUSINESS_KEY: /name of the business that you have changed to/,
  SHIPMENT_DRAFT_KEY: /a shipment that you have begun/,
  MESSAGE_DRAFTS_KEY: /until you send them or log out, and for 30 days at most, messages that you have begun/,
  DRAFTS_KEY: /what else you have written and not sent/,
  CHOSEN_BUSINESSES_KEY: /the businesses that you have chosen for an enquiry/,
};

describe("the privacy policy", () => {
  it("names everything that the browser keeps", () => {
    renderWidget(<PrivacyPolicy />);
    const kept = screen.getByRole("list", { name: "In your browser" });
    for (const words of Object.values(KEPT_IN_BROWSER)) expect(kept.textContent).toMatch(words);
  });

  it("is added to with each new thing that the browser is to keep", () => {
    const keys = Object.keys(vocabulary).filter((name) => name.endsWith("_KEY"));
    expect(Object.keys(KEPT_IN_BROWSER).sort()).toEqual(keys.sort());
  });

  it("says how network addresses are used, and who outside gets which data", () => {
    renderWidget(<PrivacyPolicy />);
    const kept = screen.getByRole("list", { name: "What we keep" }).textContent;
    expect(kept).toMatch(/network address/);
    expect(kept).toMatch(/what is searched for.*Not who searched/);
    expect(kept).toMatch(/How soon you usually reply.*last 180 days.*unless you hide it/);
    expect(kept).toMatch(/without an account, with your name and email.*for 30 days/);
    expect(kept).toMatch(/Certificates that you list.*who checked them/);
    expect(kept).toMatch(/Where you are signed in.*a month after.*encrypted/);
    const outside = within(screen.getByRole("list", { name: "Who else is told" })).getAllByRole("listitem");
    const said = outside.map(({ textContent }) => textContent).join("\n");
    for (const words of [
      /shipping rates/,
      /newsletter/,
      /mapping service/,
      /mail service/,
      /storage service/,
    ]) {
      expect(said).toMatch(words);
    }
  });
});
