import { MESSAGE_FILE_EXTENSIONS, MESSAGE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { type FormEvent, useRef, useState } from "react";
import { PaperclipIcon } from "../../brand/icons/signs.tsx";
import * as messageStrings from "../../messages/generated/strings.ts";
import { textError } from "../../messages/messageText.ts";
import { useMessageDraft } from "../../messages/useMessageDraft.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { FilePicker } from "../../primitives/FilePicker/FilePicker.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import { type ManagedProfile, messageRecipients } from "../managedProfiles.ts";
import * as css from "./MassMessageDialog.css.ts";
import { Progress } from "./Progress.tsx";
import { Recipients } from "./Recipients.tsx";
import { useMassMessage } from "./useMassMessage.ts";

export interface MassMessageDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  profiles: readonly ManagedProfile[];
}

/** One message to all managed members: write, review, send. Closing it discards the text; an expired session keeps it. */
export function MassMessageDialog({ open, onOpenChange, profiles }: MassMessageDialogProps) {
  const t = useTranslate();
  const { account } = useActingAccount();
  const { saveDraft } = useMessageDraft("all");
  const [busy, setBusy] = useState(false);
  const change = (next: boolean) => {
    saveDraft("");
    onOpenChange(next);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={t(strings.sendToAll)} busy={busy}>
      <MassMessage key={account} profiles={profiles} onBusy={setBusy} onClose={() => change(false)} />
    </Dialog>
  );
}

interface MassMessageProps {
  profiles: readonly ManagedProfile[];
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

function MassMessage({ profiles, onBusy, onClose }: MassMessageProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  const field = useRef<HTMLTextAreaElement>(null);
  // The recipients are fixed when the dialog opens: the message goes to the list that is shown.
  const [recipients] = useState(() => messageRecipients(profiles));
  const { draft, saveDraft } = useMessageDraft("all");
  const [text, setText] = useState(draft);
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [preview, setPreview] = useState(false);
  const message = useMassMessage(({ skipped }) => {
    notify(t(strings.sentToAll));
    if (skipped > 0) notify(t(strings.skipped, { count: skipped }), "info");
    void refresh("listConversations", "listMessages", "listMassMessages");
    onClose();
  });

  function showPreview(event: FormEvent) {
    event.preventDefault();
    const error = textError(text, t);
    setWrong(error);
    if (error) field.current?.focus();
    else setPreview(true);
  }
  async function send() {
    onBusy(true);
    await message.run({ recipients: recipients.map(({ account_id }) => account_id), content: text, file });
    onBusy(false);
  }

  if (recipients.length === 0) {
    return <p className={css.note}>{t(strings.nobodyToWriteTo)}</p>;
  }
  return (
    <>
      <Recipients recipients={recipients} />
      {preview ? (
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
          {message.progress && <Progress progress={message.progress} recipients={recipients.length} />}
          {message.problem && message.reached > 0 && (
            <p className={css.note}>{t(strings.partlySent, { count: message.reached })}</p>
          )}
          <FormStatus error={message.problem?.errors?.file_data?.[0] ?? message.problem?.message} />
          <DialogActions>
            <Button variant="quiet" disabled={message.isPending} onClick={() => setPreview(false)}>
              {t(strings.back)}
            </Button>
            <Button busy={message.isPending} onClick={send}>
              {t(strings.sendTo, { count: recipients.length })}
            </Button>
          </DialogActions>
        </section>
      ) : (
        <form method="post" noValidate className={css.form} onSubmit={showPreview}>
          <TextArea
            ref={field}
            label={t(messageStrings.message)}
            rows={6}
            limit={MESSAGE_MAX_LENGTH}
            value={text}
            error={wrong}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setWrong(undefined);
              saveDraft(event.currentTarget.value);
            }}
          />
          <FilePicker
            label={t(messageStrings.attachment)}
            optional
            hint={t(messageStrings.attachmentHint)}
            extensions={MESSAGE_FILE_EXTENSIONS}
            tooLarge={t(messageStrings.fileTooLarge)}
            file={file}
            onFile={(chosen) => {
              message.discard();
              setFile(chosen);
            }}
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>
              {t(strings.cancel)}
            </Button>
            <Button type="submit" disabled={text === "" && !file}>
              {t(strings.showPreview)}
            </Button>
          </DialogActions>
        </form>
      )}
    </>
  );
}
