import type { LocalizedString } from "@foodshed/sdk/locale";
import { useRef, useState } from "react";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { type DataColumn, DataTable } from "../../primitives/DataTable/DataTable.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { Pager } from "../../primitives/Pager/Pager.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { useLink } from "../../provider/host.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { media } from "../../theme/breakpoints.ts";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { lastLoginText, type ManagedProfile, STATE_LABELS } from "../managedProfiles.ts";
import * as css from "./ManagedProfilesTable.css.ts";
import { firstView, type ManagedSort, PAGE_SIZES, rowsOf, type TableView } from "./managedRows.ts";

export interface ManagedProfilesTableProps {
  profiles: readonly ManagedProfile[];
  onCreateClassified: (profile: ManagedProfile) => void;
}

const ORDERS: readonly { value: string; label: LocalizedString }[] = [
  { value: "business_name ascending", label: strings.nameAscending },
  { value: "business_name descending", label: strings.nameDescending },
  { value: "last_login descending", label: strings.loginDescending },
  { value: "last_login ascending", label: strings.loginAscending },
];

/** The managed profiles: searchable by name, sortable, paged; a list on windows under 768 px. */
export function ManagedProfilesTable({ profiles, onCreateClassified }: ManagedProfilesTableProps) {
  const t = useTranslate();
  const compact = useMediaQuery(media.phone);
  const top = useRef<HTMLParagraphElement>(null);
  const [view, setView] = useState<TableView>(firstView);
  const { rows, count, page, pageCount } = rowsOf(profiles, view, t.locale);
  // Another sort order or search starts at the first page.
  const change = (part: Partial<TableView>) => setView({ ...view, page: 1, ...part });
  const columns: readonly DataColumn<ManagedProfile, ManagedSort | "manage" | "classified">[] = [
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
        <TextField
          label={t(strings.findProfile)}
          className={css.find}
          type="search"
          autoComplete="off"
          value={view.filter}
          onChange={(event) => change({ filter: event.currentTarget.value })}
        />
        {compact && (
          <SelectField
            label={t(strings.sortBy)}
            options={ORDERS.map(({ value, label }) => ({ value, label: t(label) }))}
            value={`${view.sort.by} ${view.sort.direction}`}
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
          value={view.pageSize}
          onChange={({ currentTarget }) => change({ pageSize: Number(currentTarget.value) })}
        />
      </div>
      <p ref={top} role="status" className={css.count}>
        {foundText(count, profiles.length, view.filter, t)}
      </p>
      {compact ? (
        <ul className={css.list} aria-label={t(strings.managedProfiles)}>
          {rows.map((profile) => (
            <li key={profile.id} className={css.item}>
              <BusinessName profile={profile} />
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
              sort={view.sort}
              // The last two columns cannot be sorted by.
              onSort={({ by, direction }) =>
                by !== "manage" && by !== "classified" && change({ sort: { by, direction } })
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
          setView({ ...view, page: next });
          // Scrolls to the top of a new page.
          top.current?.scrollIntoView?.({ block: "nearest" });
        }}
      />
    </div>
  );
}

function foundText(count: number, all: number, filter: string, t: WidgetTranslate): string {
  if (!filter.trim()) return "";
  return count === 0
    ? t(strings.noneCalled, { name: filter.trim() })
    : t(strings.found, { count, total: all });
}

function BusinessName({ profile }: { profile: ManagedProfile }) {
  const t = useTranslate();
  const state = STATE_LABELS[profile.state];
  return (
    <span className={css.business}>
      <BusinessAvatar business={profile} className={css.avatar} />
      <span className={css.name}>
        {profile.business_name}{" "}
        {state && <Tag tone={profile.state === "disabled" ? "beet" : "squash"}>{t(state)}</Tag>}
      </span>
    </span>
  );
}

function ManageLink({ profile }: { profile: ManagedProfile }) {
  const t = useTranslate();
  const Link = useLink();
  return (
    <Link
      to={`/profiles/${profile.slug}`}
      className={textLink}
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
