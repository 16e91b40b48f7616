import { useQuery } from "../../provider/useQuery.ts";

/** How much of each kind waits for somebody. */
export function useOverview() {
  const reports = useQuery(["listAbuseReports", "count"], (client) =>
    client.GET("/abuse_reports/", { params: { query: { size: 1 } } }),
  );
  const requests = useQuery(["listRoleRequests"], (client) => client.GET("/accounts/role_requests_list/"));
  const unclaimed = useQuery(["listAccounts", "unclaimed"], (client) =>
    client.GET("/accounts/accounts_list/", { params: { query: { state: "unclaimed", size: 1 } } }),
  );
  const all = [reports, requests, unclaimed];
  return {
    waiting:
      reports.data && requests.data && unclaimed.data
        ? {
            reports: reports.data.count,
            roleRequests: requests.data.length,
            unclaimed: unclaimed.data.count,
          }
        : undefined,
    error: all.find(({ error }) => error)?.error,
    retry: () => {
      for (const one of all) one.retry();
    },
  };
}
