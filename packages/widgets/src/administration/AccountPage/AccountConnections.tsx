import type { Schema } from "@foodshed/sdk";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { ListLoading, Part } from "../AdministrationPage.tsx";
import * as page from "../page.css.ts";
import * as strings from "./generated/strings.ts";

/** How many are listed before a link to all of a network's members. */
const SHOWN = 10;

/** The networks and members that an account is connected with. */
export function AccountConnections({ account }: { account: number }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { data, error, retry } = useQuery(["listAccountConnections", account], (client) =>
    client.GET("/administration/account_connections/{id}/", { params: { path: { id: account } } }),
  );
  return (
    <Part title={t(strings.connections)}>
      {data ? (
        data.count === 0 ? (
          <p className={page.soft}>{t(strings.noConnections)}</p>
        ) : (
          <>
            <ul className={page.cards}>
              {data.results.slice(0, SHOWN).map((connection) => (
                <ConnectionRow key={connection.id} connection={connection} />
              ))}
            </ul>
            {data.count > SHOWN && (
              <p>
                {data.results.at(-1)?.is_network
                  ? t(strings.moreConnections, { count: data.count - SHOWN })
                  : linkTo(`/admin/accounts?network=${account}`)(
                      t(strings.allMembers, { count: data.count }),
                    )}
              </p>
            )}
          </>
        )
      ) : error ? (
        <SmallLoadFailure message={t(strings.connectionsFailed, { reason: error.message })} onRetry={retry} />
      ) : (
        <ListLoading />
      )}
    </Part>
  );
}

function ConnectionRow({ connection }: { connection: Schema<"AccountConnection"> }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { account, is_network, manage, state, closed } = connection;
  return (
    <li className={page.card}>
      <p>{linkTo(`/admin/accounts/${account.id}`)(account.business_name)}</p>
      <p className={page.tags}>
        <Tag tone="plain">{t(is_network ? strings.itsNetwork : strings.itsMember)}</Tag>
        {manage && <Tag>{t(is_network ? strings.managesIt : strings.managedByIt)}</Tag>}
        {state === "requested" && <Tag tone="squash">{t(strings.notAnswered)}</Tag>}
        {closed && <Tag tone="beet">{t(strings.otherClosed)}</Tag>}
      </p>
    </li>
  );
}
