import type { Schema } from "@foodshed/sdk";
import { label } from "@foodshed/sdk/vocabulary/label";
import { PlaceIcon } from "../../brand/icons/signs.tsx";
import { VendorIcon } from "../../brand/icons/VendorIcon.tsx";
import { masthead } from "../../brand/mastheads.ts";
import { OtherLanguage } from "../../member-texts/OtherLanguage.tsx";
import { useMemberText } from "../../member-texts/useMemberText.ts";
import { CoverArt } from "../../primitives/CoverArt/CoverArt.tsx";
import { Picture } from "../../primitives/CoverArt/Picture.tsx";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import { GalleryPhotos, galleryOf } from "../../profiles/GalleryPhotos/GalleryPhotos.tsx";
import { coverCategory, profileCity } from "../../profiles/profileLinks.ts";
import { ProductList } from "../../profiles/RoleCards/ProductList.tsx";
import { noProducts } from "../../profiles/RoleCards/roleFacts.ts";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ConsumerPage.css.ts";
import { VisitCard } from "./VisitCard.tsx";
import { chosenIcons, vendorRole } from "./vendorFacts.ts";

const loadFind = () => import("../../profiles/FindInProducts/FindInProducts.tsx");

/** A vendor as its customers see it: what there is to buy, when it is open and how to get there. */
export function ConsumerPage({ profile }: { profile: Schema<"Profile"> }) {
  const t = useTranslate();
  const Link = useLink();
  const vendor = vendorRole(profile);
  const { text, lang, other } = useMemberText({
    text: profile.description ?? "",
    language: profile.description_language,
    translation: profile.description_translation,
  });
  if (!vendor) return null;
  const { highlights, products } = vendor.data;
  const banner = highlights?.masthead ? masthead(highlights.masthead) : null;
  const icons = highlights ? chosenIcons(highlights) : [];
  const description = text.trim();
  return (
    <article className={css.page}>
      {banner && (
        <div className={css.banner}>
          <Picture scene={banner.scene} hue={banner.hue} className={css.scene} />
        </div>
      )}
      <div className={css.content}>
        <header className={banner ? css.headOnBanner : css.head}>
          <Photo
            image={profile.media.photo}
            src={profile.photo_file_name}
            alt={t(strings.photoOf, { business: profile.business_name })}
            sizes="(min-width: 768px) 320px, 100vw"
            eager
            className={css.photo}
            fallback={
              <CoverArt slug={profile.slug} categoryId={coverCategory(profile)} className={css.photo} />
            }
          />
          <div className={css.words}>
            <h1 className={css.name}>{profile.business_name}</h1>
            <p className={css.place}>
              <PlaceIcon /> {profileCity(profile)}
            </p>
            {icons.length > 0 && (
              <ul className={css.icons} aria-label={t(strings.knownFor)}>
                {icons.map(({ key, label: name }) => (
                  <li key={key} className={css.icon}>
                    <span className={css.sign}>
                      <VendorIcon icon={key} />
                    </span>
                    {label(t, name)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </header>
        <div className={css.columns}>
          <div className={css.main}>
            <section className={css.section} aria-labelledby="market-about">
              <h2 id="market-about" className={css.title}>
                {t(strings.about, { business: profile.business_name })}
              </h2>
              <p lang={description ? lang : undefined} className={description ? css.description : css.none}>
                {description || t(strings.noDescription)}
              </p>
              {other && <OtherLanguage {...other} />}
            </section>
            <section className={css.section} aria-labelledby="market-products">
              <h2 id="market-products" className={css.title}>
                {t(strings.whatWeSell)}
              </h2>
              <ProductList
                products={products}
                language={profile.products_language}
                none={noProducts("vendor", t)}
                loadFind={loadFind}
                level={3}
              />
            </section>
            {galleryOf(profile, "vendor").length > 0 && (
              <section className={css.section} aria-labelledby="market-photos">
                <h2 id="market-photos" className={css.title}>
                  {t(strings.photos)}
                </h2>
                <GalleryPhotos profile={profile} gallery="vendor" />
              </section>
            )}
          </div>
          <VisitCard profile={profile} highlight={highlights} />
        </div>
        {profile.roles.length > 1 && (
          <p className={css.business}>
            <Link to={`/profiles/${profile.slug}`} className={textLink}>
              {t(strings.forBusinesses, { business: profile.business_name })}
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
