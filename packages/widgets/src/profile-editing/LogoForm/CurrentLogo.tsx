import { CoverArt } from "../../primitives/CoverArt/CoverArt.tsx";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./LogoForm.css.ts";

/** The current picture of the profile; renders nothing without one. */
export function CurrentLogo() {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  if (!profile.photo_file_name) return null;
  return (
    <figure className={css.current}>
      <figcaption className={css.caption}>{t(strings.currentPhoto)}</figcaption>
      <Photo
        image={profile.media.photo}
        src={profile.photo_file_name}
        alt={profile.business_name}
        sizes="(min-width: 768px) 414px, 100vw"
        className={css.photo}
        fallback={<CoverArt slug={profile.slug} categoryId={0} className={css.photo} />}
      />
    </figure>
  );
}
