import { label, type RoleValue, roleByValue } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export interface CopyFromRoleProps {
  /** The role that has answered already. */
  role: RoleValue;
  busy?: boolean;
  onCopy: () => void;
}

/** Takes the answer of another role in place of giving it again. */
export function CopyFromRole({ role, busy, onCopy }: CopyFromRoleProps) {
  const t = useTranslate();
  const name = label(t, roleByValue(role).label).toLocaleLowerCase(t.locale);
  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={onCopy}>
      {t(strings.copyFromRole, { role: name })}
    </Button>
  );
}
