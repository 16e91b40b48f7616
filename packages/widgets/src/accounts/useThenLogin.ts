import { ACCOUNT_NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { useEffect } from "react";
import { useNavigate } from "../provider/host.tsx";

/** Shows the success message for two seconds, then navigates to the login. */
export function useThenLogin(done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate("/login", { replace: true }), ACCOUNT_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);
}
