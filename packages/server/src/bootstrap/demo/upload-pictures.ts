import { availableParallelism } from "node:os";
import type { DemoBusiness } from "@foodshed/demo/demo-data";
import { photograph } from "@foodshed/demo/pictures/draw";
import type { Images, StoredImage } from "../../infra/images/images.ts";
import { storeWithRetry } from "./store-picture.ts";

export interface UploadedPictures {
  logo: StoredImage;
  gallery: StoredImage[];
}

/** Draws the businesses' pictures and sends them through the same checks and sizes as uploads. @returns them by index */
export async function uploadPictures(
  images: Images,
  seed: string,
  businesses: readonly DemoBusiness[],
  onPicture: () => void,
): Promise<Map<number, UploadedPictures>> {
  const made = new Map<number, UploadedPictures>();
  const waiting = businesses.filter(({ pictures }) => pictures?.logo);
  const work = async () => {
    for (let business = waiting.shift(); business; business = waiting.shift()) {
      const { category, gallery } = business.pictures ?? { category: 0, gallery: 0 };
      const store = async (name: string, view: "table" | "fields") => {
        const image = await storeWithRetry(
          images,
          await photograph(`${seed}/${business?.index}/${name}`, category, view),
        );
        onPicture();
        return image;
      };
      const logo = await store("logo", "table");
      const rest: StoredImage[] = [];
      for (let i = 0; i < gallery; i++)
        rest.push(await store(`gallery/${i}`, i % 2 === 0 ? "fields" : "table"));
      made.set(business.index, { logo, gallery: rest });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return made;
}
