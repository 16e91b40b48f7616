import { describe, expect, it } from "vitest";
import { readConfig } from "../../infra/config/config.ts";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { inBothLanguages } from "../../testing/mails.ts";
import { roleAnswerMail } from "../profiles/role-requests.mails.ts";
import * as mails from "./accounts.mails.ts";

const config = {
  ...readConfig({ NODE_ENV: "test", DATA_DIR: "." }),
  publicUrl: "https://foodshed.example",
};

type Recipient = Parameters<typeof mails.activationMail>[1];

/** Each mail about an account: its subject in both languages, and where its link leads in French. */
const TABLE: [(to: Recipient) => MailMessage, english: string, french: string, link?: string][] = [
  [
    (to) => mails.activationMail(config, to, "tok"),
    "Please confirm your email",
    "Veuillez confirmer votre adresse courriel",
    "/fr/activation/tok",
  ],
  [
    (to) => mails.claimMail(config, to, { activation: "a", password: "p" }, "Taste of Wellington"),
    "Claim the profile of Ferme Bélanger",
    "Revendiquez le profil de «\u00a0Ferme Bélanger\u00a0»",
    "/fr/revendication?act_token=a&pw_token=p",
  ],
  [
    (to) => mails.claimMail(config, to, { activation: "a", password: "p" }, undefined),
    "Claim the profile of Ferme Bélanger",
    "Revendiquez le profil de «\u00a0Ferme Bélanger\u00a0»",
    "/fr/revendication?act_token=a&pw_token=p",
  ],
  [
    (to) => mails.signedUpAgainMail(config, to, "tok"),
    "Set a password and confirm your email",
    "Choisissez un mot de passe et confirmez votre adresse courriel",
    "/fr/mot-de-passe-oublie/tok",
  ],
  [
    (to) => mails.passwordResetMail(config, to, "tok", { confirms: true }),
    "Set a password and confirm your email",
    "Choisissez un mot de passe et confirmez votre adresse courriel",
    "/fr/mot-de-passe-oublie/tok",
  ],
  [
    (to) => mails.passwordResetMail(config, to, "tok", { confirms: false }),
    "Reset your password",
    "Réinitialisez votre mot de passe",
    "/fr/mot-de-passe-oublie/tok",
  ],
  [
    (to) => mails.confirmEmailMail(config, to, "tok"),
    "Please confirm your new email",
    "Veuillez confirmer votre nouvelle adresse courriel",
    "/fr/confirmer-courriel/tok",
  ],
  [
    (to) => mails.emailChangeAskedMail(config, to, "bureau@ferme.example", "tok"),
    "Your email address is about to change",
    "Votre adresse courriel est sur le point de changer",
    "/fr/garder-courriel/tok",
  ],
  [
    (to) =>
      mails.newDeviceMail(
        config,
        to,
        { browser: "Firefox", system: "Windows" },
        new Date("2026-11-24T03:30:00Z"),
      ),
    "New login to your account",
    "Nouvelle connexion à votre compte",
    "/fr/settings#sessions",
  ],
  [
    (to) => mails.accountChangedMail(config, to, { email: "bureau@ferme.example" }),
    "Your account was changed",
    "Votre compte a été modifié",
  ],
  [
    (to) => mails.accountChangedMail(config, to, { password: true }),
    "Your account was changed",
    "Votre compte a été modifié",
  ],
  [
    (to) => roleAnswerMail(config, to, true),
    "Ferme Bélanger is an organization on Foodshed now",
    "Ferme Bélanger est maintenant un organisme sur Foodshed",
    "/fr/profile",
  ],
  [
    (to) => roleAnswerMail(config, to, false),
    "Your request to be an organization on Foodshed",
    "Votre demande de devenir un organisme sur Foodshed",
    "/fr/profile",
  ],
];

describe("A mail about an account", () => {
  it.each(TABLE)("%# is written in the recipient's language", (write, english, french, link) => {
    const mail = inBothLanguages((language) =>
      write({
        email: "zoe@ferme.example",
        first_name: "Zoé",
        business_name: "Ferme Bélanger",
        language,
      }),
    );
    expect([mail.english.subject, mail.french.subject]).toEqual([english, french]);
    expect(mail.french.text).toContain("Bonjour Zoé,");
    if (link) expect(mail.french.text).toContain(`\u00a0:\nhttps://foodshed.example${link}\n`);
  });

  it("greets in both languages who has no first name", () => {
    const to = { email: "a@b.example", first_name: "", business_name: "Farm" };
    const { english, french } = inBothLanguages((language) =>
      mails.activationMail(config, { ...to, language }, "tok"),
    );
    expect([english.text, french.text]).toEqual([
      expect.stringMatching(/^Hello,\n/),
      expect.stringMatching(/^Bonjour,\n/),
    ]);
  });
});
