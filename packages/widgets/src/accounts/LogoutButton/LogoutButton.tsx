import { useLogout } from "./useLogout.ts";

export interface LogoutButtonProps {
  className?: string;
}

/** Takes its style from its container: the header styles it as one of its links. */
export function LogoutButton({ className }: LogoutButtonProps) {
  const logOut = useLogout();
  return (
    <button type="button" className={className} onClick={logOut}>
      Log Out
    </button>
  );
}
