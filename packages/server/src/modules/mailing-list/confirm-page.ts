import type { FastifyInstance } from "fastify";
import { formOf, type LinkPage, serveLinkPage } from "../../infra/mail/link-page.ts";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { CONFIRM_PATH } from "./subscription-requests.mails.ts";
import { confirmSubscription, readSubscriptionRequest } from "./subscription-requests.service.ts";

/** The page that puts an address on the mailing list, with the text of the consent. */
export async function serveConfirmPage(app: FastifyInstance, services: Services): Promise<void> {
  const done = (email: string, { t }: LinkPage) => ({
    title: t(strings.confirmed),
    content: `<p>${escapeHtml(t(strings.confirmedWhat, { email }))}</p>`,
  });
  serveLinkPage(app, CONFIRM_PATH, {
    async show(link) {
      const { t } = link;
      const { email, used_at } = await readSubscriptionRequest(services, link.token);
      if (used_at) return done(email, link);
      return {
        title: t(strings.confirmTitle),
        content: `<p>${escapeHtml(t(strings.confirmWhat, { email }))}</p>
<p>${escapeHtml(t(strings.consent))}</p>
${formOf(link, t(strings.confirmAction))}`,
      };
    },
    async press(link) {
      await confirmSubscription(services, link.token);
      const { email } = await readSubscriptionRequest(services, link.token);
      return done(email, link);
    },
  });
}
