import type { Schema } from "@foodshed/sdk";
import { CoverArt } from "../primitives/CoverArt/CoverArt.tsx";
import { Photo } from "../primitives/Photo/Photo.tsx";

export interface ProfileCoverProps {
  profile: Pick<Schema<"ProfileHitSource">, "slug" | "media" | "photo_file_name" | "product_category">;
  /** Its width on the page, as in `<img sizes>`. */
  sizes?: string;
  eager?: boolean;
  className?: string;
}

/** A business's photo, or the cover drawn for it. The name is shown beside it, so the alternative text is empty. */
export function ProfileCover({ profile, sizes, eager, className }: ProfileCoverProps) {
  return (
    <Photo
      image={profile.media.photo}
      src={profile.photo_file_name}
      sizes={sizes}
      eager={eager}
      className={className}
      fallback={<CoverArt slug={profile.slug} categoryId={profile.product_category} className={className} />}
    />
  );
}
