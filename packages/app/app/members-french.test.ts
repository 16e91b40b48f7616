import { afterEach, expect, it } from "vitest";
import { session } from "./browser.ts";
import { membersFrench } from "./members-french.ts";
import { addCatalogue, catalogueOf } from "./translate.ts";

const claims = { account_id: 1, user_id: 1, exp: Math.floor(Date.now() / 1000) + 60 };

afterEach(() => session.end());

it("the French of members' forms is loaded for who is logged in, once, and into what is open", async () => {
  addCatalogue("fr-CA", { "site.menu": "Menu" });
  const open = catalogueOf("fr-CA");
  if (!import.meta.env.SSR) expect(membersFrench()).toBeUndefined();
  session.start(`e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`);
  const [one, other] = [membersFrench(), membersFrench()];
  expect(one).toBe(other);
  await one;
  expect(open).toHaveProperty(["profile-editing.save"]);
  expect(open).toHaveProperty(["site.menu"]);
  expect(membersFrench()).toBeUndefined();
});
