import { expect, it } from "vitest";
import { readConfig } from "../../infra/config/config.ts";
import { inBothLanguages } from "../../testing/mails.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "../search/stored-hit.ts";
import { alertMail, type FoundFor } from "./alerts.mails.ts";

const services = {
  config: { ...readConfig({ NODE_ENV: "test", DATA_DIR: "." }), publicUrl: "https://foodshed.example" },
  secret: "a secret of at least thirty-two characters",
};

const found = (name: string, hits: FoundFor["hits"]): FoundFor => ({
  name,
  kind: "profiles",
  search: { keywords: "fromage" },
  hits,
  reasons: {
    ofProfile: () => [
      { kind: "sells", text: "Chèvre" },
      { kind: "near", text: "Hearst", distance_km: 18 },
    ],
    ofClassified: () => [{ kind: "category", text: "Dairy and Eggs" }],
  } as unknown as FoundFor["reasons"],
});
const profile = {
  profile: { business_name: "Ferme Roy", slug: "ferme-roy", cities: ["Hearst"], category: ["Dairy"] },
} as unknown as { profile: StoredProfileHit };
const classified = {
  id: 9,
  classified: {
    title: "Milk",
    language: "en-CA",
    title_translation: "Lait",
    looking_for: true,
    account: { business_name: "Fromagerie Nord", slug: "fromagerie-nord" },
    city: "Kapuskasing",
    needed_by: "2026-12-02T04:59:00Z",
  },
} as unknown as { id: number; classified: StoredClassifiedHit };

const alert = (all: FoundFor[]) =>
  inBothLanguages((language) =>
    alertMail(
      services,
      {
        user_id: 1,
        account_id: 5,
        subscriber_id: null,
        email: "zoe@ferme.example",
        first_name: "Zoé",
        language,
      },
      all,
    ),
  );

it("An alert gives reasons, dates and addresses in the recipient's language", () => {
  const { english, french } = alert([found("Fromage", [profile, classified])]);
  expect(english.subject).toBe("2 new results for “Fromage”");
  expect(french.subject).toBe("2 nouveaux résultats pour «\u00a0Fromage\u00a0»");
  expect(french.text).toContain(
    "* Ferme Roy\nHearst – Vend\u00a0: Chèvre · À\u00a018\u00a0km de Hearst\nhttps://foodshed.example/fr/profils/ferme-roy",
  );
  expect(french.text.replaceAll(/\s+/g, " ")).toContain(
    "* Recherché : Lait Fromagerie Nord, Kapuskasing – Produits laitiers et œufs – jusqu’au mardi 1er décembre 2026",
  );
  expect(french.text).toContain("https://foodshed.example/fr/recherche?query=fromage");
  expect(french.text).toContain("https://foodshed.example/mail-preferences?token=");
});

it("An alert about several searches counts in the recipient's language", () => {
  const many = Array.from({ length: 12 }, () => profile);
  const { english, french } = alert([found("A", many), found("B", [profile])]);
  expect(english.subject).toBe("13 new results for 2 saved searches");
  expect(french.subject).toBe("13 nouveaux résultats pour 2 recherches enregistrées");
  expect(french.text).toContain("En voir 2 autres\u00a0:");
  expect(french.text).toContain("1 nouveau résultat pour «\u00a0B\u00a0»");
});

it("An alert keeps a name from right to left apart from the sentence around it", () => {
  const arabic = { ...classified.classified, account: { business_name: "مزرعة الزيتون", slug: "olive" } };
  const { english, french } = alert([
    found("חוות הגליל", [{ id: 9, classified: arabic } as { id: number; classified: StoredClassifiedHit }]),
  ]);
  expect(english.subject).toBe("1 new result for “\u2068חוות הגליל\u2069”");
  expect(french.text).toContain("\u2068مزرعة الزيتون\u2069, Kapuskasing");
});

it("An alert of an address without an account leads to its own pages, in its language", () => {
  const visitor = { user_id: null, account_id: null, subscriber_id: 9, email: "a@b.example", first_name: "" };
  const { english, french } = inBothLanguages((language) =>
    alertMail(services, { ...visitor, language }, [found("Fromage", [profile])]),
  );
  expect(english.text).toContain("https://foodshed.example/alerts?token=v1.9.");
  expect(english.headers?.["List-Unsubscribe"]).toMatch(
    /^<https:\/\/foodshed\.example\/alerts\/stop\?token=v1\.9\./,
  );
  expect(french.text).toMatch(/alerts\?token=v1\.9\.[\w-]+&lang=fr-CA/);
  expect(english.text).not.toContain("/settings");
});
