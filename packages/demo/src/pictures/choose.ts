import type { CategoryId } from "@foodshed/sdk/vocabulary";
import type { DemoBusiness } from "../demo-data.ts";
import type { Random } from "../random.ts";

/** Gives `count` of the businesses a profile picture, and every fourth of those a gallery. The others keep their drawn cover. */
export function choosePictures(random: Random, businesses: readonly DemoBusiness[], count: number): void {
  for (const [i, business] of random.sample(businesses, count).entries()) {
    const products = business.roles.flatMap((role) => role.products);
    business.pictures = {
      category: (products[0]?.category ?? 0) as CategoryId,
      logo: true,
      gallery: i % 4 === 0 ? random.int(1, 3) : 0,
    };
  }
}
