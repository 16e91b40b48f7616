import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { classes } from "../classes.ts";
import { FieldFrame } from "../Field/FieldFrame.tsx";
import * as strings from "../generated/strings.ts";
import { FileIcon, UploadIcon } from "../glyphs.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as css from "./FilePicker.css.ts";
import { fileError, fileSize } from "./fileRules.ts";

export interface FilePickerProps {
  /** The label, which is also the accessible name. */
  label: ReactNode;
  /** Help, shown below the label. */
  hint?: ReactNode;
  /** Says so beside the label. */
  optional?: boolean;
  /** Lower case, with their dot: `[".jpg", ".png"]`. */
  extensions: readonly string[];
  /** Bytes; 5 MB by default. */
  maxBytes?: number;
  /** The error for a larger file; by default it says "image". */
  tooLarge?: string;
  /** Makes a file that is too large smaller; undefined when it cannot, which is refused as too large. */
  shrink?: (file: File) => Promise<File | undefined>;
  /** The chosen file, or none yet. */
  file: File | null;
  /** Called with a valid file, or with null when it is removed. */
  onFile: (file: File | null) => void;
  /** The state of the upload, if any. */
  status?: "uploading" | "done" | "failed" | undefined;
  /** Called to retry a failed upload; shows a button for it. */
  onRetry?: () => void;
  /** Cannot be used; it takes no focus. */
  disabled?: boolean;
  /** What is wrong, shown below; it marks the control as invalid. */
  error?: string | undefined;
  /** The label of the button that chooses a file. */
  buttonLabel?: string;
  /** Shows this sign alone on the button, without a frame, label and hint, which screen readers still have: in a row with other controls. */
  sign?: ReactNode;
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
    shrink,
    file,
    onFile,
    status,
    error,
    buttonLabel,
    onRetry,
    disabled,
    sign,
  } = props;
  const t = useTranslate();
  const nameId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const [over, setOver] = useState(false);

  const [shrinking, setShrinking] = useState(false);
  const latest = useRef<File>(undefined);

  const offer = async (files: FileList | null) => {
    const offered = files?.[0];
    if (!offered || disabled) return;
    latest.current = offered;
    const limits = { maxBytes, tooLarge };
    const wrong = fileError(offered, extensions, limits, t);
    // What is wrong beside its size cannot be made right.
    const isOnlyLarge = wrong && !fileError(offered, extensions, { maxBytes: Number.POSITIVE_INFINITY }, t);
    setRefused(isOnlyLarge && shrink ? undefined : wrong);
    if (!wrong) return onFile(offered);
    if (!isOnlyLarge || !shrink) return;
    setShrinking(true);
    const smaller = await shrink(offered);
    // Another one was chosen in the meantime.
    if (latest.current !== offered) return;
    setShrinking(false);
    setRefused(smaller ? undefined : wrong);
    if (smaller) onFile(smaller);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    offer(event.dataTransfer.files);
  };
  const shownError = refused ?? error;
  return (
    <FieldFrame
      {...{ label, hint, optional }}
      hideLabel={sign !== undefined}
      className={sign === undefined ? undefined : css.inRow}
      error={shownError}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the input
        <div
          className={classes(
            sign === undefined ? css.drop : css.bareDrop,
            over && css.dropOver,
            shownError && css.dropWrong,
          )}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <span className={sign === undefined ? css.choose : css.chooseBySign}>
            {sign ?? (
              <>
                <UploadIcon />
                {file ? t(strings.chooseAnother) : (buttonLabel ?? t(strings.chooseFile))}
              </>
            )}
            <input
              {...control}
              ref={input}
              disabled={disabled}
              type="file"
              className={css.input}
              accept={extensions.join(",")}
              onChange={(event) => {
                offer(event.currentTarget.files);
                // Allows choosing the same file again after it was removed.
                event.currentTarget.value = "";
              }}
            />
          </span>
          {file && (
            <span className={css.fileIcon}>{status === "uploading" ? <Spinner /> : <FileIcon />}</span>
          )}
          {/* Rendered before there is a file: screen readers ignore a live region that is added with its text. */}
          <span role="status" className={file ? css.file : undefined}>
            {file ? (
              <>
                <span id={nameId} className={css.fileName}>
                  {file.name}
                </span>{" "}
                <span className={status === "failed" ? css.failed : undefined}>
                  {statusText(file, status, t)}
                </span>
              </>
            ) : shrinking ? (
              <>
                <Spinner /> {t(strings.shrinking)}
              </>
            ) : (
              sign === undefined && t(strings.orDropHere)
            )}
          </span>
          <span className={css.actions}>
            {file && status === "failed" && onRetry && (
              <button type="button" className={css.action.retry} aria-describedby={nameId} onClick={onRetry}>
                {t(strings.tryAgain)}
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
                  // The button disappears with its file, so focus moves first.
                  input.current?.focus();
                }}
              >
                {t(strings.remove)}
              </button>
            )}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

function statusText(file: File, status: FilePickerProps["status"], t: WidgetTranslate): string {
  if (status === "uploading") return t(strings.uploading);
  if (status === "done") return t(strings.uploaded);
  if (status === "failed") return t(strings.uploadFailed);
  return fileSize(file.size, t);
}
