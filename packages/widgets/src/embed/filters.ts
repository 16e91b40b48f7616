export { ClassifiedFilters as default } from "../classifieds/ClassifiedsBoard/ClassifiedFilters.tsx";
