import { CasesPage } from "@foodshed/widgets/administration";
import { useLocation } from "react-router";

export default function AdministrationReports() {
  return <CasesPage search={useLocation().search} />;
}
