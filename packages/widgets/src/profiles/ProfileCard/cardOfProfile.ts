import type { Schema } from "@foodshed/sdk";
import { coverCategory } from "../profileLinks.ts";

/** Maps a profile to the data of its card. */
export function cardOfProfile(profile: Schema<"Profile">): Schema<"ProfileHitSource"> {
  const {
    id,
    account_id,
    slug,
    business_name,
    photo_file_name,
    media,
    description,
    description_language,
    description_translation,
    addresses,
    title,
    greenbelt_location,
  } = profile;
  return {
    id,
    account_id,
    slug,
    business_name,
    photo_file_name,
    media: { photo: media.photo },
    description,
    ...(description_language !== undefined && { description_language }),
    ...(description_translation !== undefined && { description_translation }),
    addresses: addresses.map(({ city }) => ({ city })),
    city: addresses[0]?.city ?? profile.city,
    title,
    roles: profile.roles.map(({ value }) => value),
    category: profile.category.map(({ display }) => display),
    product_category: coverCategory(profile),
    greenbelt_location,
  };
}
