import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Pager } from "../../primitives/Pager/Pager.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";
import { ListLoading, PageHead } from "../AdministrationPage.tsx";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { SearchField } from "../SearchField.tsx";
import { type Filters, useFilters } from "../useFilters.ts";
import { MailRow } from "./MailRow.tsx";
import { isMailFilter, mailFilters } from "./mailStates.ts";

export const MAILS_PER_PAGE = 25;

/** Mails that the server has written: first those that failed, and what can be done about them. */
export function MailsPage({ search }: { search: string }) {
  const t = useTranslate();
  const filters = useFilters("/admin/mails", search);
  const { data, error, retry, problems } = useMails(filters);
  return (
    <>
      <PageHead title={t(strings.mails)} about={t(strings.mailsAbout)} />
      <div className={page.filters}>
        <SearchField
          label={t(strings.recipient)}
          value={filters.get("recipient")}
          onChange={(recipient) => filters.set({ recipient })}
        />
        <SelectField
          label={t(strings.state)}
          value={filters.get("state") || "problems"}
          options={[
            ...Object.entries(mailFilters).map(([value, name]) => ({ value, label: t(name) })),
            { value: "all", label: t(strings.mailEvery) },
          ]}
          onChange={({ currentTarget: { value } }) =>
            filters.set({ state: value === "problems" ? "" : value })
          }
        />
      </div>
      {data ? (
        <section aria-label={t(strings.mails)} className={page.section}>
          <div className={page.bar}>
            <p role="status" className={page.soft}>
              {t(strings.mailsFound, { count: data.count })}
            </p>
            {data.results.some(({ state }) => state === "failed") && <RetryAll />}
          </div>
          {data.count === 0 ? (
            <EmptyState level={2} title={t(problems ? strings.noMailProblems : strings.noMails)}>
              {t(problems ? strings.noMailProblemsHint : strings.noMailsHint)}
            </EmptyState>
          ) : (
            <ul className={page.cards}>
              {data.results.map((mail) => (
                <MailRow key={mail.id} mail={mail} />
              ))}
            </ul>
          )}
          <Pager
            label={t(strings.mailPages)}
            page={filters.page}
            pageCount={Math.ceil(data.count / MAILS_PER_PAGE)}
            onPage={(next) => filters.set({ page: String(next) })}
          />
        </section>
      ) : error ? (
        <LoadFailure level={2} title={t(strings.mailsFailedToLoad)} message={error.message} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </>
  );
}

function useMails(filters: Filters) {
  const asked = filters.get("state") || "problems";
  const recipient = filters.get("recipient").trim();
  const query = {
    from: (filters.page - 1) * MAILS_PER_PAGE,
    size: MAILS_PER_PAGE,
    ...(isMailFilter(asked) && { state: asked }),
    ...(recipient && { recipient }),
  };
  const state = useQuery(
    ["listMails", query],
    (client) => client.GET("/administration/mails/", { params: { query } }),
    { keepPrevious: true },
  );
  return { ...state, problems: asked === "problems" && recipient === "" };
}

function RetryAll() {
  const t = useTranslate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const [open, setOpen] = useState(false);
  const retry = useMutation(
    (client, _: undefined) => client.POST("/administration/retry_mails/", { body: {} }),
    ({ count }) => {
      setOpen(false);
      notify(t(strings.retried, { count }));
      void invalidate("listMails", "getAdministrationOverview");
    },
  );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t(strings.retryAll)}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t(strings.retryAllTitle)}
        description={t(strings.retryAllAbout)}
        confirmLabel={t(strings.retryAll)}
        danger={false}
        busy={retry.isPending}
        error={retry.problem?.message}
        onConfirm={() => void retry.run(undefined)}
      />
    </>
  );
}
