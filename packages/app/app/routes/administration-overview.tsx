export { OverviewPage as default } from "@foodshed/widgets/administration";
