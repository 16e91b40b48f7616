import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useLogout } from "./useLogout.ts";

export interface LogoutButtonProps {
  /** A class for the button. */
  className?: string;
}

/** Takes its style from its container: the header styles it as one of its links. */
export function LogoutButton({ className }: LogoutButtonProps) {
  const t = useTranslate();
  const logOut = useLogout();
  return (
    <button type="button" className={className} onClick={logOut}>
      {t(strings.logOut)}
    </button>
  );
}
