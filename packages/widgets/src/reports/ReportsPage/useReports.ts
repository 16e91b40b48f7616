import { useSession } from "../../provider/host.tsx";
import { useQuery } from "../../provider/useQuery.ts";

/** Both reports of an organization. */
export function useReports(slug: string) {
  const account = useSession()?.account_id;
  const params = { query: { slug } };
  const types = useQuery(
    account === undefined ? null : ["getBusinessTypesReport", { slug, account }],
    (client) => client.GET("/accounts/reports/organization/business_types/", { params }),
  );
  const categories = useQuery(
    account === undefined ? null : ["getCategoriesByBusinessTypeReport", { slug, account }],
    (client) => client.GET("/accounts/reports/organization/categories_by_business_type/", { params }),
  );
  const network = useQuery(account === undefined ? null : ["getProfileBySlug", { slug, account }], (client) =>
    client.GET("/accounts/profile_by_slug/", { params }),
  );
  return {
    /** The organization's name; undefined until it is loaded. */
    name: network.data?.business_name,
    types: types.data,
    categories: categories.data,
    error: types.error ?? categories.error,
    retry: () => {
      types.retry();
      categories.retry();
    },
  };
}
