import type { Schema } from "@foodshed/sdk";
import { ATTACHMENT_EXTENSIONS } from "@foodshed/sdk/vocabulary";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FilePicker } from "../../primitives/FilePicker/FilePicker.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { actions, form, status as statusStyle } from "../SectionForm/SectionForm.css.ts";
import { useUnsaved } from "../unsavedWork.tsx";
import { useFocusIfLost } from "../useFocusIfLost.ts";
import * as css from "./AttachmentForm.css.ts";
import { AttachmentList } from "./AttachmentList.tsx";
import { nameOf, TITLE_MAX_LENGTH, titleError, titleOf } from "./attachmentForm.ts";
import { useAddAttachment, useDeleteAttachment } from "./useAttachments.ts";

/** The files of a profile: adds one at a time under a title of its own, and deletes them. */
export function AttachmentForm() {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const frame = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState("");
  const [error, setError] = useState<{ field?: "title"; message: (t: WidgetTranslate) => string }>();
  const [attempts, setAttempts] = useState(0);
  const [leaving, setLeaving] = useState<Schema<"FileDetail">>();
  const [done, setDone] = useState<string>();
  const status = useFocusIfLost<HTMLDivElement>(profile.files.length);
  useUnsaved(file !== null);

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setTitle(chosen ? titleOf(chosen.name) : "");
    setError(undefined);
    add.reset();
  };
  const add = useAddAttachment(({ file_data }) => {
    choose(null);
    setDone(t(strings.fileAdded, { name: file_data.name }));
  });
  const remove = useDeleteAttachment(({ file_data }) => {
    setLeaving(undefined);
    // The name that was taken may be free now.
    setError(undefined);
    add.reset();
    setDone(t(strings.fileDeleted, { name: file_data.name }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    add.reset();
    setDone(undefined);
    setAttempts((count) => count + 1);
    const wrong = (t: WidgetTranslate) => file && titleError(title, file, profile.files, t);
    if (!file) setError({ message: (t) => t(strings.noFileChosen) });
    else if (wrong(t)) setError({ field: "title", message: (t) => wrong(t) ?? "" });
    else {
      setError(undefined);
      add.run(new File([file], nameOf(title, file), { type: file.type }));
    }
  };
  const said = error?.message(t);
  const errors = said ? [{ ...error, message: said }] : problemErrors(add.problem, []);
  return (
    <form
      ref={frame}
      method="post"
      noValidate
      className={form}
      aria-label={t(strings.attachments)}
      onSubmit={submit}
    >
      <ErrorSummary
        errors={errors}
        attempt={attempts + add.failures}
        onSelect={() => frame.current?.querySelector<HTMLInputElement>("input[type=text]")?.focus()}
      />
      {profile.files.length > 0 ? (
        <AttachmentList
          attachments={profile.files}
          onDelete={(attachment) => {
            setDone(undefined);
            remove.reset();
            setLeaving(attachment);
          }}
        />
      ) : (
        <p className={css.soft}>{t(strings.noFiles)}</p>
      )}
      <FilePicker
        label={t(strings.addFile)}
        hint={t(strings.fileHint)}
        extensions={ATTACHMENT_EXTENSIONS}
        file={file}
        onFile={choose}
        {...(add.isPending && { status: "uploading" as const })}
        error={error?.field ? undefined : said}
      />
      {file && (
        <TextField
          label={t(strings.fileTitle)}
          hint={t(strings.fileTitleHint)}
          maxLength={TITLE_MAX_LENGTH}
          value={title}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setError(undefined);
            if (add.problem) add.reset();
          }}
          error={error?.field ? said : undefined}
        />
      )}
      <div className={actions}>
        <Button variant="quiet" disabled={!file || add.isPending} onClick={() => choose(null)}>
          {t(strings.discardChanges)}
        </Button>
        <Button type="submit" busy={add.isPending}>
          {t(strings.upload)}
        </Button>
      </div>
      <div ref={status} tabIndex={-1} className={statusStyle}>
        <FormStatus success={done} />
      </div>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={
          leaving
            ? t(strings.deleteFileTitle, { name: leaving.file_data.name })
            : t(strings.deleteUnnamedFileTitle)
        }
        description={t(strings.noUndo)}
        confirmLabel={t(strings.deleteIt)}
        busy={remove.isPending}
        error={remove.problem?.message}
        onConfirm={() => leaving && void remove.run(leaving)}
      />
    </form>
  );
}
