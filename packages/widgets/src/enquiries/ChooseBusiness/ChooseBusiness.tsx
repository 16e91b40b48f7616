import { CheckIcon } from "../../primitives/glyphs.tsx";
import { usePreview, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { useNotices } from "../../provider/notices.tsx";
import {
  type ChosenBusiness,
  toggleBusiness,
  useCanChoose,
  useChosenBusinesses,
} from "../chosenBusinesses.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ChooseBusiness.css.ts";

export interface ChooseBusinessProps extends ChosenBusiness {
  /** It stands on the business's own page, not in a list of several. */
  alone?: boolean;
}

/** A box beside a business: ticked, the next enquiry goes to it too. Nothing on one's own business. */
export function ChooseBusiness({ id, name, alone = false }: ChooseBusinessProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const own = useSession()?.account_id === id;
  const preview = usePreview();
  const mayEdit = useMayEdit();
  const canChoose = useCanChoose();
  const chosen = useChosenBusinesses().some((business) => business.id === id);
  if (own || preview || !mayEdit) return null;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={!canChoose}
      aria-label={alone ? undefined : t(strings.chooseNamed, { business: name })}
      className={css.choose}
      onClick={() => {
        if (!toggleBusiness({ id, name })) notify(t(strings.tenAtMost), "info");
      }}
    >
      <span className={css.box} aria-hidden="true">
        {chosen && <CheckIcon />}
      </span>
      {t(alone ? strings.chooseForEnquiry : strings.choose)}
    </button>
  );
}
