import { MailsPage } from "@foodshed/widgets/administration";
import { useLocation } from "react-router";

export default function AdministrationMails() {
  return <MailsPage search={useLocation().search} />;
}
