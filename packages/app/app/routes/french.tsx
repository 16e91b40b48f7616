import { frCA } from "@foodshed/widgets/fr-CA";
import { catalogue } from "../locale/generated/fr-CA.ts";
import { addCatalogue } from "../translate.ts";

// The router loads this module before it shows or hydrates a French page, and for no English one.
addCatalogue("fr-CA", { ...frCA, ...catalogue });

export { Outlet as default } from "react-router";
// An error below keeps this module loaded, which the error page needs.
export { PageError as ErrorBoundary } from "../page-error.tsx";
