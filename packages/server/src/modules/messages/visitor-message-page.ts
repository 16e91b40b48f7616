import type { FastifyInstance } from "fastify";
import { formOf, type LinkPage, serveLinkPage } from "../../infra/mail/link-page.ts";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { CONFIRM_PATH } from "./visitor-messages.mails.ts";
import { confirmVisitorMessage, readVisitorMessage } from "./visitor-messages.service.ts";

/** The page that sends a visitor's message, and shows it before. */
export async function serveVisitorMessagePage(app: FastifyInstance, services: Services): Promise<void> {
  const done = (business: string, { t }: LinkPage) => ({
    title: t(strings.visitorSent),
    content: `<p>${escapeHtml(t(strings.visitorSentTo, { business }))}</p>`,
  });
  serveLinkPage(app, CONFIRM_PATH, {
    async show(link) {
      const { t } = link;
      const {
        business_name: business,
        name,
        email,
        content,
        sent_at,
      } = await readVisitorMessage(services, link.token);
      if (sent_at) return done(business, link);
      return {
        title: t(strings.visitorConfirmTitle, { business }),
        content: `<blockquote>${escapeHtml(content)}</blockquote>
<p>${escapeHtml(t(strings.visitorConfirmFrom, { name, email }))}</p>
<p>${escapeHtml(t(strings.visitorConfirmSees, { business }))}</p>
${formOf(link, t(strings.visitorConfirmAction))}`,
      };
    },
    async press(link) {
      const { business_name } = await confirmVisitorMessage(services, link.token);
      return done(business_name, link);
    },
  });
}
