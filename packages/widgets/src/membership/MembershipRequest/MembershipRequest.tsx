import type { Schema } from "@foodshed/sdk";
import { useEffect, useState } from "react";
import { PeopleIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import {
  connectionMessage,
  manageMessage,
  type PossibleConnection,
  possibleConnection,
  receivedRequestMessage,
  requestMessages,
} from "../membershipMessages.ts";
import { RequestMembershipDialog } from "../RequestMembershipDialog/RequestMembershipDialog.tsx";
import { RespondButtons } from "../RespondButtons.tsx";
import { useRespondToRequest } from "../useRespondToRequest.ts";
import * as css from "./MembershipRequest.css.ts";

type Connection = Schema<"Profile">["connection"];

export interface MembershipRequestProps {
  /** Whose profile is read. */
  profile: Schema<"Profile">;
  /** Called when the profile's connections have changed. */
  onChanged?: (() => void) | undefined;
}

/** Requests a connection between a member and a network, answers a request, or withdraws it. Renders nothing between two networks or two members. */
export function MembershipRequest({ profile, onChanged }: MembershipRequestProps) {
  const t = useTranslate();
  const session = useSession();
  const mayEdit = useMayEdit();
  const { data: viewer } = useQuery(
    session ? ["getProfileById", { basic: true, account: session.account_id }] : null,
    (client) => client.POST("/accounts/profile_by_id/", { body: { basic: true } }),
  );
  const [connection, setConnection] = useState(profile.connection);
  useEffect(() => setConnection(profile.connection), [profile.connection]);
  if (!session || !viewer || viewer.account_id === profile.account_id) return null;
  const tie = possibleConnection(viewer, profile);
  if (!tie) return null;
  const change = (next: Connection) => {
    setConnection(next);
    onChanged?.();
  };
  if (!mayEdit && connection?.status !== "accepted") return null;
  if (!connection) return <Ask {...{ profile, viewer, tie, change }} />;
  if (connection.status === "accepted") {
    return (
      <p className={css.state}>
        <PeopleIcon />
        {connectionMessage(tie, connection.manage, t)}
      </p>
    );
  }
  return connection.sent_by_me ? (
    <Sent {...{ profile, connection, tie, change }} />
  ) : (
    <Answer {...{ profile, connection, tie, change }} />
  );
}

interface Changing {
  profile: Schema<"Profile">;
  tie: PossibleConnection;
  change: (next: Connection) => void;
}

function Ask({
  profile,
  viewer,
  tie,
  change,
}: Changing & { viewer: Schema<"Profile"> | Schema<"BasicProfile"> }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" wide icon={<PeopleIcon />} onClick={() => setOpen(true)}>
        {requestMessages(tie, profile.business_name, t).title}
      </Button>
      <RequestMembershipDialog
        open={open}
        onOpenChange={setOpen}
        sender={viewer}
        recipient={profile}
        tie={tie}
        onRequested={({ id, manage }) => change({ id, manage, status: "pending", sent_by_me: true })}
      />
    </>
  );
}

function Sent({ profile, connection, tie, change }: Changing & { connection: NonNullable<Connection> }) {
  const t = useTranslate();
  const refresh = useInvalidateQueries();
  const withdraw = useMutation(
    (client, id: number) => client.DELETE("/accounts/connection/{id}/", { params: { path: { id } } }),
    () => {
      void refresh("listConnectionRequests");
      change(null);
    },
  );
  return (
    <div className={css.group}>
      <Button variant="secondary" wide icon={<PeopleIcon />} disabled>
        {requestMessages(tie, profile.business_name, t).sent}
      </Button>
      <Button variant="quiet" size="sm" busy={withdraw.isPending} onClick={() => withdraw.run(connection.id)}>
        {t(strings.withdraw)}
      </Button>
      <FormStatus error={withdraw.problem?.message} />
    </div>
  );
}

function Answer({ profile, connection, tie, change }: Changing & { connection: NonNullable<Connection> }) {
  const t = useTranslate();
  const answer = useRespondToRequest((accept) =>
    change(accept ? { ...connection, status: "accepted" } : null),
  );
  return (
    <section className={css.group} aria-label={t(strings.membershipRequest)}>
      <p className={css.state}>
        <PeopleIcon /> {t(strings.asksForConnection, { name: profile.business_name })}
      </p>
      {connection.manage && (
        <p className={css.note}>
          {tie.type === "management"
            ? receivedRequestMessage({ ...tie, manage: true }, tie.byViewer, t)
            : manageMessage(tie.byViewer, t)}
        </p>
      )}
      <RespondButtons answer={answer} id={connection.id} />
    </section>
  );
}
