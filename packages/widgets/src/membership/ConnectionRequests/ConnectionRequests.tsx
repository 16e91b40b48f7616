import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { BusinessAvatar } from "../BusinessAvatar.tsx";
import * as strings from "../generated/strings.ts";
import { receivedRequestMessage } from "../membershipMessages.ts";
import { RespondButtons } from "../RespondButtons.tsx";
import { useRespondToRequest } from "../useRespondToRequest.ts";
import * as css from "./ConnectionRequests.css.ts";

/** The number of requests shown; a button shows the rest. */
const SHOWN_AT_FIRST = 5;

/** The id of the title: what leads here by a press moves focus to it. */
export const CONNECTION_REQUESTS = "connection-requests";

export interface ConnectionRequestsProps {
  /** Level of the title in the page. */
  level?: 2 | 3;
}

/** The connection requests that the signed-in account has received and not answered. */
export function ConnectionRequests({ level = 2 }: ConnectionRequestsProps) {
  const t = useTranslate();
  const session = useSession();
  const Heading = `h${level}` as const;
  const [all, setAll] = useState(false);
  const { data, error, retry } = useQuery(
    session ? ["listConnectionRequests", { account: session.account_id }] : null,
    (client) => client.GET("/accounts/connection_requests_list/"),
  );
  const shown = all ? data : data?.slice(0, SHOWN_AT_FIRST);
  const more = (data?.length ?? 0) - (shown?.length ?? 0);
  return (
    <section className={css.card} aria-labelledby={CONNECTION_REQUESTS}>
      <Heading id={CONNECTION_REQUESTS} tabIndex={-1} className={css.title}>
        {t(strings.connectionRequests)}
      </Heading>
      {error && !data ? (
        <GroupedLoadFailure message={error.message} onRetry={retry} />
      ) : !shown ? (
        <Skeleton height="6em" />
      ) : shown.length === 0 ? (
        <p className={css.none}>{t(strings.noRequests)}</p>
      ) : (
        <ul className={css.list}>
          {shown.map((request) => (
            <li key={request.id}>
              <RequestRow request={request} byNetwork={request.organization.id === session?.account_id} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
          {t(strings.showMore, { count: more })}
        </Button>
      )}
    </section>
  );
}

function RequestRow({
  request,
  byNetwork,
}: {
  request: Schema<"ConnectionRequest">;
  /** The viewer is the network or the manager. */
  byNetwork: boolean;
}) {
  const t = useTranslate();
  const Link = useLink();
  const { notify } = useNotices();
  const other = byNetwork ? request.account : request.organization;
  const answer = useRespondToRequest((accept) =>
    notify(t(accept ? strings.acceptedRequest : strings.deniedRequest, { name: other.business_name })),
  );
  return (
    <div className={css.request}>
      <BusinessAvatar business={other} />
      <div className={css.words}>
        <p className={css.name}>
          <Link to={`/profiles/${other.slug}`} className={css.link}>
            {other.business_name}
          </Link>
        </p>
        <p className={css.message}>{receivedRequestMessage(request, byNetwork, t)}</p>
        <RespondButtons answer={answer} id={request.id} name={other.business_name} />
      </div>
    </div>
  );
}
