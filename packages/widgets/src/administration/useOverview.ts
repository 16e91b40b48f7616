import { useQuery } from "../provider/useQuery.ts";
import { useIsAdministrator } from "./useIsAdministrator.ts";

/** What waits for somebody, and how the server is. */
export function useOverview() {
  const isAdministrator = useIsAdministrator();
  return useQuery(isAdministrator ? ["getAdministrationOverview"] : null, (client) =>
    client.GET("/administration/overview/"),
  );
}
