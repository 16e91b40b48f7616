import type { Schema } from "@foodshed/sdk";
import { formatDate, ROLES, type RoleValue, roleByValue } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Pager } from "../../primitives/Pager/Pager.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { ListLoading, PageHead } from "../AdministrationPage.tsx";
import { type AccountState, accountStates, isAccountState, toneOfState } from "../accountState.ts";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { SearchField } from "../SearchField.tsx";
import { type Filters, useFilters } from "../useFilters.ts";
import * as css from "./AccountsPage.css.ts";
import { NewAccountDialog } from "./NewAccountDialog.tsx";

export const ACCOUNTS_PER_PAGE = 25;

/** All accounts, to find one. */
export function AccountsPage({ search }: { search: string }) {
  const t = useTranslate();
  const filters = useFilters("/admin/accounts", search);
  const { data, error, retry } = useAccounts(filters);
  const [making, setMaking] = useState(false);
  return (
    <>
      <PageHead title={t(strings.accounts)}>
        <div className={page.actions}>
          <Button variant="secondary" onClick={() => setMaking(true)}>
            {t(strings.newAccount)}
          </Button>
        </div>
      </PageHead>
      {making && <NewAccountDialog onClose={() => setMaking(false)} />}
      <AccountFilters filters={filters} />
      {data ? (
        <section aria-label={t(strings.accounts)} className={page.section}>
          <p role="status" className={page.soft}>
            {t(strings.accountsFound, { count: data.count })}
          </p>
          {data.count === 0 ? (
            <EmptyState level={2} title={t(strings.noAccounts)}>
              {t(strings.noAccountsHint)}
            </EmptyState>
          ) : (
            <ul className={page.cards}>
              {data.results.map((account) => (
                <AccountRow key={account.id} account={account} />
              ))}
            </ul>
          )}
          <Pager
            label={t(strings.accountPages)}
            page={filters.page}
            pageCount={Math.ceil(data.count / ACCOUNTS_PER_PAGE)}
            onPage={(next) => filters.set({ page: String(next) })}
          />
        </section>
      ) : error ? (
        <LoadFailure level={2} title={t(strings.accountsFailed)} message={error.message} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </>
  );
}

function useAccounts(filters: Filters) {
  const state = filters.get("state");
  const role = filters.get("role") as RoleValue;
  const network = Number(filters.get("network"));
  const text = filters.get("query").trim();
  const query = {
    from: (filters.page - 1) * ACCOUNTS_PER_PAGE,
    size: ACCOUNTS_PER_PAGE,
    ...(text && { query: text }),
    ...(isAccountState(state) && { state }),
    ...(ROLES.some(({ value }) => value === role) && { role }),
    ...(Number.isSafeInteger(network) && network > 0 && { network }),
  };
  return useQuery(
    ["listAccounts", query],
    (client) => client.GET("/accounts/accounts_list/", { params: { query } }),
    { keepPrevious: true },
  );
}

function AccountFilters({ filters }: { filters: Filters }) {
  const t = useTranslate();
  return (
    <div className={page.filters}>
      <SearchField
        label={t(strings.search)}
        value={filters.get("query")}
        onChange={(query) => filters.set({ query })}
      />
      <SelectField
        label={t(strings.state)}
        value={filters.get("state")}
        placeholder={t(strings.anyState)}
        options={Object.entries(accountStates).map(([value, name]) => ({ value, label: t(name) }))}
        onChange={({ currentTarget }) => filters.set({ state: currentTarget.value })}
      />
      <SelectField
        label={t(strings.role)}
        value={filters.get("role")}
        placeholder={t(strings.anyRole)}
        options={ROLES.map((role) => ({ value: role.value, label: label(t, role.label) }))}
        onChange={({ currentTarget }) => filters.set({ role: currentTarget.value })}
      />
      <NetworkFilter filters={filters} />
    </div>
  );
}

/** The networks to choose from; a manager that is none of them is there by its number. */
function NetworkFilter({ filters }: { filters: Filters }) {
  const t = useTranslate();
  const query = { role: "organization" as const, from: 0, size: 240 };
  const { data } = useQuery(["listAccounts", query], (client) =>
    client.GET("/accounts/accounts_list/", { params: { query } }),
  );
  const value = filters.get("network");
  const options = (data?.results ?? []).map(({ id, business_name }) => ({
    value: String(id),
    label: business_name,
  }));
  const isKnown = value === "" || options.some((option) => option.value === value);
  return (
    <SelectField
      label={t(strings.network)}
      value={value}
      placeholder={t(strings.anyNetwork)}
      options={isKnown ? options : [{ value, label: value }, ...options]}
      onChange={({ currentTarget }) => filters.set({ network: currentTarget.value })}
    />
  );
}

function AccountRow({ account }: { account: Schema<"AccountSummary"> }) {
  const t = useTranslate();
  const Link = useLink();
  const state: AccountState = account.state;
  const person = [account.first_name, account.last_name].filter(Boolean).join(" ");
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Link to={`/admin/accounts/${account.id}`} className={css.name}>
          {account.business_name}
        </Link>
        <p className={page.soft}>{[person, account.email].filter(Boolean).join(" · ")}</p>
      </div>
      <p className={page.soft}>
        {account.roles.map((role) => label(t, roleByValue(role).label)).join(", ") || t(strings.none)}
      </p>
      <p className={page.tags}>
        <Tag tone={toneOfState[state]}>{t(accountStates[state])}</Tag>
        {account.is_admin && <Tag tone="plain">{t(strings.administratorTag)}</Tag>}
        {account.is_manager && <Tag tone="plain">{t(strings.manager)}</Tag>}
      </p>
      <p className={page.soft}>
        {t(strings.lastLoginOn, {
          date: account.last_login ? formatDate(account.last_login, undefined, t.locale) : t(strings.never),
        })}
      </p>
    </li>
  );
}
