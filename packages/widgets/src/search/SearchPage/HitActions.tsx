import { ChooseBusiness } from "../../enquiries/ChooseBusiness/ChooseBusiness.tsx";
import { FavouriteButton } from "../../favourites/FavouriteButton/FavouriteButton.tsx";
import type { ProfileHit } from "../searchState.ts";

/** What one can do with a business that was found, beside writing to it. */
export function HitActions({ hit }: { hit: ProfileHit }) {
  const { id, account_id, business_name, slug } = hit._source;
  return (
    <>
      <FavouriteButton target={{ profile_id: id }} name={business_name} next={`/profiles/${slug}`} />
      <ChooseBusiness id={account_id} name={business_name} />
    </>
  );
}
