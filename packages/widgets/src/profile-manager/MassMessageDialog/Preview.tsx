import { ontarioMoment } from "@foodshed/sdk/vocabulary";
import { useEffect, useState } from "react";
import { PaperclipIcon } from "../../brand/icons/signs.tsx";
import * as campaignStrings from "../../campaigns/generated/strings.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./MassMessageDialog.css.ts";
import { Progress } from "./Progress.tsx";
import type { useMassMessage } from "./useMassMessage.ts";

export interface PreviewProps {
  recipients: readonly number[];
  text: string;
  file: File | null;
  message: ReturnType<typeof useMassMessage>;
  onBack: () => void;
  onSend: (sendAt: string | undefined) => void;
}

/** What each recipient will read, who is left out and why, a test to oneself, and when it goes out. */
export function Preview({ recipients, text, file, message, onBack, onSend }: PreviewProps) {
  const t = useTranslate();
  const [later, setLater] = useState(false);
  const [when, setWhen] = useState("");
  const [wrong, setWrong] = useState<string>();
  const reach = useMutation((client, accounts: readonly number[]) =>
    client.POST("/campaign_preview/", { body: { kind: "message", accounts: [...accounts] } }),
  );
  const test = useMutation((client, content: string) =>
    client.POST("/conversations/test_message/", { body: { content } }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the preview is shown
  useEffect(() => void reach.run(recipients), []);
  const count = reach.data?.count ?? recipients.length;

  function send() {
    if (!later) return onSend(undefined);
    const time = ontarioMoment(when);
    if (!time || time.getTime() < Date.now()) return setWrong(t(strings.chooseTime));
    onSend(time.toISOString());
  }

  return (
    <section className={css.preview} aria-label={t(strings.preview)}>
      <p className={css.label}>{t(strings.eachWillRead)}</p>
      <div className={css.bubble}>
        <p className={css.text}>{text}</p>
        {file && (
          <p className={css.file}>
            <PaperclipIcon /> {file.name}
          </p>
        )}
      </div>
      <div role="status" className={css.notes}>
        {reach.data && reach.data.unclaimed > 0 && (
          <p className={css.note}>{t(strings.getByMail, { count: reach.data.unclaimed })}</p>
        )}
        {reach.data?.left_out.map(({ outcome, count: left }) => (
          <p key={outcome} className={css.note}>
            {t(strings.leftOut, { reason: t(campaignStrings.counted, { outcome, count: left }) })}
          </p>
        ))}
        {test.data && <p className={css.note}>{test.data.message}</p>}
      </div>
      {later && (
        <TextField
          label={t(strings.sendAt)}
          hint={t(strings.ontarioTime)}
          type="datetime-local"
          value={when}
          error={wrong}
          onChange={({ currentTarget }) => {
            setWhen(currentTarget.value);
            setWrong(undefined);
          }}
        />
      )}
      {message.progress && <Progress {...message.progress} />}
      <FormStatus
        error={message.problem?.errors?.file_data?.[0] ?? message.problem?.message ?? test.problem?.message}
      />
      <div className={css.aside}>
        <Button
          variant="secondary"
          size="sm"
          busy={test.isPending}
          disabled={message.isPending}
          onClick={() => test.run(text)}
        >
          {t(strings.testToMe)}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={later}
          disabled={message.isPending}
          onClick={() => setLater(!later)}
        >
          {later ? t(strings.sendNow) : t(strings.sendLater)}
        </Button>
      </div>
      <DialogActions>
        <Button variant="quiet" disabled={message.isPending} onClick={onBack}>
          {t(strings.back)}
        </Button>
        <Button busy={message.isPending} disabled={count === 0} onClick={send}>
          {t(strings.sendTo, { count })}
        </Button>
      </DialogActions>
    </section>
  );
}
