import { localizedPath, type Translate, translateText } from "@foodshed/sdk/locale";
import { formatMoney } from "@foodshed/sdk/vocabulary";
import type { FastifyInstance } from "fastify";
import {
  formOf,
  type LinkPage,
  type LinkPageContent,
  linkPageUrl,
  serveLinkPage,
} from "../../infra/mail/link-page.ts";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import type { Services } from "../services.ts";
import { amountOf, dayOf, requestText } from "./enquiry-texts.ts";
import * as strings from "./generated/strings.ts";
import { answerFields, formOfAnswer, readAnswerForm } from "./visitor-answer-form.ts";
import * as answers from "./visitor-answers.service.ts";
import type { VisitorEnquiry, VisitorRecipient } from "./visitor-enquiries.queries.ts";
import { confirmVisitorEnquiry, readUnconfirmed } from "./visitor-enquiries.service.ts";
import {
  ANSWER_PATH,
  ANSWERS_PATH,
  answersToken,
  CONFIRM_PATH,
  STOP_PATH,
} from "./visitor-enquiries.tokens.ts";

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const quote = (text: string) => `<blockquote>${escapeHtml(text)}</blockquote>`;

/** The pages of enquiries without an account: to send one, to answer it, to compare the answers, and to end it. */
export async function serveVisitorEnquiryPages(app: FastifyInstance, services: Services): Promise<void> {
  serveLinkPage(app, CONFIRM_PATH, {
    async show(link) {
      const { t } = link;
      const enquiry = await readUnconfirmed(services, link.token);
      if (enquiry.sent_at) return sent(services, enquiry, t);
      return {
        title: t(strings.visitorConfirmTitle),
        content: `${quote(requestText(enquiry, t))}
${paragraph(t(strings.visitorConfirmFrom, { name: enquiry.name, email: enquiry.email }))}
${paragraph(t(strings.visitorConfirmSees))}
${formOf(link, t(strings.visitorConfirmAction))}`,
      };
    },
    async press(link) {
      return sent(services, await confirmVisitorEnquiry(services, link.token), link.t);
    },
  });

  serveLinkPage(app, ANSWERS_PATH, {
    show: (link) => answersPage(services, link),
    async press(link) {
      await answers.eraseVisitorEnquiry(services, link.token);
      return { title: link.t(strings.visitorErased), content: paragraph(link.t(strings.visitorErasedWhat)) };
    },
  });

  const stopped = ({ t }: LinkPage) => ({
    title: t(strings.visitorStopped),
    content: paragraph(t(strings.visitorStoppedWhat)),
  });
  serveLinkPage(app, STOP_PATH, {
    async show(link) {
      const { t } = link;
      const { enquiry } = await answers.readAnswers(services, link.token);
      if (enquiry.closed_at) return stopped(link);
      return {
        title: t(strings.visitorStopTitle),
        content: `${quote(requestText(enquiry, t))}${formOf(link, t(strings.visitorStopAction))}`,
      };
    },
    async press(link) {
      await answers.closeVisitorEnquiry(services, link.token);
      return stopped(link);
    },
  });

  serveLinkPage(app, ANSWER_PATH, {
    async show(link) {
      const { enquiry, own } = await answers.readAsked(services, link.token);
      return answerPage(link, enquiry, formOfAnswer(own));
    },
    async press(link) {
      const { enquiry } = await answers.readAsked(services, link.token);
      const typed = readAnswerForm(link.form, services.clock.now());
      if ("wrong" in typed) return answerPage(link, enquiry, link.form, translateText(link.t, typed.wrong));
      await answers.answerVisitorEnquiry(services, link.token, typed.answer);
      return {
        title: link.t(strings.answerSent),
        content: paragraph(link.t(strings.answerSentWhat, { name: enquiry.name })),
      };
    },
  });
}

function sent({ config, secret }: Services, { id, language }: VisitorEnquiry, t: Translate): LinkPageContent {
  const url = linkPageUrl(config.publicUrl, ANSWERS_PATH, answersToken(secret, id), language);
  return {
    title: t(strings.visitorSent),
    content: `${paragraph(t(strings.visitorSentWhat))}
<p><a href="${escapeHtml(url)}">${escapeHtml(t(strings.visitorAnswersLink))}</a></p>`,
  };
}

/** What a business was asked, and the form. What is wrong with it stands before it, and what was typed stays. */
function answerPage(
  { t, action }: LinkPage,
  enquiry: VisitorEnquiry,
  form: Readonly<Record<string, string>>,
  wrong = "",
): LinkPageContent {
  if (enquiry.closed_at) return { title: t(strings.enquiryClosed), content: quote(requestText(enquiry, t)) };
  return {
    title: t(strings.answerPageTitle, { name: enquiry.name }),
    ...(wrong && { status: 400 }),
    content: `${quote(requestText(enquiry, t))}
${wrong && `<p role="alert"><strong>${escapeHtml(wrong)}</strong></p>`}
${answerFields(form, action, t)}`,
  };
}

/** All answers side by side: those with an offer first, the cheapest of them first. */
async function answersPage(services: Services, link: LinkPage): Promise<LinkPageContent> {
  const { t } = link;
  const { enquiry, recipients } = await answers.readAnswers(services, link.token);
  const stop = { ...link, action: link.action.replace(ANSWERS_PATH, STOP_PATH) };
  const columns = COLUMNS.map((column) => escapeHtml(t(column)));
  return {
    title: t(strings.visitorAnswersTitle, { product: enquiry.product }),
    content: `${quote(requestText(enquiry, t))}
<div role="region" tabindex="0" aria-label="${escapeHtml(t(strings.visitorAnswersLink))}"><table role="table"><thead role="rowgroup"><tr role="row">
${columns.map((column) => `<th scope="col" role="columnheader">${column}</th>`).join("")}</tr></thead>
<tbody role="rowgroup">${[...recipients]
      .sort(byOffer)
      .map((recipient) => rowOf(recipient, columns, t))
      .join("\n")}</tbody></table></div>
${paragraph(t(strings.visitorAnswersKept))}
${enquiry.closed_at ? paragraph(t(strings.enquiryClosed)) : formOf(stop, t(strings.visitorStopAction))}
${formOf(link, t(strings.visitorErase))}`,
  };
}

const place = ({ available }: VisitorRecipient) => (available === null ? 1 : available ? 0 : 2);
const byOffer = (a: VisitorRecipient, b: VisitorRecipient) =>
  place(a) - place(b) || (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY) || 0;

const COLUMNS = [
  strings.columnBusiness,
  strings.columnAnswer,
  strings.fieldQuantity,
  strings.columnPrice,
  strings.columnDate,
  strings.columnDelivers,
  strings.columnContent,
];

/** The roles stay where a narrow page shows each row as a block. */
function rowOf(recipient: VisitorRecipient, columns: readonly string[], t: Translate): string {
  const { slug, business_name, available, quantity, unit, price, price_unit, date, delivers } = recipient;
  const dollars = price === null ? "" : formatMoney(price, t.locale);
  const cells = [
    available === null ? t(WAITS[recipient.outcome]) : t(available ? strings.answerYes : strings.answerNo),
    quantity === null ? "" : amountOf(quantity, unit, t),
    dollars && price_unit ? `${dollars} / ${price_unit}` : dollars,
    date ? dayOf(date, t) : "",
    delivers === null ? "" : t(delivers ? strings.answerYes : strings.answerNo),
    recipient.content,
  ];
  const profile = localizedPath(`/profiles/${slug}`, t.locale);
  const own = `<a href="${escapeHtml(profile)}">${escapeHtml(business_name)}</a>`;
  return `<tr role="row"><th scope="row" role="rowheader">${own}</th>${cells
    .map((cell, at) => `<td role="cell" data-label="${columns[at + 1]}">${escapeHtml(cell)}</td>`)
    .join("")}</tr>`;
}

/** Why there is no answer. */
const WAITS = {
  chosen: strings.noAnswerYet,
  sent: strings.noAnswerYet,
  unreachable: strings.notAskedMembersOnly,
  waiting: strings.notAskedWaiting,
  busy: strings.notAskedBusy,
} as const;
