import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../../infra/mail/escape-html.ts";
import { type LinkPage, type LinkPageContent, serveLinkPage } from "../../infra/mail/link-page.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import {
  type MailPreferences,
  readMailPreferences,
  saveMailPreferences,
} from "./mail-preferences.service.ts";
import { labelOf } from "./notifications.service.ts";
import { PREFERENCES_PATH } from "./preference-tokens.ts";
import type { Subscription } from "./unsubscribe-tokens.ts";

/** Where the link at the end of a mail leads: every kind of mail with a box to tick, without a login. */
export function serveMailPreferencesPage(app: FastifyInstance, services: Services): void {
  serveLinkPage(app, PREFERENCES_PATH, {
    show: async (link) => page(link, await readMailPreferences(services, link.token)),
    async press(link) {
      const { shown = "", none, ...boxes } = link.form;
      // What posts without our form, as a mail program may, chooses nothing.
      if (!shown) return page(link, await readMailPreferences(services, link.token));
      const ticked = none === undefined ? Object.keys(boxes) : [];
      const saved = await saveMailPreferences(services, link.token, {
        shown: new Set(shown.split(",")),
        ticked: new Set(ticked.map((name) => name.replace(/^mail-/, ""))),
      });
      return page(link, saved, link.t(strings.preferencesSaved));
    },
  });
}

function page(link: LinkPage, { business, kinds }: MailPreferences, saved = ""): LinkPageContent {
  const { t, action } = link;
  const box = ({ subscription, enable }: MailPreferences["kinds"][number]) =>
    `<label><input type="checkbox" name="mail-${subscription}"${enable ? " checked" : ""}>${escapeHtml(capital(labelOf(subscription, t)))}</label>`;
  const alerts = kinds.some(({ subscription }) => isAlerts(subscription));
  const shown = kinds.map(({ subscription }) => subscription).join(",");
  const title = t(strings.preferencesTitle);
  return {
    title,
    content: `${saved && `<p role="status"><strong>${escapeHtml(saved)}</strong></p>`}
<p>${escapeHtml(t(strings.preferencesWhat, { business }))}</p>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="shown" value="${shown}">
<fieldset aria-label="${escapeHtml(title)}">${kinds.map(box).join("\n")}</fieldset>
${alerts ? `<p>${escapeHtml(t(strings.preferencesAlertsBack))}</p>\n` : ""}<button>${escapeHtml(t(strings.preferencesSave))}</button><button class="plain" name="none" value="1">${escapeHtml(t(strings.preferencesNone))}</button></form>
<p>${escapeHtml(t(strings.preferencesAlways))}</p>`,
  };
}

const isAlerts = (subscription: Subscription) => typeof subscription === "string";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
