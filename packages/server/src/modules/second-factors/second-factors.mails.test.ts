import { it } from "vitest";
import { readConfig } from "../../infra/config/config.ts";
import { inBothLanguages } from "../../testing/mails.ts";
import { secondFactorsChangedMail } from "./second-factors.mails.ts";

const config = {
  ...readConfig({ NODE_ENV: "test", DATA_DIR: "." }),
  publicUrl: "https://foodshed.example",
};
const zoe = { email: "zoe@ferme.example", first_name: "Zoé", business_name: "Verger Lalonde" };

it.each(["added", "one removed", "removed", "codes", "reset"] as const)(
  "the mail about a second step, %s, is English or French throughout",
  (change) => {
    inBothLanguages((language) => secondFactorsChangedMail(config, { ...zoe, language }, change));
  },
);
