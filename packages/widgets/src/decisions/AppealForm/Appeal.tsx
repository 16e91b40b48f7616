import type { Schema } from "@foodshed/sdk";
import { formatDate } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as css from "../decisions.css.ts";
import * as strings from "../generated/strings.ts";
import { AppealForm } from "./AppealForm.tsx";

/** Appeals a decision that one is told of, until a day. */
export function Appeal({ id, until }: { id: number; until: string }) {
  const t = useTranslate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const [opened, setOpened] = useState(false);
  const appeal = useMutation(
    (client, body: Schema<"AppealModerationDecisionRequest">) => client.POST("/moderation/appeal/", { body }),
    () => {
      notify(t(strings.appealSent));
      void invalidate("getOwnModeration");
    },
  );
  if (opened)
    return (
      <AppealForm
        autoFocus
        busy={appeal.isPending}
        error={appeal.problem?.message}
        onSend={(words) => void appeal.run({ id, words })}
      />
    );
  return (
    <div className={css.form}>
      <p className={css.soft}>{t(strings.appealUntil, { date: formatDate(until, undefined, t.locale) })}</p>
      <Button variant="quiet" onClick={() => setOpened(true)}>
        {t(strings.appeal)}
      </Button>
    </div>
  );
}
