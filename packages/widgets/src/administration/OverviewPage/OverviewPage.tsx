import type { Schema } from "@foodshed/sdk";
import { formatCount, formatDateTime } from "@foodshed/sdk/vocabulary";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { ListLoading, PageHead, Part } from "../AdministrationPage.tsx";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { useOverview } from "../useOverview.ts";
import * as css from "./OverviewPage.css.ts";

/** What waits for somebody, each with the way to where it is decided, and how the server is. */
export function OverviewPage() {
  const t = useTranslate();
  const { data, error, retry } = useOverview();
  return (
    <>
      <PageHead title={t(strings.overview)} />
      {data ? (
        <>
          <Part title={t(strings.waiting)} about={t(strings.waitingAbout)}>
            <Waiting waiting={data.waiting} />
          </Part>
          <Part title={t(strings.server)}>
            <Facts server={data.server} />
          </Part>
        </>
      ) : error ? (
        <LoadFailure level={2} title={t(strings.overviewFailed)} message={error.message} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </>
  );
}

function Waiting({ waiting }: { waiting: Schema<"AdministrationWaiting"> }) {
  const t = useTranslate();
  const Link = useLink();
  const tiles = [
    { to: "/admin/reports", count: waiting.reports, label: strings.openReports },
    { to: "/admin/accounts?requests=open", count: waiting.role_requests, label: strings.roleRequests },
    { to: "/admin/mails?state=failed", count: waiting.failed_mails, label: strings.failedMails },
    { to: "/admin/mails?state=retrying", count: waiting.retried_mails, label: strings.retriedMails },
    { to: "/admin/jobs", count: waiting.unhealthy_jobs, label: strings.unhealthyJobs },
    {
      to: "/admin/accounts?state=unclaimed",
      count: waiting.unclaimed_accounts,
      label: strings.unclaimedAccounts,
    },
  ];
  return (
    <ul className={css.tiles}>
      {tiles.map(({ to, count, label }) => (
        <li key={to}>
          <Link to={to} className={count > 0 ? css.tile : css.quietTile}>
            <span className={css.count}>{formatCount(count, t.locale)}</span>{" "}
            <span className={css.label}>{t(label, { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Facts({ server }: { server: Schema<"ServerFacts"> }) {
  const t = useTranslate();
  const when = (date: string) => formatDateTime(date, undefined, t.locale);
  const database = server.database === "embedded" ? strings.databaseEmbedded : strings.databasePostgres;
  return (
    <dl className={page.facts}>
      <dt>{t(strings.version)}</dt>
      <dd>
        Foodshed {server.version}, Node.js {server.node}
      </dd>
      <dt>{t(strings.database)}</dt>
      <dd>{t(database, { version: server.database_version })}</dd>
      <dt>{t(strings.runningSince)}</dt>
      <dd>{when(server.started_at)}</dd>
      <dt>{t(strings.mailGoes)}</dt>
      <dd>{t(server.mail === "smtp" ? strings.mailSmtp : strings.mailFolder)}</dd>
      <dt>{t(strings.filesAre)}</dt>
      <dd>{t(server.files === "s3" ? strings.filesS3 : strings.filesFolder)}</dd>
      <dt>{t(strings.lastBackup)}</dt>
      <dd>{server.last_backup ? when(server.last_backup) : t(strings.backupUnknown)}</dd>
    </dl>
  );
}
