import { useSession } from "../provider/host.tsx";

/** Whether the reader administers the service and acts for nobody. The server decides by itself, for every call. */
export function useIsAdministrator(): boolean {
  const session = useSession();
  return session?.is_admin === true && session.hijack === null;
}
