import { availableParallelism } from "node:os";
import type { DemoNetwork } from "@foodshed/demo/demo-data";
import { photograph } from "@foodshed/demo/pictures/draw";
import type { Images, StoredImage } from "../../infra/images/images.ts";
import { storeWithRetry } from "./store-picture.ts";

export interface UploadedPictures {
  /** A business's logo, then its gallery, by the business's place in the network. */
  ofBusinesses: Map<number, StoredImage[]>;
  /** By the classified's place in the network. */
  ofClassifieds: Map<number, StoredImage>;
}

interface Drawing {
  seed: string;
  category: Parameters<typeof photograph>[1];
  view: "table" | "fields";
  keep(image: StoredImage): void;
}

/** Draws the network's pictures and sends them through the same checks and sizes as uploads. */
export async function uploadPictures(
  images: Images,
  seed: string,
  network: Pick<DemoNetwork, "businesses" | "classifieds">,
  onPicture: (done: number, total: number) => void,
): Promise<UploadedPictures> {
  const uploaded: UploadedPictures = { ofBusinesses: new Map(), ofClassifieds: new Map() };
  const drawings = [...ofBusinesses(seed, network, uploaded), ...ofClassifieds(seed, network, uploaded)];
  const waiting = drawings.values();
  let done = 0;
  const work = async () => {
    for (const { seed, category, view, keep } of waiting) {
      keep(await storeWithRetry(images, await photograph(seed, category, view)));
      done += 1;
      onPicture(done, drawings.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return uploaded;
}

function ofBusinesses(
  seed: string,
  { businesses }: Pick<DemoNetwork, "businesses">,
  uploaded: UploadedPictures,
): Drawing[] {
  return businesses.flatMap(({ index, pictures }) => {
    if (!pictures?.logo) return [];
    const stored: StoredImage[] = [];
    uploaded.ofBusinesses.set(index, stored);
    const { category } = pictures;
    return Array.from({ length: 1 + pictures.gallery }, (_, place) => ({
      seed: `${seed}/${index}/${place === 0 ? "logo" : `gallery/${place - 1}`}`,
      category,
      view: place % 2 === 0 ? ("table" as const) : ("fields" as const),
      keep: (image) => {
        stored[place] = image;
      },
    }));
  });
}

function ofClassifieds(
  seed: string,
  { classifieds }: Pick<DemoNetwork, "classifieds">,
  uploaded: UploadedPictures,
): Drawing[] {
  return classifieds.flatMap(({ picture, category }, place) =>
    picture
      ? {
          seed: `${seed}/classified/${place}`,
          category,
          view: "table" as const,
          keep: (image) => uploaded.ofClassifieds.set(place, image),
        }
      : [],
  );
}
