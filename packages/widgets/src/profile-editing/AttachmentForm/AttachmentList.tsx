import type { Schema } from "@foodshed/sdk";
import { Button } from "../../primitives/Button/Button.tsx";
import { fileSize } from "../../primitives/FilePicker/fileRules.ts";
import { FileIcon } from "../../primitives/glyphs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./AttachmentForm.css.ts";

export interface AttachmentListProps {
  attachments: readonly Schema<"FileDetail">[];
  onDelete: (attachment: Schema<"FileDetail">) => void;
}

/** The files of a profile, each to be loaded and deleted. */
export function AttachmentList({ attachments, onDelete }: AttachmentListProps) {
  const t = useTranslate();
  return (
    <ul className={css.files} aria-label={t(strings.attachments)}>
      {attachments.map((attachment) => {
        const { name, src, size } = attachment.file_data;
        return (
          <li key={attachment.id} className={css.file}>
            <span className={css.icon}>
              <FileIcon />
            </span>
            <span>
              <a href={src} download={name} className={`${textLink} ${css.name}`}>
                {name}
              </a>
              <span className={css.size}> {fileSize(size, t)}</span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t(strings.deleteFile, { name })}
              onClick={() => onDelete(attachment)}
            >
              {t(strings.deleteIt)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
