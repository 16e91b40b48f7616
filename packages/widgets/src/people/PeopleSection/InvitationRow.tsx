import { formatDate } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";
import { roleLabel } from "../memberRoles.ts";
import type { Invitation } from "../usePeople.ts";
import * as css from "./PeopleSection.css.ts";

export interface InvitationRowProps {
  invitation: Invitation;
  mayManage: boolean;
  /** Called with the invitation after it was mailed again. */
  onSent: (invitation: Invitation) => void;
  onWithdrawn: () => void;
}

/** Somebody who was invited and has not accepted yet. */
export function InvitationRow({ invitation, mayManage, onSent, onWithdrawn }: InvitationRowProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const { id, email, role, invited_by, expires_at } = invitation;
  const resend = useMutation(
    async (client) => {
      const answer = await client.POST("/people/resend_invitation/", { body: { id } });
      if (answer.error) notify(answer.error.message, "error");
      return answer;
    },
    (sent) => {
      onSent(sent);
      notify(t(strings.sentAgain, { email }));
    },
  );
  const withdraw = useMutation(
    async (client) => {
      const answer = await client.POST("/people/withdraw_invitation/", { body: { id } });
      // 404: somebody else has withdrawn it, or it was accepted.
      if (answer.error && answer.error.status !== 404) notify(answer.error.message, "error");
      return answer;
    },
    () => {
      onWithdrawn();
      notify(t(strings.withdrawn, { email }));
    },
  );
  const isOver = Date.parse(expires_at) < Date.now();
  const day = formatDate(expires_at, undefined, t.locale);
  return (
    <>
      <div className={css.words}>
        <p className={css.name}>
          {email} <Tag tone="plain">{t(roleLabel(role))}</Tag>
        </p>
        <p className={css.about}>
          {invited_by !== null && <>{t(strings.invitedBy, { name: invited_by })} · </>}
          <span className={isOver ? css.over : undefined}>
            {t(isOver ? strings.tooOld : strings.goodUntil, { day })}
          </span>
        </p>
      </div>
      {mayManage && (
        <div className={css.tools}>
          <Button
            variant="quiet"
            size="sm"
            busy={resend.isPending}
            aria-label={t(strings.sendAgainTo, { email })}
            onClick={() => resend.run(undefined)}
          >
            {t(strings.sendAgain)}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            busy={withdraw.isPending}
            aria-label={t(strings.withdrawFrom, { email })}
            onClick={() => withdraw.run(undefined)}
          >
            {t(strings.withdraw)}
          </Button>
        </div>
      )}
    </>
  );
}
