import type { FastifyInstance } from "fastify";
import { formOf, type LinkPage, serveLinkPage } from "../../infra/mail/link-page.ts";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./subscriptions.queries.ts";
import { confirmWeeklyList, readLeavingToken, readLink } from "./subscriptions.service.ts";
import { CONFIRM_PATH, LEAVE_PATH } from "./weekly-lists.mails.ts";

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** The pages that begin and end the weekly mail. */
export async function serveWeeklyListPages(app: FastifyInstance, services: Services): Promise<void> {
  const confirmed = (
    { email, business_name: network }: { email: string; business_name: string },
    { t }: LinkPage,
  ) => ({
    title: t(strings.confirmed),
    content: paragraph(t(strings.confirmedWhat, { email, network })),
  });
  serveLinkPage(app, CONFIRM_PATH, {
    async show(link) {
      const { t } = link;
      const found = await readLink(services, link.token);
      if (found.confirmed_at) return confirmed(found, link);
      const network = found.business_name;
      return {
        title: t(strings.confirmTitle),
        content: `${paragraph(t(strings.confirmWhat, { email: found.email, network }))}
${paragraph(t(strings.consent, { network }))}
${formOf(link, t(strings.confirmAction))}`,
      };
    },
    async press(link) {
      await confirmWeeklyList(services, link.token);
      return confirmed(await readLink(services, link.token), link);
    },
  });

  const left = ({ t }: LinkPage) => ({ title: t(strings.left), content: paragraph(t(strings.leftWhat)) });
  serveLinkPage(app, LEAVE_PATH, {
    async show(link) {
      const { t } = link;
      const found = await queries.findById(services.db, readLeavingToken(services.secret, link.token));
      if (!found) return left(link);
      const { email, business_name: network } = found;
      return {
        title: t(strings.leaveTitle),
        content: `${paragraph(t(strings.leaveWhat, { email, network }))}
${formOf(link, t(strings.leaveAction))}`,
      };
    },
    async press(link) {
      await queries.remove(services.db, readLeavingToken(services.secret, link.token));
      return left(link);
    },
  });
}
