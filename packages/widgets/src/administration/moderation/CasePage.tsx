import type { Schema } from "@foodshed/sdk";
import { ErrorPage } from "../../pages/ErrorPage/ErrorPage.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";
import { ListLoading, PageHead, Part } from "../AdministrationPage.tsx";
import * as page from "../page.css.ts";
import { CaseAnswer } from "./CaseAnswer.tsx";
import * as strings from "./generated/strings.ts";
import * as css from "./moderation.css.ts";
import { outcomes, reasons, urgencyText, when } from "./words.ts";

export interface CasePageProps {
  /** The case. */
  id: number;
}

/** A reported thing with everything that a decision needs, and the decision. */
export function CasePage({ id }: CasePageProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const invalidate = useInvalidateQueries();
  const { data, error, retry } = useQuery(["getModerationCase", id], (client) =>
    client.GET("/moderation/cases/{id}/", { params: { path: { id } } }),
  );
  if (error?.status === 404) return <ErrorPage status={404} message={error.message} />;
  const changed = () => void invalidate("getModerationCase", "listModerationCases", "listModerationSignals");
  return (
    <>
      <p className={page.back}>{linkTo("/admin/reports")(t(strings.backToCases))}</p>
      {data ? (
        <>
          <PageHead title={t(strings.caseOf, { kind: data.kind, business: data.account.business_name })}>
            <p className={page.tags}>
              <Tag tone={data.state === "open" ? "squash" : "plain"}>
                {t(data.state === "open" ? strings.caseOpen : strings.caseDecided)}
              </Tag>
              {data.urgency.map((each) => (
                <Tag key={each.code} tone="squash">
                  {urgencyText(t, each, data.kind)}
                </Tag>
              ))}
            </p>
          </PageHead>
          <div className={css.columns}>
            <div className={css.context}>
              <Content one={data} />
              <Reports one={data} />
              {data.messages && <Conversation messages={data.messages} />}
              <Author one={data} />
              {data.decisions.length > 0 && <Decisions one={data} />}
            </div>
            <CaseAnswer
              key={`${data.state} ${data.decisions[0]?.id} ${data.appeal}`}
              one={data}
              onChanged={changed}
            />
          </div>
        </>
      ) : error ? (
        <LoadFailure level={2} title={t(strings.caseFailed)} message={error.message} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </>
  );
}

type Case = Schema<"ModerationCase">;

function Content({ one: { content } }: { one: Case }) {
  const t = useTranslate();
  const state =
    content.current === null
      ? strings.contentGone
      : content.hidden
        ? strings.contentHidden
        : content.changed
          ? strings.contentChanged
          : strings.contentSame;
  return (
    <Part title={t(strings.whatWasReported)}>
      <blockquote className={css.reported}>{content.reported}</blockquote>
      <p className={page.soft}>{t(state)}</p>
      {content.changed && content.current !== null && (
        <blockquote className={css.quote}>{content.current}</blockquote>
      )}
    </Part>
  );
}

function Reports({ one }: { one: Case }) {
  const t = useTranslate();
  return (
    <Part title={t(strings.reportsBy, { count: one.reports, reporters: one.reporters })}>
      <ul className={page.cards}>
        {one.listed_reports.map(({ id, reason, details, created_at, reporter, earlier }) => (
          <li key={id} className={page.card}>
            <p>
              {reporter?.business_name ?? t(strings.aVisitor)} <Tag tone="squash">{t(reasons[reason])}</Tag>
            </p>
            {details && <p>{details}</p>}
            <p className={page.soft}>
              {[when(t, created_at), earlier.made > 0 && t(strings.earlierReports, { ...earlier })]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Conversation({ messages }: { messages: NonNullable<Case["messages"]> }) {
  const t = useTranslate();
  return (
    <Part title={t(strings.conversation)} about={t(strings.conversationAbout)}>
      {messages.map(({ id, sender, content, created_at, reported }) => (
        <div key={id}>
          <p className={page.soft}>
            {sender} · {when(t, created_at)} {reported && <Tag tone="beet">{t(strings.reportedMessage)}</Tag>}
          </p>
          <blockquote className={reported ? css.reported : css.quote}>{content}</blockquote>
        </div>
      ))}
    </Part>
  );
}

function Author({ one: { account, author } }: { one: Case }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  return (
    <Part title={t(strings.author)}>
      <p>
        {linkTo(`/admin/accounts/${account.id}`)(account.business_name)}{" "}
        {author.state === "disabled" && <Tag tone="beet">{t(outcomes.disable_account)}</Tag>}
      </p>
      <p className={page.soft}>
        {t(strings.authorSince, { date: when(t, author.member_since) })}{" "}
        {t(strings.authorCases, { count: author.cases, acted: author.acted })}
      </p>
      {author.decisions.length > 0 && (
        <ul className={page.cards}>
          {author.decisions.map((decision) => (
            <li key={decision.id} className={page.card}>
              <p>
                {linkTo(`/admin/reports/${decision.case_id}`)(decision.title)}{" "}
                <Tag tone="plain">{t(outcomes[decision.outcome])}</Tag>
              </p>
              <p className={page.soft}>
                {[
                  t(reasons[decision.reason]),
                  when(t, decision.decided_at),
                  !decision.in_force && t(strings.notInForce),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Decisions({ one: { decisions, reopened } }: { one: Case }) {
  const t = useTranslate();
  return (
    <Part title={t(strings.decisions)}>
      {reopened && (
        <p>
          {t(strings.reopenedBecause, {
            date: when(t, reopened.at),
            by: reopened.by ?? "",
            reason: reopened.reason,
          })}
        </p>
      )}
      <ul className={page.cards}>
        {decisions.map((decision) => (
          <li key={decision.id} className={page.card}>
            <p>
              <strong>{t(outcomes[decision.outcome])}</strong>{" "}
              <Tag tone="plain">{t(reasons[decision.reason])}</Tag>{" "}
              {!decision.in_force && <Tag tone="plain">{t(strings.notInForce)}</Tag>}
            </p>
            {decision.note && <p>{decision.note}</p>}
            <p className={page.soft}>
              {[decision.decided_by, when(t, decision.decided_at)].filter(Boolean).join(" · ")}
              {decision.until && ` · ${t(strings.until, { date: when(t, decision.until) })}`}
            </p>
            {decision.appeal && decision.appeal.state !== "waiting" && (
              <>
                <blockquote className={css.quote}>{decision.appeal.words}</blockquote>
                <p>
                  {t(decision.appeal.state === "reversed" ? strings.appealReversed : strings.appealUpheld, {
                    note: decision.appeal.note,
                  })}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
