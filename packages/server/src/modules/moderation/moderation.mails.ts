import type { Locale, LocalizedString, Translate } from "@foodshed/sdk/locale";
import { formatDate } from "@foodshed/sdk/vocabulary";
import type { MailMessage } from "../../infra/mail/mail.ts";
import { greetingOf, pageUrl, writeMail } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import type { Action } from "./actions.ts";
import type { CheckedDecision } from "./checked-decision.ts";
import * as strings from "./generated/strings.ts";
import { lastDay } from "./restrictions.ts";
import type { Kind } from "./things.ts";

type Preview = NonNullable<ResponseBody<"previewModerationDecision">["author"]>;

/** What one side is told, in its language: as it is mailed, and as an administrator sees it before. */
export interface Notice {
  preview: Preview;
  action: { label: string; path: string };
  closing: string[];
}

type About = CheckedDecision & {
  kind: Kind;
  title: string;
  /** Of the link by which somebody appeals who cannot log in. */
  appealToken?: string | undefined;
};
type Named = LocalizedString<{ title: string }>;

const ABOUT: Record<Kind, Named> = {
  profile: strings.aboutProfile,
  classified: strings.aboutClassified,
  message: strings.aboutMessage,
};

const DONE: Record<Exclude<Action, "dismiss" | "suspend_posting" | "suspend_messaging">, LocalizedString> = {
  warn: strings.doneWarn,
  hide_classified: strings.doneHideClassified,
  hide_profile: strings.doneHideProfile,
  remove_message: strings.doneRemoveMessage,
  disable_account: strings.doneDisableAccount,
};

const WHY: Record<CheckedDecision["reason"], LocalizedString | undefined> = {
  spam: strings.whySpam,
  misleading: strings.whyMisleading,
  offensive: strings.whyOffensive,
  fraud: strings.whyFraud,
  illegal: strings.whyIllegal,
  nothing_wrong: undefined,
  corrected: undefined,
  dispute: undefined,
  other: undefined,
};

/** To the author: what was done, why, and how to appeal. */
export function authorNotice(_services: Services, language: Locale, about: About): Notice {
  const t = translators[language];
  const why = WHY[about.reason];
  return {
    preview: {
      language,
      subject: t(ABOUT[about.kind], { title: about.title }),
      paragraphs: [
        t(strings.aboutAndOutcome, {
          about: t(ABOUT[about.kind], { title: about.title }),
          outcome: doneTo(t, about),
        }),
        ...(why ? [t(why)] : []),
        ...(about.note ? [t(strings.noteFromAdministrators, { note: about.note })] : []),
        t(about.action === "disable_account" ? strings.howToAppealByLink : strings.howToAppeal),
      ],
    },
    action: about.appealToken
      ? { label: t(strings.appealNow), path: `/appeal/${about.appealToken}` }
      : { label: t(strings.openDecision), path: "/decisions" },
    closing: [],
  };
}

function doneTo(t: Translate, { action, until }: About): string {
  if (action === "dismiss") return "";
  if (action !== "suspend_posting" && action !== "suspend_messaging") return t(DONE[action]);
  const date = formatDate(lastDay(until as Date), "UTC", t.locale);
  return t(action === "suspend_posting" ? strings.doneSuspendPosting : strings.doneSuspendMessaging, {
    date,
  });
}

/** To a reporter: what became of the report in general words, nothing of the author's affairs. */
export function reporterNotice(_services: Services, language: Locale, about: About): Notice {
  const t = translators[language];
  const result =
    about.action === "dismiss"
      ? t(
          about.reason === "corrected"
            ? strings.reportCorrected
            : about.reason === "dispute"
              ? strings.reportDispute
              : strings.reportNothingWrong,
        )
      : t(strings.reportActed);
  return {
    preview: {
      language,
      subject: t(strings.reportDecidedSubject),
      paragraphs: [t(strings.thankYouForReport, { about: reported(t, about) }), result],
    },
    action: { label: t(strings.openReports), path: "/decisions" },
    closing: [],
  };
}

function reported(t: Translate, { kind, title }: About): string {
  if (kind === "profile") return t(strings.reportedProfile, { title });
  if (kind === "classified") return t(strings.reportedClassified, { title });
  return t(strings.reportedMessage);
}

/** To the author: how an appeal ended. */
export function appealNotice(
  _services: Services,
  language: Locale,
  about: { kind: Kind; title: string; outcome: "upheld" | "reversed"; note: string },
): Notice {
  const t = translators[language];
  return {
    preview: {
      language,
      subject: t(strings.appealSubject),
      paragraphs: [
        t(strings.aboutAndOutcome, {
          about: t(ABOUT[about.kind], { title: about.title }),
          outcome: t(about.outcome === "reversed" ? strings.appealReversed : strings.appealUpheld),
        }),
        t(strings.noteFromAdministrators, { note: about.note }),
      ],
    },
    action: { label: t(strings.openDecision), path: "/decisions" },
    closing: [],
  };
}

export function noticeMail(
  { config: { publicUrl } }: Pick<Services, "config">,
  to: { email: string; first_name: string; language: Locale },
  { preview, action, closing }: Notice,
): MailMessage {
  const t = translators[to.language];
  return writeMail(
    {
      to: to.email,
      subject: preview.subject,
      greeting: greetingOf(to.first_name, t),
      paragraphs: preview.paragraphs,
      action: { label: action.label, url: pageUrl(publicUrl, action.path, t) },
      closing,
    },
    publicUrl,
    t,
  );
}
