import { ENQUIRY_MAX_RECIPIENTS } from "@foodshed/sdk/vocabulary";
import { MessageIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { usePreview, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { type ChosenBusiness, chooseBusinesses, useCanChoose } from "../chosenBusinesses.ts";
import * as strings from "../generated/strings.ts";

export interface AskAllProps {
  /** All businesses of a list. */
  businesses: readonly ChosenBusiness[];
  /** Called when they are chosen: the form can open. */
  onChosen: () => void;
}

/** Chooses everybody on a list that is short enough for one enquiry. */
export function AskAll({ businesses, onChosen }: AskAllProps) {
  const t = useTranslate();
  const own = useSession()?.account_id;
  const preview = usePreview();
  const mayEdit = useMayEdit();
  const canChoose = useCanChoose();
  const others = businesses.filter(({ id }) => id !== own);
  if (preview || !mayEdit || others.length < 2 || others.length > ENQUIRY_MAX_RECIPIENTS) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={!canChoose}
      icon={<MessageIcon size="1.05em" />}
      onClick={() => {
        chooseBusinesses(others);
        onChosen();
      }}
    >
      {t(strings.writeToAll, { count: others.length })}
    </Button>
  );
}
