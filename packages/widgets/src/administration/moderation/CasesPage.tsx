import type { Schema } from "@foodshed/sdk";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Pager } from "../../primitives/Pager/Pager.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { ListLoading, PageHead } from "../AdministrationPage.tsx";
import * as shared from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { type Filters, useFilters } from "../useFilters.ts";
import * as strings from "./generated/strings.ts";
import * as css from "./moderation.css.ts";
import { outcomes, urgencyText, when } from "./words.ts";

const PER_PAGE = 25;
const STATES = ["open", "appeals", "signals", "decided"] as const;
type State = (typeof STATES)[number];

const KINDS = ["profile", "classified", "message"] as const;
const kinds = {
  profile: strings.kindProfile,
  classified: strings.kindClassified,
  message: strings.kindMessage,
} as const;

function addressOf(state: State, kind: string | undefined): string {
  const query = new URLSearchParams({
    ...(state !== "open" && { state }),
    ...(kind && state !== "signals" && { kind }),
  });
  return query.size > 0 ? `/admin/reports?${query}` : "/admin/reports";
}

const names = {
  open: strings.stateOpen,
  appeals: strings.stateAppeals,
  signals: strings.stateSignals,
  decided: strings.stateDecided,
} as const;

/** The queue of reported things: what waits, appeals, signals, and what was decided. */
export function CasesPage({ search }: { search: string }) {
  const t = useTranslate();
  const filters = useFilters("/admin/reports", search);
  const state = STATES.find((one) => one === filters.get("state")) ?? "open";
  return (
    <>
      <PageHead title={t(shared.reports)} about={t(strings.about)} />
      {state === "signals" ? (
        <Signals filters={filters} />
      ) : (
        <Cases key={state} state={state} filters={filters} />
      )}
    </>
  );
}

interface StateLinksProps {
  state: State;
  counts: Schema<"ModerationCounts"> | undefined;
  /** A filter that stays. */
  kind?: (typeof KINDS)[number] | undefined;
}

function StateLinks({ state, counts, kind }: StateLinksProps) {
  const t = useTranslate();
  const Link = useLink();
  return (
    <nav aria-label={t(strings.states)}>
      <ul className={css.states}>
        {STATES.map((one) => (
          <li key={one}>
            <Link
              to={addressOf(one, kind)}
              className={css.state}
              {...(one === state && { "aria-current": "page" as const })}
            >
              {counts && one !== "decided"
                ? t(strings.stateCount, { state: t(names[one]), count: counts[one] })
                : t(names[one])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Cases({ state, filters }: { state: Exclude<State, "signals">; filters: Filters }) {
  const t = useTranslate();
  const kind = KINDS.find((one) => one === filters.get("kind"));
  const query = { state, ...(kind && { kind }), from: (filters.page - 1) * PER_PAGE, size: PER_PAGE };
  const { data, error, retry } = useQuery(
    ["listModerationCases", query],
    (client) => client.GET("/moderation/cases/", { params: { query } }),
    { keepPrevious: true },
  );
  return (
    <>
      <StateLinks state={state} counts={data?.counts} kind={kind} />
      <div className={page.filters}>
        <SelectField
          label={t(strings.kind)}
          value={kind ?? ""}
          placeholder={t(strings.anyKind)}
          options={KINDS.map((value) => ({ value, label: t(kinds[value]) }))}
          onChange={({ currentTarget }) => filters.set({ kind: currentTarget.value })}
        />
      </div>
      <Listed
        data={data}
        error={error}
        retry={retry}
        filters={filters}
        nothing={t(
          state === "open" ? strings.noCases : state === "appeals" ? strings.noAppeals : strings.noDecided,
        )}
      >
        {(one) => <CaseRow key={one.id} one={one} />}
      </Listed>
    </>
  );
}

function Signals({ filters }: { filters: Filters }) {
  const t = useTranslate();
  const query = { from: (filters.page - 1) * PER_PAGE, size: PER_PAGE };
  const { data, error, retry } = useQuery(
    ["listModerationSignals", query],
    (client) => client.GET("/moderation/signals/", { params: { query } }),
    { keepPrevious: true },
  );
  return (
    <>
      <StateLinks state="signals" counts={data?.counts} />
      <p className={page.soft}>{t(strings.signalsAbout)}</p>
      <Listed data={data} error={error} retry={retry} filters={filters} nothing={t(strings.noSignals)}>
        {(signal) => <SignalRow key={signal.id} signal={signal} />}
      </Listed>
    </>
  );
}

interface ListedProps<Item> {
  data: { count: number; results: Item[] } | undefined;
  error: { message: string } | undefined;
  retry: () => void;
  filters: Filters;
  nothing: string;
  children: (item: Item) => React.ReactNode;
}

function Listed<Item>({ data, error, retry, filters, nothing, children }: ListedProps<Item>) {
  const t = useTranslate();
  if (!data)
    return error ? (
      <LoadFailure level={2} title={t(strings.casesFailed)} message={error.message} onRetry={retry} />
    ) : (
      <ListLoading />
    );
  return (
    <>
      {data.count === 0 ? (
        <EmptyState level={2} title={nothing} />
      ) : (
        <ul className={page.cards}>{data.results.map(children)}</ul>
      )}
      <Pager
        label={t(strings.casePages)}
        page={filters.page}
        pageCount={Math.ceil(data.count / PER_PAGE)}
        onPage={(next) => filters.set({ page: String(next) })}
      />
    </>
  );
}

function CaseRow({ one }: { one: Schema<"ModerationCaseSummary"> }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { kind, account, urgency } = one;
  return (
    <li className={page.card}>
      <p>
        {linkTo(`/admin/reports/${one.id}`)(t(strings.caseOf, { kind, business: account.business_name }))}{" "}
        {one.outcome && (
          <Tag tone={one.outcome === "dismiss" ? "plain" : "beet"}>{t(outcomes[one.outcome])}</Tag>
        )}{" "}
        {one.appeal === "waiting" && <Tag tone="squash">{t(strings.appealWaits)}</Tag>}
      </p>
      <p>{one.title}</p>
      {urgency.length > 0 && (
        <ul className={css.why} aria-label={t(strings.whyUrgent)}>
          {urgency.map((each) => (
            <li key={each.code}>
              <Tag tone="squash">{urgencyText(t, each, kind)}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className={page.soft}>
        {t(strings.reportsSince, { count: one.reports, date: when(t, one.opened_at) })}
      </p>
    </li>
  );
}

function SignalRow({ signal }: { signal: Schema<"ModerationSignal"> }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { kind, account, title } = signal;
  return (
    <li className={page.card}>
      <p>
        {linkTo(`/admin/accounts/${account.id}`)(
          t(strings.caseOf, { kind, business: account.business_name }),
        )}
      </p>
      {title && <p>{title}</p>}
      <p>
        <Tag tone="squash">{urgencyText(t, signal.urgency, kind)}</Tag>
      </p>
      <p className={page.soft}>{t(strings.noticedOn, { date: when(t, signal.noticed_at) })}</p>
    </li>
  );
}
