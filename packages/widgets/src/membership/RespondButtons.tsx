import { Button } from "../primitives/Button/Button.tsx";
import { FormStatus } from "../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../provider/locale.tsx";
import { useMayEdit } from "../provider/memberRole.ts";
import * as strings from "./generated/strings.ts";
import * as css from "./RespondButtons.css.ts";
import type { useRespondToRequest } from "./useRespondToRequest.ts";

export interface RespondButtonsProps {
  answer: ReturnType<typeof useRespondToRequest>;
  /** The request to answer. */
  id: number;
  /** The requester's name, for the accessible labels in a list of requests. */
  name?: string;
}

/** The two answers to a request, and the error of the last attempt. Nothing for a reader of the business. */
export function RespondButtons({ answer, id, name }: RespondButtonsProps) {
  const t = useTranslate();
  if (!useMayEdit()) return null;
  return (
    <>
      <div className={css.answers}>
        <Button
          size="sm"
          busy={answer.isPending}
          onClick={() => answer.run({ id, accept: true })}
          aria-label={name === undefined ? undefined : t(strings.acceptNamed, { name })}
        >
          {t(strings.accept)}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={answer.isPending}
          onClick={() => answer.run({ id, accept: false })}
          aria-label={name === undefined ? undefined : t(strings.denyNamed, { name })}
        >
          {t(strings.deny)}
        </Button>
      </div>
      <FormStatus error={answer.problem?.message} />
    </>
  );
}
