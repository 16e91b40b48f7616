import { frCA } from "@foodshed/widgets/fr-CA.public";
import { session } from "../browser.ts";
import { catalogue } from "../locale/generated/fr-CA.ts";
import { membersFrench } from "../members-french.ts";
import { addCatalogue, stillToLoad } from "../translate.ts";

// The router loads this module before it shows or hydrates a French page, and for no English one.
addCatalogue("fr-CA", { ...frCA, ...catalogue });
stillToLoad["fr-CA"] = membersFrench;
// Who is logged in may open any form on any page, also after a login in another tab.
if (!import.meta.env.SSR) session.subscribe(membersFrench);
await membersFrench();

export { Outlet as default } from "react-router";
// An error below keeps this module loaded, which the error page needs.
export { PageError as ErrorBoundary } from "../page-error.tsx";
