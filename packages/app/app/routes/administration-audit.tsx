import { AuditPage } from "@foodshed/widgets/administration";
import { useLocation } from "react-router";

export default function AdministrationAudit() {
  return <AuditPage search={useLocation().search} />;
}
