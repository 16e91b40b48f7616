import type { Schema } from "@foodshed/sdk";
import { useEffect, useState } from "react";
import { PeopleIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useSession } from "../../provider/host.tsx";
import { useQuery, useRefresh } from "../../provider/useQuery.ts";
import { useRequest } from "../../provider/useRequest.ts";
import { AnswerButtons } from "../AnswerButtons.tsx";
import { isOrganization, manageNote } from "../membershipWords.ts";
import { RequestMembershipDialog } from "../RequestMembershipDialog/RequestMembershipDialog.tsx";
import { useAnswerRequest } from "../useAnswerRequest.ts";
import * as css from "./MembershipRequest.css.ts";

type Connection = Schema<"Profile">["connection"];

export interface MembershipRequestProps {
  /** Whose profile is read. */
  profile: Schema<"Profile">;
  /** The profile's connections are others now. */
  onChanged?: (() => void) | undefined;
}

/** A member's way into a network, or a network's to a member: to ask, to answer, to take it back. Nothing between two of a kind. */
export function MembershipRequest({ profile, onChanged }: MembershipRequestProps) {
  const session = useSession();
  const { data: viewer } = useQuery(
    session ? ["getProfileById", { basic: true, account: session.account_id }] : null,
    (client) => client.POST("/accounts/profile_by_id/", { body: { basic: true } }),
  );
  const [connection, setConnection] = useState(profile.connection);
  useEffect(() => setConnection(profile.connection), [profile.connection]);
  if (!session || !viewer || viewer.account_id === profile.account_id) return null;
  if (isOrganization(viewer) === isOrganization(profile)) return null;
  const change = (next: Connection) => {
    setConnection(next);
    onChanged?.();
  };
  if (!connection) return <Ask {...{ profile, viewer, change }} />;
  if (connection.status === "accepted") {
    return (
      <p className={css.state}>
        <PeopleIcon />
        {isOrganization(viewer)
          ? `A member of your network${connection.manage ? ", which manages this profile" : ""}.`
          : `You are a member${connection.manage ? ". This network manages your profile" : ""}.`}
      </p>
    );
  }
  return connection.sent_by_me ? (
    <Sent {...{ connection, change }} />
  ) : (
    <Answer {...{ profile, connection, change }} byNetwork={isOrganization(viewer)} />
  );
}

interface Changing {
  change: (next: Connection) => void;
}

function Ask({
  profile,
  viewer,
  change,
}: Changing & { profile: Schema<"Profile">; viewer: Schema<"Profile"> | Schema<"BasicProfile"> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" wide icon={<PeopleIcon />} onClick={() => setOpen(true)}>
        Request Membership
      </Button>
      <RequestMembershipDialog
        open={open}
        onOpenChange={setOpen}
        sender={viewer}
        recipient={profile}
        onRequested={({ id, manage }) => change({ id, manage, status: "pending", sent_by_me: true })}
      />
    </>
  );
}

function Sent({ connection, change }: Changing & { connection: NonNullable<Connection> }) {
  const refresh = useRefresh();
  const withdraw = useRequest(
    (client, id: number) => client.DELETE("/accounts/connection/{id}/", { params: { path: { id } } }),
    () => {
      void refresh("listConnectionRequests");
      change(null);
    },
  );
  return (
    <div className={css.group}>
      <Button kind="secondary" wide icon={<PeopleIcon />} disabled>
        Membership Requested
      </Button>
      <Button kind="quiet" size="sm" busy={withdraw.isRequesting} onClick={() => withdraw.run(connection.id)}>
        Take the request back
      </Button>
      <FormStatus error={withdraw.problem?.message} />
    </div>
  );
}

function Answer({
  profile,
  connection,
  byNetwork,
  change,
}: Changing & { profile: Schema<"Profile">; connection: NonNullable<Connection>; byNetwork: boolean }) {
  const answer = useAnswerRequest((accept) => change(accept ? { ...connection, status: "accepted" } : null));
  return (
    <section className={css.group} aria-label="Membership request">
      <p className={css.state}>
        <PeopleIcon /> {profile.business_name} asks for a connection.
      </p>
      {connection.manage && <p className={css.note}>{manageNote(byNetwork)}</p>}
      <AnswerButtons answer={answer} id={connection.id} />
    </section>
  );
}
