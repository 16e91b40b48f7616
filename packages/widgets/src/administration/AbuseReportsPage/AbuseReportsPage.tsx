import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { formatDate } from "@foodshed/sdk/vocabulary";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Pager } from "../../primitives/Pager/Pager.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { ListLoading, PageHead } from "../AdministrationPage.tsx";
import * as shared from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { useFilters } from "../useFilters.ts";
import * as strings from "./generated/strings.ts";

const PER_PAGE = 25;

/** The reports that wait for a decision, the oldest first. */
export function AbuseReportsPage({ search }: { search: string }) {
  const t = useTranslate();
  const filters = useFilters("/admin/reports", search);
  const query = { from: (filters.page - 1) * PER_PAGE, size: PER_PAGE };
  const { data, error, retry } = useQuery(
    ["listAbuseReports", query],
    (client) => client.GET("/abuse_reports/", { params: { query } }),
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead title={t(shared.reports)} />
      {data ? (
        <>
          {data.count === 0 ? (
            <EmptyState level={2} title={t(strings.noReports)}>
              {t(strings.noReportsHint)}
            </EmptyState>
          ) : (
            <ul className={page.cards}>
              {data.results.map((report) => (
                <Report key={report.id} report={report} />
              ))}
            </ul>
          )}
          <Pager
            label={t(strings.reportPages)}
            page={filters.page}
            pageCount={Math.ceil(data.count / PER_PAGE)}
            onPage={(next) => filters.set({ page: String(next) })}
          />
        </>
      ) : error ? (
        <LoadFailure level={2} title={t(strings.reportsFailed)} message={error.message} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </>
  );
}

const reasons: Readonly<Record<Schema<"AbuseReportReason">, LocalizedString>> = {
  spam: strings.reasonSpam,
  misleading: strings.reasonMisleading,
  offensive: strings.reasonOffensive,
  fraud: strings.reasonFraud,
  illegal: strings.reasonIllegal,
  other: strings.reasonOther,
};

function Report({ report }: { report: Schema<"AbuseReport"> }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { kind, account, reporter } = report;
  const date = formatDate(report.created_at, undefined, t.locale);
  return (
    <li className={page.card}>
      <p>
        {linkTo(`/admin/accounts/${account.id}`)(
          t(strings.reportOf, { kind, business: account.business_name }),
        )}{" "}
        <Tag tone="squash">{t(reasons[report.reason])}</Tag>
      </p>
      {report.details && <p>{report.details}</p>}
      <blockquote className={page.soft}>{report.excerpt}</blockquote>
      <p className={page.soft}>
        {reporter
          ? t(strings.reportedBy, { business: reporter.business_name, date })
          : t(strings.reportedByVisitor, { date })}
      </p>
    </li>
  );
}
