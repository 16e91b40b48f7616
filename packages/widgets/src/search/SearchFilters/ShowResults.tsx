import { Button } from "../../primitives/Button/Button.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export interface ShowResultsProps {
  /** How many results the search has, as far as is known. */
  total: number | undefined;
  /** Another number is on its way. */
  waiting: boolean;
  /** Leads to the results. */
  onShow: () => void;
}

/** Leads from the filters to the results; says how many there are while one still chooses. */
export function ShowResults({ total, waiting, onShow }: ShowResultsProps) {
  const t = useTranslate();
  const isKnown = total !== undefined;
  return (
    <>
      <Button wide onClick={onShow}>
        {isKnown ? t(strings.showCount, { count: total }) : t(strings.showResults)}
      </Button>
      <VisuallyHidden>
        <span role="status">{isKnown && !waiting ? t(strings.resultCount, { count: total }) : ""}</span>
      </VisuallyHidden>
    </>
  );
}
