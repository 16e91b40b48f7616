import { afterEach, expect, it } from "vitest";
import { session } from "./browser.ts";
import { localeAfter } from "./locale-after.ts";

function logIn(language?: string, language_chosen?: boolean) {
  const claims = {
    account_id: 1,
    user_id: 1,
    exp: Math.floor(Date.now() / 1000) + 60,
    language,
    language_chosen,
  };
  session.start(`e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`);
}

afterEach(() => session.end());

it("a visitor goes on in the language of the page", () => {
  expect([localeAfter("/login"), localeAfter("/fr/connexion"), localeAfter("/fr")]).toEqual([
    "en-CA",
    "fr-CA",
    "fr-CA",
  ]);
});

it("a member who has chosen French goes on in it after a login, and nowhere else against the address", () => {
  logIn("fr-CA");
  expect(localeAfter("/messages/login")).toBe("fr-CA");
  expect(localeAfter("/messages")).toBe("en-CA");
});

it("a French login is followed by French pages, also for whom English was never changed", () => {
  logIn("en-CA");
  expect(localeAfter("/fr/connexion")).toBe("fr-CA");
  logIn();
  expect(localeAfter("/fr/connexion")).toBe("fr-CA");
});

it("a French login is followed by English pages for whom chose English", () => {
  logIn("en-CA", true);
  expect(localeAfter("/fr/connexion")).toBe("en-CA");
  expect(localeAfter("/fr")).toBe("fr-CA");
});
