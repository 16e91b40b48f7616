import { MESSAGE_FILE_EXTENSIONS, MESSAGE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { type FormEvent, useRef, useState } from "react";
import { type Campaign, countOf, LEFT_OUT, momentText } from "../../campaigns/campaigns.ts";
import * as messageStrings from "../../messages/generated/strings.ts";
import { textError } from "../../messages/messageText.ts";
import { useMessageDraft } from "../../messages/useMessageDraft.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { FilePicker } from "../../primitives/FilePicker/FilePicker.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import { type ManagedProfile, messageRecipients } from "../managedProfiles.ts";
import * as css from "./MassMessageDialog.css.ts";
import { Preview } from "./Preview.tsx";
import { Recipients } from "./Recipients.tsx";
import { Sending } from "./Sending.tsx";
import { useMassMessage } from "./useMassMessage.ts";

export interface MassMessageDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  profiles: readonly ManagedProfile[];
  /** The profiles are some of those that the account manages, not all. */
  isChosen?: boolean;
}

/** One message to many: write, review, send. Closing it discards the text; an expired session keeps it. */
export function MassMessageDialog({
  open,
  onOpenChange,
  profiles,
  isChosen = false,
}: MassMessageDialogProps) {
  const t = useTranslate();
  const { account } = useActingAccount();
  const { saveDraft } = useMessageDraft("all");
  const [busy, setBusy] = useState(false);
  const change = (next: boolean) => {
    saveDraft("");
    onOpenChange(next);
  };
  const title = isChosen
    ? t(strings.writeTo, { count: messageRecipients(profiles).length })
    : t(strings.sendToAll);
  return (
    <Dialog open={open} onOpenChange={change} title={title} busy={busy}>
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
  const [ids] = useState(() => recipients.map(({ account_id }) => account_id));
  const { draft, saveDraft } = useMessageDraft("all");
  const [text, setText] = useState(draft);
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [preview, setPreview] = useState(false);
  const [started, setStarted] = useState<Campaign>();
  const message = useMassMessage((campaign) => {
    void refresh("listCampaigns");
    if (campaign.state !== "scheduled") return setStarted(campaign);
    notify(t(strings.scheduled, { when: momentText(campaign.send_at, t) }));
    onClose();
  });

  function showPreview(event: FormEvent) {
    event.preventDefault();
    const error = textError(text, t);
    setWrong(error);
    if (error) field.current?.focus();
    else setPreview(true);
  }
  async function send(sendAt: string | undefined) {
    onBusy(true);
    await message.run({ recipients: ids, content: text, file, sendAt });
    onBusy(false);
  }
  function finish(campaign: Campaign) {
    const skipped = countOf(campaign, ...LEFT_OUT);
    if (campaign.state === "finished") notify(t(strings.sentToAll));
    else notify(t(strings.goesOnLater), "info");
    if (skipped > 0) notify(t(strings.skipped, { count: skipped }), "info");
    void refresh("listConversations", "listMessages", "listMassMessages", "listCampaigns");
    onClose();
  }

  if (recipients.length === 0) {
    return <p className={css.note}>{t(strings.nobodyToWriteTo)}</p>;
  }
  if (started) return <Sending campaign={started} onOver={finish} onClose={onClose} />;
  return (
    <>
      <Recipients recipients={recipients} />
      {preview ? (
        <Preview
          recipients={ids}
          text={text}
          file={file}
          message={message}
          onBack={() => setPreview(false)}
          onSend={send}
        />
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
