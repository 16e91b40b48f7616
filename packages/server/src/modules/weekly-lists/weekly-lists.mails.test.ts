import { it } from "vitest";
import { readConfig } from "../../infra/config/config.ts";
import { inBothLanguages } from "../../testing/mails.ts";
import { confirmMail, subscribedAlreadyMail } from "./weekly-lists.mails.ts";

const config = {
  ...readConfig({ NODE_ENV: "test", DATA_DIR: "." }),
  publicUrl: "https://foodshed.example",
};
const asker = { email: "zoe@ferme.example", name: "Réseau de l’Est" };

it("the mails before a weekly list are English or French throughout", () => {
  inBothLanguages((language) => confirmMail(config, { ...asker, language, token: "t".repeat(32) }));
  inBothLanguages((language) => subscribedAlreadyMail(config, { ...asker, language, slug: "est" }));
});
