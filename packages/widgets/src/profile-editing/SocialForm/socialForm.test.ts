import { describe, expect, it } from "vitest";
import { ownProfile } from "../../testing/mockProfileServer.ts";
import { english, french } from "../../testing/translate.ts";
import { type SocialValues, socialOf, socialRules, socialSchema } from "./socialForm.ts";

const empty = socialOf(
  ownProfile({ website: null, online_store: null, twitter: null, instagram: null, facebook: null }),
);

const complaint = (field: keyof SocialValues, text: string) =>
  socialSchema(english).safeParse({ ...empty, [field]: text }).error?.issues[0]?.message;

const sent = (field: keyof SocialValues, text: string) => {
  const values = socialSchema(english).parse({ ...empty, [field]: text });
  const [change] = socialRules.changes(values, ownProfile(), new Set([field]));
  return change?.call === "update_profile" ? change.body.details : undefined;
};

describe("Website and social media", () => {
  it("are all optional, and an emptied one is taken away", () => {
    expect(socialSchema(english).safeParse(empty).success).toBe(true);
    expect(sent("facebook", " ")).toEqual({ facebook: null });
  });

  it.each([
    ["maplehill", "https://twitter.com/maplehill"],
    ["@maplehill", "https://twitter.com/maplehill"],
    ["https://x.com/maplehill", "https://twitter.com/maplehill"],
    ["twitter.com/maplehill?lang=en", "https://twitter.com/maplehill"],
  ])("Twitter takes %s, as a handle or an address", (typed, address) => {
    expect(sent("twitter", typed)).toEqual({ twitter: address });
  });

  it.each([
    ["maple.hill", "https://instagram.com/maple.hill"],
    ["https://www.instagram.com/maple.hill/", "https://instagram.com/maple.hill"],
  ])("Instagram takes %s, as a handle or an address", (typed, address) => {
    expect(sent("instagram", typed)).toEqual({ instagram: address });
  });

  it("shows saved addresses of Twitter and Instagram as handles", () => {
    const shown = socialOf(
      ownProfile({ twitter: "https://twitter.com/maplehill", instagram: "https://instagram.com/maple.hill" }),
    );
    expect(shown).toMatchObject({ twitter: "@maplehill", instagram: "@maple.hill" });
  });

  it.each([
    ["twitter", "@sixteen_letters_", /@yourhandle$/],
    ["instagram", "@maple..hill", /@yourhandle$/],
    ["instagram", "@maplehill.", /@yourhandle$/],
    ["instagram", `@${"a".repeat(31)}`, /@yourhandle$/],
    ["facebook", "https://maplehill.example/facebook", /https:\/\/www\.facebook\.com\/yourpage$/],
    ["linkedin", "linkedin", /https:\/\/www\.linkedin\.com\/yourpage$/],
    ["youtube", "https://vimeo.com/1", /https:\/\/www\.youtube\.com\/yourpage$/],
    [
      "website",
      "maple hill",
      /^You must provide a valid website address formatted in the following manner: /,
    ],
    ["website", "javascript:alert(1)", /^You must provide a valid website address/],
    ["online_store", "shop", /^You must provide a valid online store address/],
  ] as const)("%s does not take %s", (field, text, message) => {
    expect(complaint(field, text)).toMatch(message);
  });

  it("say in French what is wrong with an address", () => {
    const { error } = socialSchema(french).safeParse({
      ...empty,
      website: "maple hill",
      youtube: "vimeo.com/1",
    });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Vous devez fournir une adresse de site Web valide, écrite de la façon suivante\u00a0: https://www.example.com",
      "Vous devez fournir une adresse YouTube valide, écrite de la façon suivante\u00a0: https://www.youtube.com/votrepage",
    ]);
  });

  it.each([
    ["website", "maplehill.example", "https://maplehill.example"],
    ["facebook", "facebook.com/maplehill", "https://facebook.com/maplehill"],
    ["youtube", "https://youtu.be/abc", "https://youtu.be/abc"],
    ["linkedin", "ca.linkedin.com/company/maple", "https://ca.linkedin.com/company/maple"],
  ] as const)("%s takes %s without its https://", (field, text, address) => {
    expect(sent(field, text)).toEqual({ [field]: address });
  });
});
