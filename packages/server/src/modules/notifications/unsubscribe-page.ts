import { localized, localizedPath, type Translate } from "@foodshed/sdk/locale";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../core/domain-error.ts";
import { formOf, serveLinkPage } from "../../infra/mail/link-page.ts";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { labelOf, unsubscribe } from "./notifications.service.ts";
import { readUnsubscribeToken } from "./unsubscribe-tokens.ts";

/** The page behind the link at the end of a mail that somebody agreed to. */
export async function serveUnsubscribePage(app: FastifyInstance, services: Services): Promise<void> {
  serveLinkPage(app, "/unsubscribe", {
    async show(link) {
      const { t } = link;
      const named = readUnsubscribeToken(services.secret, link.token);
      if (!named) throw DomainError.invalid({ token: [localized(strings.unsubscribeInvalid)] });
      const what = t(strings.unsubscribeWhat, { subject: labelOf(named.subscription, t) });
      return {
        title: t(strings.unsubscribeTitle),
        content: `<p>${escapeHtml(what)}</p>\n${formOf(link, t(strings.unsubscribeAction))}`,
      };
    },
    async press({ token, t }) {
      const { message } = await unsubscribe(services, token, t);
      return {
        title: t(strings.unsubscribed),
        content: `<p>${escapeHtml(message)}</p>${settingsHint(t)}`,
      };
    },
    refused: settingsHint,
  });
}

function settingsHint(t: Translate): string {
  const link = (chunks: string[]) =>
    `<a href="${localizedPath("/settings", t.locale)}">${chunks.join("")}</a>`;
  return `<p>${t.parts<string>(strings.unsubscribeSettings, { link }).join("")}</p>`;
}
