import type { Schema } from "@foodshed/sdk";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { ListLoading, Part } from "../AdministrationPage.tsx";
import { EntryRow } from "../AuditPage/EntryRow.tsx";
import { MailRow } from "../MailsPage/MailRow.tsx";
import * as page from "../page.css.ts";
import * as strings from "./generated/strings.ts";

/** How many of each; links lead to all. */
const SHOWN = 5;

/** The latest mails to an account, and the latest that was done to it. */
export function AccountTrail({ account }: { account: Schema<"AccountSummary"> }) {
  return (
    <>
      <Mails email={account.email} />
      <Record account={account.id} />
    </>
  );
}

function Mails({ email }: { email: string }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const query = { recipient: email, from: 0, size: SHOWN };
  const { data, error, retry } = useQuery(["listMails", query], (client) =>
    client.GET("/administration/mails/", { params: { query } }),
  );
  return (
    <Part title={t(strings.latestMails)}>
      {data ? (
        <>
          {data.count === 0 ? (
            <p className={page.soft}>{t(strings.noMails)}</p>
          ) : (
            <ul className={page.cards}>
              {data.results.map((mail) => (
                <MailRow key={mail.id} mail={mail} />
              ))}
            </ul>
          )}
          <p>
            {linkTo(`/admin/mails?state=all&recipient=${encodeURIComponent(email)}`)(
              t(strings.mailsToIt, { email }),
            )}
          </p>
        </>
      ) : error ? (
        <SmallLoadFailure message={t(strings.mailsFailed, { reason: error.message })} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </Part>
  );
}

function Record({ account }: { account: number }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const query = { account_id: account, size: SHOWN };
  const { data, error, retry } = useQuery(["listAuditEntries", query], (client) =>
    client.GET("/administration/audit/", { params: { query } }),
  );
  return (
    <Part title={t(strings.latestRecord)}>
      {data ? (
        data.results.length === 0 ? (
          <p className={page.soft}>{t(strings.noRecord)}</p>
        ) : (
          <>
            <ul className={page.cards}>
              {data.results.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
            <p>{linkTo(`/admin/audit?account=${account}`)(t(strings.recordOfIt))}</p>
          </>
        )
      ) : error ? (
        <SmallLoadFailure message={t(strings.recordFailed, { reason: error.message })} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </Part>
  );
}
