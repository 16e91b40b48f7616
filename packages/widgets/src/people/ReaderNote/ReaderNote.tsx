import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import * as strings from "../generated/strings.ts";
import { currentBusiness, useMe } from "../useMe.ts";
import * as css from "./ReaderNote.css.ts";

/** In the place of what a reader cannot do: why it is not here, and whom to ask. Nothing for everybody else. */
export function ReaderNote() {
  return useMayEdit() ? null : <Note />;
}

function Note() {
  const t = useTranslate();
  const linkTo = useTextLink();
  const business = currentBusiness(useMe().data)?.business_name ?? t(strings.thisBusiness);
  return (
    <p className={css.note}>
      {t(strings.readerNote, { business })} {t(strings.readerNoteOwners, { business })}{" "}
      {linkTo("/settings#people")(t(strings.seePeople))}
    </p>
  );
}
