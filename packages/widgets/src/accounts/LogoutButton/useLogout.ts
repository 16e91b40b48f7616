import { useClient, useNavigate, useSessionStore } from "../../provider/host.tsx";

/** Ends the session here at once, tells the server, and goes to the login. */
export function useLogout(): () => void {
  const client = useClient();
  const session = useSessionStore();
  const navigate = useNavigate();

  return () => {
    if (!session?.get()) return;
    // The call reads the token when it is made. Its response does not matter: the browser is logged out in any case.
    void client.POST("/accounts/logout/");
    session.end();
    navigate("/login", { replace: true });
  };
}
