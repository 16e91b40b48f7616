import { formatDate, formatDateTime } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { personName, roleLabel } from "../memberRoles.ts";
import type { Person } from "../usePeople.ts";
import * as css from "./PeopleSection.css.ts";

export interface PersonRowProps {
  person: Person;
  business: string;
  /** The only owner, who can neither leave nor become less. */
  isLastOwner: boolean;
  /** Nobody else is there to become the owner. */
  isAlone: boolean;
  /** Changes the role or removes the person, for those who may. */
  onRole?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Leaves the business, for oneself. */
  onLeave?: (() => void) | undefined;
}

/** One person: who they are, what they may do, and since when. */
export function PersonRow(props: PersonRowProps) {
  const { person, business, isLastOwner, isAlone, onRole, onRemove, onLeave } = props;
  const t = useTranslate();
  const name = personName(person);
  return (
    <>
      <div className={css.words}>
        <p className={css.name}>
          {name} <Tag tone={person.role === "owner" ? "leaf" : "plain"}>{t(roleLabel(person.role))}</Tag>
          {person.you && <Tag tone="squash">{t(strings.you)}</Tag>}
        </p>
        {name !== person.email && <p className={css.email}>{person.email}</p>}
        <p className={css.about}>
          {t(strings.since, { day: formatDate(person.since, undefined, t.locale) })}
          {" · "}
          {person.last_login_at
            ? t(strings.lastLogin, { time: formatDateTime(person.last_login_at, undefined, t.locale) })
            : t(strings.neverLoggedIn)}
        </p>
        {person.you && isLastOwner && (onRole || onLeave) && (
          <p className={css.about}>{t(isAlone ? strings.lastOwnerAlone : strings.lastOwner)}</p>
        )}
      </div>
      <div className={css.tools}>
        {onRole && !isLastOwner && (
          <Button variant="quiet" size="sm" aria-label={t(strings.changeRoleOf, { name })} onClick={onRole}>
            {t(strings.changeRole)}
          </Button>
        )}
        {person.you && onLeave && !isLastOwner && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t(strings.leaveNamed, { business })}
            onClick={onLeave}
          >
            {t(strings.leave)}
          </Button>
        )}
        {!person.you && onRemove && (
          <Button variant="quiet" size="sm" aria-label={t(strings.removeNamed, { name })} onClick={onRemove}>
            {t(strings.remove)}
          </Button>
        )}
      </div>
    </>
  );
}
