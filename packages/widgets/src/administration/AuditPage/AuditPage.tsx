import type { Schema } from "@foodshed/sdk";
import { isDay } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useInfiniteQuery } from "../../provider/useInfiniteQuery.ts";
import { ListLoading, PageHead } from "../AdministrationPage.tsx";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { SearchField } from "../SearchField.tsx";
import { type Filters, useFilters } from "../useFilters.ts";
import { ChainState } from "./ChainState.tsx";
import { EntryRow } from "./EntryRow.tsx";
import { nameOfOperation } from "./operationNames.ts";
import { useExportAudit } from "./useExportAudit.ts";

export const ENTRIES_PER_PAGE = 50;

/** Who did what to whose account. */
export function AuditPage({ search }: { search: string }) {
  const t = useTranslate();
  const filters = useFilters("/admin/audit", search);
  const query = queryOf(filters);
  const { pages, error, status, more, reload } = useInfiniteQuery<Schema<"AuditEntryList">>(
    JSON.stringify(query),
    (client, loaded, signal) => {
      const before = loaded.at(-1)?.results.at(-1)?.id;
      return client.GET("/administration/audit/", {
        params: { query: { ...query, size: ENTRIES_PER_PAGE, ...(before && { before }) } },
        signal,
      });
    },
  );
  const csv = useExportAudit();
  const entries = pages.flatMap(({ results }) => results);
  const isEnd = (pages.at(-1)?.results.length ?? 0) < ENTRIES_PER_PAGE;
  return (
    <>
      <PageHead title={t(strings.audit)} about={t(strings.auditAbout)} />
      <ChainState />
      <AuditFilters filters={filters} operations={pages[0]?.operations ?? []} />
      {pages.length > 0 ? (
        <section aria-label={t(strings.audit)} className={page.section}>
          {entries.length === 0 ? (
            <EmptyState
              level={2}
              title={t(Object.keys(query).length > 0 ? strings.noEntries : strings.nothingRecorded)}
            >
              {t(Object.keys(query).length > 0 ? strings.noEntriesHint : strings.nothingRecordedHint)}
            </EmptyState>
          ) : (
            <>
              <div className={page.bar}>
                <Button
                  variant="secondary"
                  size="sm"
                  busy={csv.isPending}
                  onClick={() => void csv.run(query)}
                >
                  {t(strings.downloadCsv)}
                </Button>
              </div>
              <ul className={page.cards}>
                {entries.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
              </ul>
              {!isEnd && (
                <div className={page.actions}>
                  <Button variant="secondary" busy={status === "more"} onClick={more}>
                    {t(strings.moreEntries)}
                  </Button>
                </div>
              )}
            </>
          )}
        </section>
      ) : error ? (
        <LoadFailure
          level={2}
          title={t(strings.auditFailedToLoad)}
          message={error.message}
          onRetry={reload}
        />
      ) : (
        <ListLoading />
      )}
    </>
  );
}

function queryOf(filters: Filters) {
  const by = filters.get("by").trim();
  const account = Number(filters.get("account"));
  const [operation, since, until] = [filters.get("operation"), filters.get("since"), filters.get("until")];
  return {
    ...(by && { by }),
    ...(Number.isSafeInteger(account) && account > 0 && { account_id: account }),
    ...(/^[A-Za-z_]+$/.test(operation) && { operation }),
    ...(isDay(since) && { since }),
    ...(isDay(until) && { until }),
  };
}

function AuditFilters({ filters, operations }: { filters: Filters; operations: readonly string[] }) {
  const t = useTranslate();
  const chosen = filters.get("operation");
  const all = chosen && !operations.includes(chosen) ? [chosen, ...operations] : operations;
  return (
    <div className={page.filters}>
      <SearchField
        label={t(strings.byWhom)}
        value={filters.get("by")}
        onChange={(by) => filters.set({ by })}
      />
      <SearchField
        label={t(strings.accountNumber)}
        value={filters.get("account")}
        onChange={(account) => filters.set({ account })}
      />
      <SelectField
        label={t(strings.what)}
        value={chosen}
        placeholder={t(strings.anything)}
        options={all.map((value) => ({ value, label: nameOfOperation(value, t) }))}
        onChange={({ currentTarget }) => filters.set({ operation: currentTarget.value })}
      />
      <TextField
        type="date"
        label={t(strings.since)}
        value={filters.get("since")}
        onChange={({ currentTarget }) => filters.set({ since: currentTarget.value })}
      />
      <TextField
        type="date"
        label={t(strings.until)}
        value={filters.get("until")}
        onChange={({ currentTarget }) => filters.set({ until: currentTarget.value })}
      />
    </div>
  );
}
