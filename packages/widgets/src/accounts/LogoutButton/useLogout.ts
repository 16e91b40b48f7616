import { useRef } from "react";
import { useClient, useNavigate, useSessionStore } from "../../provider/host.tsx";

/** Ends the session on the server and here, and goes to the login. */
export function useLogout(): () => Promise<void> {
  const client = useClient();
  const session = useSessionStore();
  const navigate = useNavigate();
  const underWay = useRef(false);

  return async () => {
    if (underWay.current || !session?.get()) return;
    underWay.current = true;
    // Without a network the token is at least gone from this browser.
    await client.POST("/accounts/logout/");
    session.end();
    underWay.current = false;
    navigate("/login");
  };
}
