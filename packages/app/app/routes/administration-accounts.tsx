import { AccountsPage } from "@foodshed/widgets/administration";
import { useLocation } from "react-router";

export default function AdministrationAccounts() {
  return <AccountsPage search={useLocation().search} />;
}
