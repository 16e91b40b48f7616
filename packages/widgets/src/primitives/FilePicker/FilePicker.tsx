import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { classes } from "../classes.ts";
import { FieldFrame } from "../Field/FieldFrame.tsx";
import { FileIcon, UploadIcon } from "../glyphs.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as css from "./FilePicker.css.ts";
import { fileError, fileSize } from "./fileRules.ts";

export interface FilePickerProps {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** Lower case, with their dot: `[".jpg", ".png"]`. */
  extensions: readonly string[];
  /** Bytes; 5 MB unless told. */
  maxBytes?: number;
  /** What is said of a larger file; unless told it is called an image. */
  tooLarge?: string;
  file: File | null;
  /** A file that keeps the rules, or null when it is taken away. */
  onFile: (file: File | null) => void;
  /** Where the upload stands, if there is one. */
  status?: "uploading" | "done" | "failed" | undefined;
  /** Offers another try beside an upload that failed. */
  onRetry?: () => void;
  disabled?: boolean;
  error?: string | undefined;
  buttonLabel?: string;
}

/** Chooses one file, by button or by dropping it. */
export function FilePicker(props: FilePickerProps) {
  const {
    label,
    hint,
    optional,
    extensions,
    maxBytes,
    tooLarge,
    file,
    onFile,
    status,
    error,
    buttonLabel = "Choose a file",
    onRetry,
    disabled,
  } = props;
  const nameId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const [over, setOver] = useState(false);

  const offer = (files: FileList | null) => {
    const offered = files?.[0];
    if (!offered || disabled) return;
    const wrong = fileError(offered, extensions, { maxBytes, tooLarge });
    setRefused(wrong);
    if (!wrong) onFile(offered);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    offer(event.dataTransfer.files);
  };
  const shownError = refused ?? error;
  return (
    <FieldFrame {...{ label, hint, optional }} error={shownError}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the input does
        <div
          className={classes(css.drop, over && css.dropOver, shownError && css.dropWrong)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <span className={css.choose}>
            <UploadIcon />
            {file ? "Choose another" : buttonLabel}
            <input
              {...control}
              ref={input}
              disabled={disabled}
              type="file"
              className={css.input}
              accept={extensions.join(",")}
              onChange={(event) => {
                offer(event.currentTarget.files);
                // The same file can be chosen again after it was taken away.
                event.currentTarget.value = "";
              }}
            />
          </span>
          {file && (
            <span className={css.fileIcon}>{status === "uploading" ? <Spinner /> : <FileIcon />}</span>
          )}
          {/* It stands before there is a file: a status that comes with its words is not read out. */}
          <span role="status" className={file ? css.file : undefined}>
            {file ? (
              <>
                <span id={nameId} className={css.fileName}>
                  {file.name}
                </span>{" "}
                <span className={status === "failed" ? css.failed : undefined}>
                  {statusText(file, status)}
                </span>
              </>
            ) : (
              "or drop it here"
            )}
          </span>
          <span className={css.actions}>
            {file && status === "failed" && onRetry && (
              <button type="button" className={css.action.retry} aria-describedby={nameId} onClick={onRetry}>
                Try again
              </button>
            )}
            {file && (
              <button
                type="button"
                className={css.action.remove}
                aria-describedby={nameId}
                disabled={disabled}
                onClick={() => {
                  setRefused(undefined);
                  onFile(null);
                  // The button goes away with its file, and must not take focus along.
                  input.current?.focus();
                }}
              >
                Remove
              </button>
            )}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

function statusText(file: File, status: FilePickerProps["status"]): string {
  if (status === "uploading") return "Uploading…";
  if (status === "done") return "Upload complete";
  if (status === "failed") return "Upload failed";
  return fileSize(file.size);
}
