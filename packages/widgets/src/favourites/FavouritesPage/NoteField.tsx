import type { Schema } from "@foodshed/sdk";
import { FAVOURITE_NOTE_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useSetQueryData } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./FavouritesPage.css.ts";

export interface NoteFieldProps {
  /** The favourite. */
  id: number;
  list: number;
  note: string;
  /** What it is a note about. */
  name: string;
}

/** A note, and the form that changes it. */
export function NoteField({ id, list, note, name }: NoteFieldProps) {
  const t = useTranslate();
  const change = useSetQueryData();
  const opener = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState<string>();
  const isOpen = text !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setText(undefined);
  const save = useMutation(
    (client, body: { note: string }) => client.PUT("/favourites/{id}/", { params: { path: { id } }, body }),
    (saved) => {
      change<Schema<"FavouriteListContents">>(["readFavouriteList", list], (all) => ({
        ...all,
        items: all.items.map((item) => (item.id === id ? { ...item, note: saved.note } : item)),
      }));
      close();
    },
  );
  if (text === undefined) {
    return (
      <div className={css.note}>
        {note && <p className={css.noteText}>{note}</p>}
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          aria-label={t(note ? strings.editNoteOf : strings.addNoteOf, { name })}
          onClick={() => setText(note)}
        >
          {t(note ? strings.editNote : strings.addNote)}
        </Button>
      </div>
    );
  }
  const tooLong = text.length > FAVOURITE_NOTE_MAX_LENGTH;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooLong) void save.run({ note: text });
      }}
    >
      <TextArea
        label={t(strings.noteOf, { name })}
        autoFocus
        rows={3}
        limit={FAVOURITE_NOTE_MAX_LENGTH}
        value={text}
        error={save.problem?.message}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === "Escape" && close()}
      />
      <div className={css.buttons}>
        <Button type="submit" size="sm" busy={save.isPending} disabled={tooLong}>
          {t(strings.saveNote)}
        </Button>
        <Button variant="quiet" size="sm" disabled={save.isPending} onClick={close}>
          {t(strings.cancel)}
        </Button>
      </div>
    </form>
  );
}
