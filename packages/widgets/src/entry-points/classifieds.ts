/* `@foodshed/widgets/classifieds`: the board, its notices, and the dialogs to create, edit, delete and message. */
export { ClassifiedCard, type ClassifiedCardProps } from "../classifieds/ClassifiedCard/ClassifiedCard.tsx";
export {
  ClassifiedMatches,
  type ClassifiedMatchesProps,
} from "../classifieds/ClassifiedMatches/ClassifiedMatches.tsx";
export { ClassifiedPage, type ClassifiedPageProps } from "../classifieds/ClassifiedPage/ClassifiedPage.tsx";
export type { BoardFilters } from "../classifieds/ClassifiedsBoard/boardFilters.ts";
export {
  ClassifiedFilters,
  type ClassifiedFiltersProps,
} from "../classifieds/ClassifiedsBoard/ClassifiedFilters.tsx";
export {
  ClassifiedsBoard,
  type ClassifiedsBoardProps,
} from "../classifieds/ClassifiedsBoard/ClassifiedsBoard.tsx";
export {
  CreateClassifiedDialog,
  type CreateClassifiedDialogProps,
} from "../classifieds/CreateClassifiedDialog/CreateClassifiedDialog.tsx";
export {
  DeleteClassifiedDialog,
  type DeleteClassifiedDialogProps,
} from "../classifieds/DeleteClassifiedDialog/DeleteClassifiedDialog.tsx";
export {
  EditClassifiedDialog,
  type EditClassifiedDialogProps,
} from "../classifieds/EditClassifiedDialog/EditClassifiedDialog.tsx";
export {
  MessageFromClassified,
  type MessageFromClassifiedProps,
} from "../classifieds/MessageFromClassified/MessageFromClassified.tsx";
export { PostClassified, type PostClassifiedProps } from "../classifieds/PostClassified/PostClassified.tsx";
export {
  ProfileClassifieds,
  type ProfileClassifiedsProps,
} from "../classifieds/ProfileClassifieds/ProfileClassifieds.tsx";
export type { ListLayout, ListMeasure, MoreForm } from "../primitives/ListMeasure/listMeasure.ts";
