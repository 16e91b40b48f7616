import { useClient, useNavigate, useSessionStore } from "../../provider/host.tsx";

/** Ends the session here at once, tells the server, and goes to the login. */
export function useLogout(): () => void {
  const client = useClient();
  const session = useSessionStore();
  const navigate = useNavigate();

  return () => {
    if (!session?.get()) return;
    // The call takes the token along as it is made. Nobody waits for its answer: whatever it is, they are logged out here.
    void client.POST("/accounts/logout/");
    session.end();
    navigate("/login", { replace: true });
  };
}
