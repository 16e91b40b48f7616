export { JobsPage as default } from "@foodshed/widgets/administration";
