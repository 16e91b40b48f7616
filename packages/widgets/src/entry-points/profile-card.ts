/* `@foodshed/widgets/profile-card`: one business at a glance, from a search's hit or by its slug. */
export { ProfileCard, type ProfileCardProps } from "../profiles/ProfileCard/ProfileCard.tsx";
export {
  ProfileCardBySlug,
  type ProfileCardBySlugProps,
} from "../profiles/ProfileCard/ProfileCardBySlug.tsx";
