import type { Schema } from "@foodshed/sdk";
import { LOCALE_NAMES } from "@foodshed/sdk/locale";
import { formatDateTime, roleByValue } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import { ErrorPage } from "../../pages/ErrorPage/ErrorPage.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { ListLoading, PageHead } from "../AdministrationPage.tsx";
import { accountStates, toneOfState } from "../accountState.ts";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import { AccountActions } from "./AccountActions.tsx";
import { AccountConnections } from "./AccountConnections.tsx";
import { AccountPeople } from "./AccountPeople.tsx";
import { AccountTrail } from "./AccountTrail.tsx";
import { RoleRequest } from "./RoleRequest.tsx";

export interface AccountPageProps {
  /** The account. */
  id: number;
}

/** One account: who it is, and what an administrator may do for it. */
export function AccountPage({ id }: AccountPageProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { data, error, retry } = useQuery(["getAccount", id], (client) =>
    client.GET("/accounts/account/{id}/", { params: { path: { id } } }),
  );
  if (error?.status === 404) return <ErrorPage status={404} message={error.message} />;
  return (
    <>
      <p className={page.back}>{linkTo("/admin/accounts")(t(strings.backToAccounts))}</p>
      {data ? (
        <Account account={data} />
      ) : error ? (
        <LoadFailure level={2} title={t(strings.accountFailed)} message={error.message} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </>
  );
}

function Account({ account }: { account: Schema<"AccountSummary"> }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const when = (date: string | null) => (date ? formatDateTime(date, undefined, t.locale) : t(strings.never));
  return (
    <>
      <PageHead title={account.business_name}>
        <p className={page.tags}>
          <Tag tone={toneOfState[account.state]}>{t(accountStates[account.state])}</Tag>
          {account.is_admin && <Tag tone="plain">{t(strings.administratorTag)}</Tag>}
          {account.is_manager && <Tag tone="plain">{t(strings.manager)}</Tag>}
        </p>
      </PageHead>
      <dl className={page.facts}>
        <dt>{t(strings.publicProfile)}</dt>
        <dd>{linkTo(`/profiles/${account.slug}`)(`/profiles/${account.slug}`)}</dd>
        <dt>{t(strings.person)}</dt>
        <dd>{[account.first_name, account.last_name].filter(Boolean).join(" ") || t(strings.none)}</dd>
        <dt>{t(strings.email)}</dt>
        <dd>{account.email}</dd>
        <dt>{t(strings.language)}</dt>
        <dd lang={account.language}>{LOCALE_NAMES[account.language ?? "en-CA"]}</dd>
        <dt>{t(strings.roles)}</dt>
        <dd>
          {account.roles.map((role) => label(t, roleByValue(role).label)).join(", ") || t(strings.none)}
        </dd>
        <dt>{t(strings.created)}</dt>
        <dd>{when(account.created_at)}</dd>
        <dt>{t(strings.lastLogin)}</dt>
        <dd>{when(account.last_login)}</dd>
      </dl>
      <RoleRequest account={account.id} />
      <AccountActions account={account} />
      <AccountPeople account={account.id} />
      <AccountConnections account={account.id} />
      <AccountTrail account={account} />
    </>
  );
}
