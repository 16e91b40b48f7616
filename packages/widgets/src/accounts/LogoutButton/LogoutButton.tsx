import { useLogout } from "./useLogout.ts";

export interface LogoutButtonProps {
  className?: string;
}

/** Looks like whatever it stands among: the header gives it the look of its links. */
export function LogoutButton({ className }: LogoutButtonProps) {
  const logOut = useLogout();
  return (
    <button type="button" className={className} onClick={logOut}>
      Log Out
    </button>
  );
}
