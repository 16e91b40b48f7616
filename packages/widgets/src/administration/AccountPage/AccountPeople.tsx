import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { formatDateTime } from "@foodshed/sdk/vocabulary";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { ListLoading, Part } from "../AdministrationPage.tsx";
import * as page from "../page.css.ts";
import * as strings from "./generated/strings.ts";

type Person = Schema<"AccountPerson">;

const roles: Readonly<Record<Person["role"], LocalizedString>> = {
  owner: strings.owner,
  editor: strings.editor,
  reader: strings.reader,
};

/** Who logs in for an account, and why somebody may not be able to. */
export function AccountPeople({ account }: { account: number }) {
  const t = useTranslate();
  const { data, error, retry } = useQuery(["listAccountPeople", account], (client) =>
    client.GET("/administration/account_people/{id}/", { params: { path: { id: account } } }),
  );
  return (
    <Part title={t(strings.people)}>
      {data ? (
        <ul className={page.cards}>
          {data.results.map((person) => (
            <PersonRow key={person.user_id} person={person} />
          ))}
        </ul>
      ) : error ? (
        <SmallLoadFailure message={t(strings.peopleFailed, { reason: error.message })} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </Part>
  );
}

function PersonRow({ person }: { person: Person }) {
  const t = useTranslate();
  const { email, name, role, last_login, failed_logins } = person;
  return (
    <li className={page.card}>
      <p>{name ? `${name} · ${email}` : email}</p>
      <p className={page.tags}>
        <Tag>{t(roles[role])}</Tag>
        {person.second_factor && <Tag>{t(strings.secondStep)}</Tag>}
        {!person.confirmed && <Tag tone="squash">{t(strings.notConfirmed)}</Tag>}
        {person.disabled && <Tag tone="beet">{t(strings.closedLogin)}</Tag>}
        {person.locked ? (
          <Tag tone="beet">{t(strings.lockedOut)}</Tag>
        ) : (
          failed_logins > 0 && <Tag tone="squash">{t(strings.someFailed, { count: failed_logins })}</Tag>
        )}
      </p>
      <p className={page.soft}>
        {last_login
          ? t(strings.lastLoginOfPerson, { date: formatDateTime(last_login, undefined, t.locale) })
          : t(strings.neverLoggedIn)}
      </p>
    </li>
  );
}
