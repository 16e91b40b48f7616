import { describe, expect, it } from "vitest";
import { readConfig } from "../../infra/config/config.ts";
import { inBothLanguages } from "../../testing/mails.ts";
import type { Services } from "../services.ts";
import * as mails from "./moderation.mails.ts";

const services = {
  config: { ...readConfig({ NODE_ENV: "test", DATA_DIR: "." }), publicUrl: "https://foodshed.example" },
} as Services;
const zoe = { email: "zoe@ferme.example", first_name: "Zoé" };
const until = new Date("2026-12-02T04:59:59Z");

type About = Parameters<typeof mails.authorNotice>[2];
const about = (more: Partial<About>): About => ({
  kind: "classified",
  title: "Poires meurtries",
  action: "warn",
  reason: "misleading",
  note: "",
  until: null,
  ...more,
});

describe("the mails of a decision are English or French throughout", () => {
  it.each([
    about({}),
    about({ kind: "profile", action: "hide_profile", reason: "offensive" }),
    about({ action: "hide_classified", reason: "spam" }),
    about({ kind: "message", action: "remove_message", reason: "fraud" }),
    about({ action: "suspend_posting", reason: "illegal", until }),
    about({ kind: "message", action: "suspend_messaging", reason: "spam", until }),
    about({ kind: "profile", action: "disable_account", reason: "fraud", appealToken: "t".repeat(32) }),
  ])("for its author: $action", (one) => {
    inBothLanguages((language) =>
      mails.noticeMail(services, { ...zoe, language }, mails.authorNotice(services, language, one)),
    );
  });

  it.each([
    about({ action: "hide_classified" }),
    about({ kind: "profile", action: "dismiss", reason: "nothing_wrong" }),
    about({ kind: "message", action: "dismiss", reason: "corrected" }),
    about({ action: "dismiss", reason: "dispute" }),
  ])("for who reported it: $action, $reason", (one) => {
    const { french } = inBothLanguages((language) =>
      mails.noticeMail(services, { ...zoe, language }, mails.reporterNotice(services, language, one)),
    );
    expect(french.subject).toBe("La suite donnée à votre signalement");
  });

  it.each(["upheld", "reversed"] as const)("for who appealed: %s", (outcome) => {
    inBothLanguages((language) =>
      mails.noticeMail(
        services,
        { ...zoe, language },
        mails.appealNotice(services, language, { kind: "profile", title: "Verger", outcome, note: "" }),
      ),
    );
  });
});
