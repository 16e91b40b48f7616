export { AdministrationSettingsPage as default } from "@foodshed/widgets/administration";
