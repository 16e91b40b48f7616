import { Button } from "../primitives/Button/Button.tsx";
import { FormStatus } from "../primitives/FormStatus/FormStatus.tsx";
import * as css from "./RespondButtons.css.ts";
import type { useRespondToRequest } from "./useRespondToRequest.ts";

export interface RespondButtonsProps {
  answer: ReturnType<typeof useRespondToRequest>;
  /** The request to answer. */
  id: number;
  /** The requester's name, for the accessible labels in a list of requests. */
  name?: string;
}

/** The two answers to a request, and the error of the last attempt. */
export function RespondButtons({ answer, id, name }: RespondButtonsProps) {
  const about = (word: string) => (name === undefined ? {} : { "aria-label": `${word} ${name}` });
  return (
    <>
      <div className={css.answers}>
        <Button
          size="sm"
          busy={answer.isPending}
          onClick={() => answer.run({ id, accept: true })}
          {...about("Accept")}
        >
          Accept
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={answer.isPending}
          onClick={() => answer.run({ id, accept: false })}
          {...about("Deny")}
        >
          Deny
        </Button>
      </div>
      <FormStatus error={answer.problem?.message} />
    </>
  );
}
