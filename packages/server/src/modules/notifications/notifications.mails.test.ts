import type { Translate } from "@foodshed/sdk/locale";
import { NOTIFICATION_VERBS } from "@foodshed/sdk/vocabulary";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../infra/config/config.ts";
import { translators } from "../../locale/translators.ts";
import { inBothLanguages } from "../../testing/mails.ts";
import * as mails from "./notifications.mails.ts";
import type { ClassifiedViewModel, ConnectionViewModel } from "./notifications.view-models.ts";

const services = {
  config: {
    ...readConfig({ NODE_ENV: "test", DATA_DIR: "." }),
    publicUrl: "https://foodshed.example",
    postalAddress: "12 Main Street, Elora",
  },
  secret: "a secret of at least thirty-two characters",
};

const classified: ClassifiedViewModel = {
  id: 7,
  title: "Pommes",
  language: null,
  title_translation: "",
  looking_for: false,
  needed_by: new Date("2026-12-02T04:59:00Z"),
  account_id: 3,
  business_name: "Verger Roy",
  slug: "verger-roy",
  city: "Hearst",
  latitude: null,
  longitude: null,
};

const connection = (changes: Partial<ConnectionViewModel>): ConnectionViewModel => ({
  id: 1,
  state: "requested",
  organization: "Réseau du Nord",
  business: "Verger Roy",
  manage: false,
  requested_by_organization: true,
  with_network: true,
  ...changes,
});
const request = (changes: Partial<ConnectionViewModel>) => (t: Translate) =>
  mails.connectionRequestMail(services, connection(changes), t);
const accepted = (changes: Partial<ConnectionViewModel>) => (t: Translate) =>
  mails.acceptedWords(services, connection({ state: "accepted", ...changes }), t);

/** Each notification: its subject in both languages, and something else that it says in French. */
const TABLE: [(t: Translate) => mails.Words, english: string, french: string, says: string][] = [
  [
    (t) => mails.newMessageMail(services, { id: 1, content: "Allô!", sender_id: 3, sender: "Verger Roy" }, t),
    "New message from Verger Roy",
    "Nouveau message de Verger Roy",
    "https://foodshed.example/fr/messages?recipient=3",
  ],
  [
    (t) => mails.expiredClassifiedMail(services, classified, t),
    "Your classified has expired: Pommes",
    "Votre petite annonce a expiré\u00a0: Pommes",
    "https://foodshed.example/fr/profile/classifieds",
  ],
  [
    (t) => mails.newClassifiedsMail(services, [classified], t),
    "New classified from Verger Roy: Pommes",
    "Nouvelle petite annonce de Verger Roy\u00a0: Pommes",
    "* À vendre\u00a0: Pommes\nVerger Roy, Hearst – jusqu’au mardi 1er\u00a0décembre 2026\nhttps://foodshed.example/fr/petites-annonces/7-pommes",
  ],
  [
    (t) => mails.newClassifiedsMail(services, [classified, { ...classified, looking_for: true }], t),
    "2 new classifieds from your connections",
    "2 nouvelles petites annonces de vos liens",
    "* Recherché\u00a0: Pommes\n",
  ],
  [
    (t) => mails.digestMail(services, { classifieds: [classified], more: 0 }, t),
    "1 new classified this week",
    "1 nouvelle petite annonce cette semaine",
    "Voir toutes les petites annonces\u00a0:\nhttps://foodshed.example/fr/recherche/petites-annonces",
  ],
  [
    (t) => mails.digestMail(services, { classifieds: [classified], more: 1 }, t),
    "2 new classifieds this week",
    "2 nouvelles petites annonces cette semaine",
    "En voir 1 autre\u00a0:",
  ],
  [
    request({}),
    "Réseau du Nord would like to connect with you",
    "Réseau du Nord aimerait créer un lien avec vous",
    "https://foodshed.example/fr/dashboard",
  ],
  [
    request({ manage: true }),
    "Réseau du Nord would like to connect with you",
    "Réseau du Nord aimerait créer un lien avec vous",
    "dans son réseau, et gérer",
  ],
  [
    request({ requested_by_organization: false }),
    "Verger Roy would like to join your network",
    "Verger Roy aimerait se joindre à votre réseau",
    "Verger Roy aimerait se joindre à Réseau du Nord.",
  ],
  [
    request({ requested_by_organization: false, manage: true }),
    "Verger Roy would like to join your network",
    "Verger Roy aimerait se joindre à votre réseau",
    "vous autorise",
  ],
  [
    request({ with_network: false }),
    "Réseau du Nord would like to manage your profile",
    "Réseau du Nord aimerait gérer votre profil",
    "Accepter ou refuser\u00a0:",
  ],
  [
    request({ with_network: false, requested_by_organization: false }),
    "Verger Roy would like you to manage its profile",
    "Verger Roy aimerait que vous gériez son profil",
    "Accepter ou refuser\u00a0:",
  ],
  [
    accepted({}),
    "Verger Roy accepted your membership request",
    "Verger Roy a accepté votre demande d’adhésion",
    "https://foodshed.example/fr/profile-hub",
  ],
  [
    accepted({ with_network: false, requested_by_organization: false }),
    "Réseau du Nord accepted your management request",
    "Réseau du Nord a accepté votre demande de gestion",
    "https://foodshed.example/fr/profile",
  ],
];

const mailsAbout = (
  verb: (typeof NOTIFICATION_VERBS)[number]["verb"],
  write: (t: Translate) => mails.Words,
) =>
  inBothLanguages((language) => {
    const t = translators[language];
    const to = { user_id: 7, account_id: 5, verb, email: "zoe@ferme.example", first_name: "Zoé", language };
    return mails.addressed(services, to, write(t), t);
  });

describe("A notification", () => {
  it.each(TABLE)("%# is written in the recipient's language", (write, english, french, says) => {
    const mail = mailsAbout(4, write);
    expect([mail.english.subject, mail.french.subject]).toEqual([english, french]);
    expect(mail.french.text).toContain(says);
  });

  it("shows a title in the recipient's language where the member gave it in both", () => {
    const both = { ...classified, language: "fr-CA" as const, title_translation: "Apples" };
    for (const write of [
      (t: Translate) => mails.expiredClassifiedMail(services, both, t),
      (t: Translate) => mails.newClassifiedsMail(services, [both], t),
    ]) {
      const { english, french } = mailsAbout(6, write);
      expect([english.subject, french.subject]).toEqual([
        expect.stringMatching(/: Apples$/),
        expect.stringMatching(/: Pommes$/),
      ]);
      expect([english.text, french.text].map((text) => /Apples|Pommes/.exec(text)?.[0])).toEqual([
        "Apples",
        "Pommes",
      ]);
    }
  });

  it.each(NOTIFICATION_VERBS)(
    "about $label says in both why it came and how to end it",
    ({ verb, label }) => {
      const { english, french } = mailsAbout(verb, (t) => mails.acceptedWords(services, connection({}), t));
      expect(english.text.replaceAll("\n", " ")).toContain(`because ${label} is turned on`);
      expect(french.text.replaceAll("\n", " ")).toMatch(/parce que «\u00a0[^»]+\u00a0» est activé dans/);
      expect(french.text).not.toContain(label);
      expect(french.text).toMatch(
        /Se désabonner\u00a0:\nhttps:\/\/foodshed\.example\/unsubscribe\?token=\S+&lang=fr-CA\n/,
      );
      expect(french.headers?.["List-Unsubscribe"]).toMatch(/&lang=fr-CA>$/);
      expect(english.headers?.["List-Unsubscribe"]).not.toContain("lang");
    },
  );
});
