import { MESSAGE_FILE_EXTENSIONS, MESSAGE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { PaperclipIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { classes } from "../../primitives/classes.ts";
import { DialogActions } from "../../primitives/Dialog/DialogActions.tsx";
import { countCharacters, isNearLimit } from "../../primitives/Field/Counter.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { FilePicker } from "../../primitives/FilePicker/FilePicker.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { SessionEnded } from "../../primitives/SessionEnded/SessionEnded.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import type { Message } from "../conversations.ts";
import * as strings from "../generated/strings.ts";
import { textError } from "../messageText.ts";
import { useAttachment } from "../useAttachment.ts";
import { useMessageDraft } from "../useMessageDraft.ts";
import { useSendMessage } from "../useSendMessage.ts";
import * as css from "./MessageComposer.css.ts";

export interface MessageComposerProps {
  /** The recipient's account. */
  recipient: number;
  /** Nothing can be sent, for example because the conversation is blocked. */
  disabled?: boolean;
  /** The success notice. */
  sentNotice?: string | undefined;
  onSent: (message: Message) => void;
  /** Called with whether a request is pending. */
  onBusy?: (busy: boolean) => void;
  rows?: number;
  /** In one row that grows with the text, at the lower edge of a conversation. */
  docked?: boolean;
  /** Content before the Send button. */
  children?: ReactNode;
}

/** Text, one attachment and Send. A failure keeps both; a success clears what was sent and keeps what was added since. The text is kept as a draft. */
export function MessageComposer(props: MessageComposerProps) {
  const { recipient, disabled, sentNotice, onSent, onBusy, rows = 3, docked = false, children } = props;
  const t = useTranslate();
  const { ended } = useActingAccount();
  const { draft, saveDraft, clearDraft } = useMessageDraft(recipient);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(draft);
  const [refusedHere, setRefusedHere] = useState(false);
  const wrong = refusedHere ? textError(text, t) : undefined;
  const attachment = useAttachment(recipient);
  const send = useSendMessage((message, { content, files }) => {
    setText((now) => (now === content ? "" : now));
    clearDraft(content);
    attachment.forget(files);
    onSent(message);
  }, sentNotice);
  const write = (value: string) => {
    setText(value);
    setRefusedHere(false);
    if (send.problem?.errors?.content) send.reset();
    saveDraft(value);
  };
  const pristine = text === "" && attachment.file === null;
  const attaching = attachment.file !== null && attachment.status !== "done";

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isWrong = textError(text, t) !== undefined;
    setRefusedHere(isWrong);
    if (isWrong) return field.current?.focus();
    if (pristine || attaching || disabled || ended) return;
    onBusy?.(true);
    await send.run({ recipient, content: text, files: attachment.id ? [attachment.id] : [] });
    onBusy?.(false);
  }

  // A request that failed because the session ended needs no correction.
  const refusal = send.problem?.status === 401 ? undefined : send.problem;
  const refused = refusal?.errors;
  const sendButton = (
    <Button type="submit" busy={send.isPending} disabled={disabled || pristine || attaching || ended}>
      {t(strings.send)}
    </Button>
  );
  return (
    <form method="post" noValidate className={docked ? css.docked : css.form} onSubmit={submit}>
      <TextArea
        ref={field}
        label={t(strings.message)}
        hideLabel={docked}
        placeholder={docked ? t(strings.message) : undefined}
        className={classes(
          docked && css.growing,
          docked && !isNearLimit(countCharacters(text), MESSAGE_MAX_LENGTH) && css.uncounted,
          attachment.file !== null && css.overFile,
        )}
        rows={docked ? 1 : rows}
        limit={MESSAGE_MAX_LENGTH}
        value={text}
        disabled={disabled}
        error={wrong ?? refused?.content?.[0]}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {!disabled && (
        <FilePicker
          label={t(strings.attachment)}
          optional
          hint={t(strings.attachmentHint)}
          extensions={MESSAGE_FILE_EXTENSIONS}
          tooLarge={t(strings.fileTooLarge)}
          file={attachment.file}
          status={attachment.status}
          error={attachment.problem ?? refused?.files?.[0]}
          onFile={attachment.choose}
          onRetry={() => attachment.choose(attachment.file)}
          sign={docked ? <PaperclipIcon /> : undefined}
        />
      )}
      {/* One row of the form, so that an empty status adds no gap. */}
      <div className={css.status}>
        <SessionEnded ended={ended} />
        <FormStatus error={refusal?.message} />
      </div>
      {docked ? (
        sendButton
      ) : (
        <DialogActions>
          {children}
          {sendButton}
        </DialogActions>
      )}
    </form>
  );
}
