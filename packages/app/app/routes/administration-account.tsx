import { AccountPage } from "@foodshed/widgets/administration";
import { noSuchPage } from "../no-such-page.ts";
import type { Route } from "./+types/administration-account.ts";

export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) => {
  const account = Number(params.id);
  if (!Number.isSafeInteger(account) || account < 1) throw noSuchPage(url);
  return { account };
};

export default function AdministrationAccount({ loaderData: { account } }: Route.ComponentProps) {
  return <AccountPage key={account} id={account} />;
}
