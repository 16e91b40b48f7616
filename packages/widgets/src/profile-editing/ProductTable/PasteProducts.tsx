import { PRODUCT_LINES_AT_ONCE } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { FilePicker } from "../../primitives/FilePicker/FilePicker.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import type { Cells } from "../../table-files/cells.ts";
import { readFile, readText, TABLE_EXTENSIONS } from "../../table-files/readFile.ts";
import * as strings from "../generated/strings.ts";
import { useUnsaved } from "../unsavedWork.tsx";
import * as css from "./ProductTable.css.ts";
import { type FileLine, readProductFile } from "./productFile.ts";
import type { TakenLines } from "./takeLines.ts";

const MAX_FILE_BYTES = 10_000_000;

export interface PasteProductsProps {
  isOpen: boolean;
  /** @returns undefined where there are more of them than can be saved at once */
  onTake: (lines: readonly FileLine[]) => Promise<TakenLines | undefined>;
}

/** Takes a pasted list or a file into the table, where each line can be mended before it is saved. */
export function PasteProducts({ isOpen, onTake }: PasteProductsProps) {
  const t = useTranslate();
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [open, setOpen] = useState(isOpen);
  const [said, setSaid] = useState("");
  const [wrong, setWrong] = useState<string>();
  useUnsaved(text.trim() !== "");

  const take = async (reading: Promise<Cells>) => {
    setWrong(undefined);
    let cells: Cells;
    try {
      cells = await reading;
    } catch {
      setWrong(t(strings.fileUnreadable));
      return;
    }
    const { lines, leftAside } = readProductFile(cells, t);
    if (lines.length === 0) {
      setWrong(t(strings.noLines));
      return;
    }
    const taken = await onTake(lines);
    if (!taken) {
      setWrong(t(strings.tooManyLines, { max: PRODUCT_LINES_AT_ONCE }));
      return;
    }
    const { fresh, changed, same } = taken;
    setText("");
    setFile(null);
    setSaid(
      [
        t(strings.linesTaken, { fresh, changed, same }),
        ...(leftAside.length > 0
          ? [t(strings.columnsLeftAside, { columns: new Intl.ListFormat(t.locale).format(leftAside) })]
          : []),
      ].join(" "),
    );
  };
  return (
    <Disclosure level={3} title={t(strings.pasteProducts)} open={open} onOpenChange={setOpen}>
      <div className={css.paste}>
        <TextArea
          label={t(strings.pasteProductsLabel)}
          hint={t(strings.pasteProductsHint)}
          rows={6}
          spellCheck={false}
          value={text}
          error={wrong}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong(undefined);
            setSaid("");
          }}
        />
        <div>
          <Button disabled={text.trim() === ""} variant="secondary" onClick={() => void take(readText(text))}>
            {t(strings.pasteProductsTake)}
          </Button>
        </div>
        <FilePicker
          label={t(strings.productsFile)}
          hint={t(strings.productsFileHint)}
          extensions={TABLE_EXTENSIONS}
          maxBytes={MAX_FILE_BYTES}
          tooLarge={t(strings.fileTooLargeToRead)}
          file={file}
          onFile={(chosen) => {
            setSaid("");
            setFile(chosen);
            if (chosen) void take(readFile(chosen));
          }}
        />
        <p role="status" className={css.status}>
          {said}
        </p>
      </div>
    </Disclosure>
  );
}
