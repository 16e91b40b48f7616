/** A stored picture, as much of it as its addresses need. */
export interface StoredHitImage {
  key: string;
  width: number;
  height: number;
}

/** What a hit of a profile shows, and the texts in which matches are marked. Nothing personal that is hidden. */
export interface StoredProfileHit {
  slug: string;
  business_name: string;
  photo: StoredHitImage | null;
  description: string;
  cities: string[];
  title: string | null;
  /** Role values. */
  roles: string[];
  category: string[];
  products: string[];
  product_category: number | null;
  greenbelt_location: boolean;
}

/** What a hit of a classified shows. */
export interface StoredClassifiedHit {
  title: string;
  description: string;
  looking_for: boolean;
  category: number;
  needed_by: string;
  created_at: string;
  photo: StoredHitImage | null;
  account: { id: number; slug: string; business_name: string };
  city: string | null;
}
