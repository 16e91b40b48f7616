import { AbuseReportsPage } from "@foodshed/widgets/administration";
import { useLocation } from "react-router";

export default function AdministrationReports() {
  return <AbuseReportsPage search={useLocation().search} />;
}
