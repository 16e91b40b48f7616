import type { LocalizedString } from "@foodshed/sdk/locale";
import { useRef, useState } from "react";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { type DataColumn, DataTable } from "../../primitives/DataTable/DataTable.tsx";
import { Choice } from "../../primitives/Field/Choice.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { Pager } from "../../primitives/Pager/Pager.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { media } from "../../theme/breakpoints.ts";
import * as strings from "../generated/strings.ts";
import { MemberActions } from "../MemberActions/MemberActions.tsx";
import { GAPS, lastLoginText, type ManagedProfile, STATE_LABELS } from "../managedProfiles.ts";
import { Choose, type Choice as Chosen } from "./Choose.tsx";
import * as css from "./ManagedProfilesTable.css.ts";
import { firstView, type ManagedSort, PAGE_SIZES, rowsOf, type TableView } from "./managedRows.ts";
import { useChosenAccounts } from "./useRecipientGroups.ts";

export interface ManagedProfilesTableProps {
  profiles: readonly ManagedProfile[];
  onCreateClassified: (profile: ManagedProfile) => void;
  /** Writes to some of them. */
  onWrite: (profiles: readonly ManagedProfile[]) => void;
}

const ORDERS: readonly { value: string; label: LocalizedString }[] = [
  { value: "business_name ascending", label: strings.nameAscending },
  { value: "business_name descending", label: strings.nameDescending },
  { value: "last_login descending", label: strings.loginDescending },
  { value: "last_login ascending", label: strings.loginAscending },
];

/** The managed profiles: filtered, searchable by name, sortable, paged, ticked for what is done for several; a list on windows under 768 px. */
export function ManagedProfilesTable({ profiles, onCreateClassified, onWrite }: ManagedProfilesTableProps) {
  const t = useTranslate();
  const compact = useMediaQuery(media.phone);
  const top = useRef<HTMLParagraphElement>(null);
  const [base, setView] = useState<TableView>(firstView);
  const [choice, setChoice] = useState<Chosen>({ show: "all" });
  const [ticks, setTicks] = useState<ReadonlySet<number>>(new Set());
  const chosen = useChosenAccounts("show" in choice ? undefined : choice);
  const view: TableView = {
    ...base,
    show: "show" in choice ? choice.show : "all",
    only: "show" in choice ? undefined : new Set(chosen.data?.accounts),
  };
  const { rows, found, count, page, pageCount } = rowsOf(profiles, view, t.locale);
  // Another sort order, search or choice starts at the first page.
  const change = (part: Partial<TableView>) => setView({ ...base, page: 1, ...part });
  const tick = (ids: readonly number[], isOn: boolean) =>
    setTicks((before) => {
      const next = new Set(before);
      for (const id of ids) isOn ? next.add(id) : next.delete(id);
      return next;
    });
  const ticked = profiles.filter(({ account_id }) => ticks.has(account_id));
  const isNarrowed = found.length < profiles.length;
  const targets = ticked.length > 0 ? ticked : isNarrowed ? found : [];
  const isPlain = "show" in choice && choice.show === "all" && !base.filter.trim();
  const tickOf = (profile: ManagedProfile) => (
    <Choice
      type="checkbox"
      className={css.tick}
      label={<VisuallyHidden>{t(strings.tick, { business: profile.business_name })}</VisuallyHidden>}
      checked={ticks.has(profile.account_id)}
      onChange={({ currentTarget }) => tick([profile.account_id], currentTarget.checked)}
    />
  );
  const columns: readonly DataColumn<ManagedProfile, ManagedSort | "tick" | "manage" | "classified">[] = [
    { id: "tick", header: <VisuallyHidden>{t(strings.ticksColumn)}</VisuallyHidden>, cell: tickOf },
    {
      id: "business_name",
      header: t(strings.businessNameColumn),
      sortable: true,
      namesRow: true,
      cell: (profile) => <BusinessName profile={profile} />,
    },
    {
      id: "last_login",
      header: t(strings.lastLoginColumn),
      sortable: true,
      cell: ({ last_login }) => <span className={css.date}>{lastLoginText(last_login, t)}</span>,
    },
    { id: "manage", header: t(strings.manageProfile), cell: (profile) => <ManageLink profile={profile} /> },
    {
      id: "classified",
      header: t(strings.createClassified),
      cell: (profile) => <ClassifiedButton profile={profile} onPress={onCreateClassified} />,
    },
  ];
  return (
    <div className={css.box}>
      <div className={css.tools}>
        <Choose
          profiles={profiles}
          choice={choice}
          error={chosen.error?.message}
          onChange={(next) => {
            setChoice(next);
            setTicks(new Set());
            change({});
          }}
        />
        <TextField
          label={t(strings.findProfile)}
          className={css.find}
          type="search"
          autoComplete="off"
          value={base.filter}
          onChange={(event) => change({ filter: event.currentTarget.value })}
        />
        {compact && (
          <SelectField
            label={t(strings.sortBy)}
            options={ORDERS.map(({ value, label }) => ({ value, label: t(label) }))}
            value={`${base.sort.by} ${base.sort.direction}`}
            onChange={({ currentTarget }) => {
              const [by, direction] = currentTarget.value.split(" ") as [
                ManagedSort,
                TableView["sort"]["direction"],
              ];
              change({ sort: { by, direction } });
            }}
          />
        )}
        <SelectField
          label={t(strings.perPage)}
          options={PAGE_SIZES.map((size) => ({ value: size, label: String(size) }))}
          value={base.pageSize}
          onChange={({ currentTarget }) => change({ pageSize: Number(currentTarget.value) })}
        />
      </div>
      <p ref={top} role="status" className={css.count}>
        {chosen.isLoading ? "" : foundText({ count, all: profiles.length, filter: base.filter, isPlain }, t)}
      </p>
      {rows.length > 0 && (
        <Choice
          type="checkbox"
          label={t(strings.tickAll, { count })}
          checked={found.every(({ account_id }) => ticks.has(account_id))}
          onChange={({ currentTarget }) =>
            tick(
              found.map(({ account_id }) => account_id),
              currentTarget.checked,
            )
          }
        />
      )}
      {compact ? (
        <ul className={css.list} aria-label={t(strings.managedProfiles)}>
          {rows.map((profile) => (
            <li key={profile.id} className={css.item}>
              <div className={css.withTick}>
                {tickOf(profile)}
                <BusinessName profile={profile} />
              </div>
              <p className={css.login}>
                {t(strings.lastLogin, { day: lastLoginText(profile.last_login, t) })}
              </p>
              <div className={css.actions}>
                <ManageLink profile={profile} />
                <ClassifiedButton profile={profile} onPress={onCreateClassified} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        rows.length > 0 && (
          <div className={css.wide}>
            <DataTable
              caption={t(strings.managedProfiles)}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              sort={base.sort}
              // The other columns cannot be sorted by.
              onSort={({ by, direction }) =>
                (by === "business_name" || by === "last_login") && change({ sort: { by, direction } })
              }
            />
          </div>
        )
      )}
      <Pager
        label={t(strings.pages)}
        page={page}
        pageCount={pageCount}
        onPage={(next) => {
          setView({ ...base, page: next });
          // Scrolls to the top of a new page.
          top.current?.scrollIntoView?.({ block: "nearest" });
        }}
      />
      {targets.length > 0 && (
        <MemberActions
          profiles={targets}
          isTicked={ticked.length > 0}
          where={ticked.length === 0 && "where" in choice ? choice.where : undefined}
          onWrite={onWrite}
          onClear={() => setTicks(new Set())}
        />
      )}
    </div>
  );
}

interface Found {
  count: number;
  all: number;
  filter: string;
  /** Neither searched nor filtered. */
  isPlain: boolean;
}

function foundText({ count, all, filter, isPlain }: Found, t: WidgetTranslate): string {
  if (isPlain) return "";
  return count === 0 && filter.trim()
    ? t(strings.noneCalled, { name: filter.trim() })
    : t(strings.found, { count, total: all });
}

function BusinessName({ profile }: { profile: ManagedProfile }) {
  const t = useTranslate();
  const state = STATE_LABELS[profile.state];
  return (
    <span className={css.business}>
      <BusinessAvatar business={profile} className={css.avatar} />
      <span>
        <span className={css.name}>
          {profile.business_name}{" "}
          {state && (
            <Tag tone={profile.state === "disabled" || profile.state === "closed" ? "beet" : "squash"}>
              {t(state)}
            </Tag>
          )}
        </span>
        <Needs profile={profile} />
      </span>
    </span>
  );
}

/** What a profile lacks, and when its owner was last told so. */
function Needs({ profile }: { profile: ManagedProfile }) {
  const t = useTranslate();
  const { needs, edited_at, nudged_at } = profile;
  const gaps = GAPS.filter((gap) => needs.includes(gap)).map((need) => t(strings.gap, { need }));
  const facts = [
    gaps.length > 0 &&
      t(strings.lacks, { gaps: new Intl.ListFormat(t.locale, { type: "unit" }).format(gaps) }),
    needs.includes("update") && t(strings.unchangedSince, { day: lastLoginText(edited_at, t) }),
    nudged_at && t(strings.remindedOn, { day: lastLoginText(nudged_at, t) }),
  ].filter(Boolean);
  return facts.length > 0 && <span className={css.needs}>{facts.join(" · ")}</span>;
}

function ManageLink({ profile }: { profile: ManagedProfile }) {
  const t = useTranslate();
  const Link = useLink();
  return (
    <Link
      to={`/profiles/${profile.slug}`}
      className={css.manage}
      aria-label={t(strings.manageProfileOf, { business: profile.business_name })}
    >
      {t(strings.manageProfile)}
    </Link>
  );
}

function ClassifiedButton({
  profile,
  onPress,
}: {
  profile: ManagedProfile;
  onPress: (profile: ManagedProfile) => void;
}) {
  const t = useTranslate();
  if (!useMayEdit()) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t(strings.createClassifiedFor, { business: profile.business_name })}
      onClick={() => onPress(profile)}
    >
      {t(strings.createClassified)}
    </Button>
  );
}
