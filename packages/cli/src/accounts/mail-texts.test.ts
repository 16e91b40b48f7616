import { describe, expect, it } from "vitest";
import { MailTexts, unpackMail } from "./mail-texts.ts";
import type { NewAccount } from "./new-account.ts";

const account = (first_name: string, business_name: string): NewAccount => ({
  email: "ada@x.example",
  first_name,
  last_name: "Okafor",
  business_name,
  roles: [2],
  on_behalf: true,
  language: "en-CA",
});
const mailOf = ({ first_name, email }: NewAccount, written: string) => ({
  to: email,
  subject: "Claim it",
  text: `Hello ${first_name},\n\nA profile was prepared for ${written}.\n`,
});

describe("the mails of a plan", () => {
  it("are one text for all who get the same, and come back as they were", () => {
    const texts = new MailTexts();
    const [one, two] = [account("Ada", "North Fork Dairy"), account("Zoé", "Ferme Côté")];
    const packed = [one, two].map((each) => texts.pack(mailOf(each, each.business_name), each));
    expect(packed[0]?.text).toBe(packed[1]?.text);
    expect(unpackMail(packed[0] as never, one)).toEqual(mailOf(one, "North Fork Dairy"));
    expect(unpackMail(packed[1] as never, two)).toEqual(mailOf(two, "Ferme Côté"));
  });

  it("are so too where the end of a line falls into a name", () => {
    const texts = new MailTexts();
    const [one, two] = [account("Ada", "North Fork Dairy"), account("Zoé", "Le Vieux Moulin Gagné")];
    const packed = texts.pack(mailOf(one, "North Fork\nDairy"), one);
    expect(packed.text).not.toContain("Fork");
    expect(packed.text).toBe(texts.pack(mailOf(two, "Le Vieux\nMoulin Gagné"), two).text);
    expect(unpackMail(packed, one)).toEqual(mailOf(one, "North Fork\nDairy"));
  });

  it("stay whole where a name could not be put back", () => {
    const strange = account("Ada", "Bell\u0001Farm");
    const mail = mailOf(strange, strange.business_name);
    expect(unpackMail(new MailTexts().pack(mail, strange), strange)).toEqual(mail);
  });
});
