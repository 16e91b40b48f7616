import { label, type RoleValue, roleByValue } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./CopyFromRole.css.ts";

export interface CopyFromRoleProps {
  /** The role whose answer would also do here; undefined while there is none, or where there is an answer already. */
  role: RoleValue | undefined;
  onCopy: () => void;
  busy?: boolean;
  /** Said once the answer is copied. */
  done?: string | false | undefined;
  error?: string | undefined;
}

/** Takes the answer of another role in place of giving it again. The button goes with the question, and the focus stays. */
export function CopyFromRole({ role, onCopy, busy, done, error }: CopyFromRoleProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState(false);
  const isOver = copied && !role;
  useEffect(() => {
    if (isOver && document.activeElement === document.body) box.current?.focus();
  }, [isOver]);
  if (!role && !copied && !error) return null;
  return (
    <div ref={box} tabIndex={-1} className={css.copy}>
      {role && (
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          onClick={() => {
            setCopied(true);
            onCopy();
          }}
        >
          {t(strings.copyFromRole, { role: label(t, roleByValue(role).label).toLocaleLowerCase(t.locale) })}
        </Button>
      )}
      <FormStatus success={isOver && done} error={error} />
    </div>
  );
}
