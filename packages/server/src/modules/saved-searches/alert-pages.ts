import { localized, localizedPath, type Translate } from "@foodshed/sdk/locale";
import { savedSearchPath } from "@foodshed/sdk/vocabulary";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../core/domain-error.ts";
import { formOf, type LinkPage, type LinkPageContent, serveLinkPage } from "../../infra/mail/link-page.ts";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import type { Services } from "../services.ts";
import { ALERTS_PATH, CONFIRM_PATH, STOP_PATH } from "./alert-tokens.ts";
import * as strings from "./generated/strings.ts";
import type { VisitorSearch } from "./visitor-alerts.queries.ts";
import * as service from "./visitor-alerts.service.ts";

const FREQUENCIES = [
  ["at_once", strings.alertAtOnce],
  ["daily", strings.alertDaily],
  ["weekly", strings.alertWeekly],
  ["never", strings.alertNever],
] as const;

/** The pages of who gets alerts without an account: to begin them, to change them and to end them. */
export async function serveAlertPages(app: FastifyInstance, services: Services): Promise<void> {
  serveLinkPage(app, CONFIRM_PATH, {
    async show(link) {
      const request = await service.readAlertRequest(services, link.token);
      if (request.used_at) return begun(request.email, link.t);
      const { t } = link;
      const often = FREQUENCIES.find(([value]) => value === request.frequency)?.[1] ?? strings.alertDaily;
      return {
        title: t(strings.confirmAlertTitle),
        content: `<p>${escapeHtml(t(strings.confirmAlertWhat, { name: request.name, email: request.email }))} ${escapeHtml(t(often))}.</p>
<p>${escapeHtml(t(strings.alertConsent))}</p>
${formOf(link, t(strings.confirmAlertAction))}`,
      };
    },
    async press(link) {
      await service.confirmAlert(services, link.token);
      return begun((await service.readAlertRequest(services, link.token)).email, link.t);
    },
  });
  serveLinkPage(app, STOP_PATH, {
    async show(link) {
      const { email } = await service.readAlerts(services, link.token);
      if (email === undefined) return stopped(link.t);
      return {
        title: link.t(strings.stopAlertsTitle),
        content: `<p>${escapeHtml(link.t(strings.stopAlertsWhat, { email }))}</p>
${formOf(link, link.t(strings.stopAlertsAction))}`,
      };
    },
    async press(link) {
      await service.stopVisitorAlerts(services, link.token);
      return stopped(link.t);
    },
  });
  serveLinkPage(app, ALERTS_PATH, {
    show: (link) => alertsPage(services, link),
    async press(link) {
      const { search = "", frequency = "" } = link.form;
      if (!/^\d{1,9}$/.test(search)) throw DomainError.refused(localized(strings.alertLinkInvalid));
      await service.changeAlert(services, link.token, { search: Number(search), frequency });
      return alertsPage(services, link, link.t(strings.alertChanged));
    },
  });
}

const begun = (email: string, t: Translate): LinkPageContent => ({
  title: t(strings.alertBegun),
  content: `<p>${escapeHtml(t(strings.alertBegunWhat, { email }))}</p>`,
});

const stopped = (t: Translate): LinkPageContent => ({
  title: t(strings.alertsStopped),
  content: `<p>${escapeHtml(t(strings.alertsStoppedWhat))}</p>`,
});

async function alertsPage(services: Services, link: LinkPage, changed = ""): Promise<LinkPageContent> {
  const { t } = link;
  const { email, searches } = await service.readAlerts(services, link.token);
  if (email === undefined) return stopped(t);
  const stop = { ...link, action: link.action.replace(ALERTS_PATH, STOP_PATH) };
  return {
    title: t(strings.alertsTitle),
    content: `${changed && `<p role="status"><strong>${escapeHtml(changed)}</strong></p>`}
<p>${escapeHtml(t(strings.alertsWhat, { email }))}</p>
${searches.length === 0 ? `<p>${escapeHtml(t(strings.noAlerts))}</p>` : searches.map((search) => rowOf(link, search)).join("")}
<h2>${escapeHtml(t(strings.stopAlertsTitle))}</h2>
${formOf(stop, t(strings.stopAlertsAction))}`,
  };
}

/** One search: where it leads, and a form without script to change how often its alerts come. */
function rowOf({ t, action }: LinkPage, { id, kind, name, search, frequency }: VisitorSearch): string {
  const page = localizedPath(savedSearchPath({ kind, search } as never), t.locale);
  const options = FREQUENCIES.map(
    ([value, often]) =>
      `<option value="${value}"${value === frequency ? " selected" : ""}>${escapeHtml(t(often))}</option>`,
  );
  return `<form method="post" action="${escapeHtml(action)}"><p><a href="${escapeHtml(page)}">${escapeHtml(name)}</a></p>
<input type="hidden" name="search" value="${id}">
<p><label>${escapeHtml(t(strings.alertsHowOften))} <select name="frequency">${options.join("")}</select></label></p>
<p><button>${escapeHtml(t(strings.alertsSave))}</button></p></form>`;
}
