import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useIsOwner } from "../../provider/memberRole.ts";
import { ChangeRoleDialog } from "../ChangeRoleDialog/ChangeRoleDialog.tsx";
import * as strings from "../generated/strings.ts";
import { InviteDialog } from "../InviteDialog/InviteDialog.tsx";
import { LeaveDialog } from "../LeaveDialog/LeaveDialog.tsx";
import { personName } from "../memberRoles.ts";
import { RemovePersonDialog } from "../RemovePersonDialog/RemovePersonDialog.tsx";
import { currentBusiness, useMe } from "../useMe.ts";
import { type Person, usePeople } from "../usePeople.ts";
import { InvitationRow } from "./InvitationRow.tsx";
import * as css from "./PeopleSection.css.ts";
import { PersonRow } from "./PersonRow.tsx";

export interface PeopleSectionProps {
  /** Support acts for the member: the list is shown, and nothing can be changed. */
  disabled?: boolean;
}

type Asked = { what: "role" | "remove"; person: Person } | { what: "invite" | "leave" };

/** Who acts for the business, who is invited, and for owners the ways to change that. */
export function PeopleSection({ disabled = false }: PeopleSectionProps) {
  const t = useTranslate();
  const list = usePeople();
  const business = currentBusiness(useMe().data)?.business_name ?? t(strings.thisBusiness);
  const mayManage = useIsOwner() && !disabled;
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<string>();
  const { data, error, isLoading, retry } = list;
  if (isLoading) {
    return (
      <div role="status" className={css.parts}>
        <VisuallyHidden>{t(strings.loading)}</VisuallyHidden>
        <Skeleton height="4em" />
        <Skeleton height="4em" />
      </div>
    );
  }
  if (!data) {
    return (
      <GroupedLoadFailure
        message={error?.message ?? ""}
        alone={t(strings.notLoaded, { reason: error?.message ?? "" })}
        onRetry={retry}
      />
    );
  }
  const { people, invitations, limit } = data;
  const owners = people.filter(({ role }) => role === "owner");
  const lastOwner = owners.length === 1 ? owners[0]?.id : undefined;
  const isFull = people.length + invitations.length >= limit;
  const close = () => setAsked(undefined);
  const ask = (next: Asked) => {
    setDone(undefined);
    setAsked(next);
  };
  return (
    <div className={css.parts}>
      <ul className={css.list} aria-label={t(strings.people)}>
        {people.map((person) => (
          <li key={person.id} className={css.row}>
            <PersonRow
              person={person}
              business={business}
              isLastOwner={person.id === lastOwner}
              isAlone={people.length === 1}
              onRole={mayManage ? () => ask({ what: "role", person }) : undefined}
              onRemove={mayManage ? () => ask({ what: "remove", person }) : undefined}
              onLeave={disabled ? undefined : () => ask({ what: "leave" })}
            />
          </li>
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h3 className={css.title}>{t(strings.invitations)}</h3>
          <ul className={css.list} aria-label={t(strings.invitations)}>
            {invitations.map((invitation) => (
              <li key={invitation.id} className={css.row}>
                <InvitationRow
                  invitation={invitation}
                  mayManage={mayManage}
                  onSent={list.putInvitation}
                  onWithdrawn={() => list.dropInvitation(invitation.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className={css.note}>
        {done}
      </p>
      {mayManage ? (
        <>
          <div>
            <Button variant="secondary" disabled={isFull} onClick={() => ask({ what: "invite" })}>
              {t(strings.invite)}
            </Button>
          </div>
          {isFull && <p className={css.note}>{t(strings.full, { limit })}</p>}
        </>
      ) : (
        !disabled && (
          <p className={css.note}>
            {t(strings.askOwner, {
              owners: new Intl.ListFormat(t.locale, { type: "disjunction" }).format(owners.map(personName)),
            })}
          </p>
        )
      )}
      {asked?.what === "invite" && (
        <InviteDialog onClose={close} onInvited={list.putInvitation} onDone={setDone} />
      )}
      {asked?.what === "role" && (
        <ChangeRoleDialog
          person={asked.person}
          onClose={close}
          onChanged={(person, sentence) => {
            list.replacePerson(person);
            setDone(sentence);
            close();
          }}
        />
      )}
      {asked?.what === "remove" && (
        <RemovePersonDialog
          person={asked.person}
          business={business}
          onClose={close}
          onRemoved={(sentence) => {
            list.dropPerson(asked.person.id);
            // What they sent is withdrawn.
            list.retry();
            setDone(sentence);
            close();
          }}
        />
      )}
      {asked?.what === "leave" && <LeaveDialog business={business} onClose={close} />}
    </div>
  );
}
