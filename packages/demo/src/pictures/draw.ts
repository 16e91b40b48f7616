import type { CategoryId } from "@foodshed/sdk/vocabulary";
import sharp from "sharp";
import { createRandom, type Random } from "../random.ts";
import { type Hues, huesOf, shade } from "./palette.ts";
import { bottle, crate, fish, hanging, jar, loaf, pot, sack, type Thing, wheel } from "./things.ts";

const WIDTH = 960;
const HEIGHT = 540;
const TABLE = 400;

const thingsOf: Readonly<Record<CategoryId, readonly Thing[]>> = {
  0: [pot, crate, sack],
  1: [bottle, bottle, jar],
  2: [wheel, wheel, bottle],
  3: [fish, fish],
  4: [crate, crate, jar],
  5: [sack, loaf, jar],
  6: [hanging, hanging, jar],
  7: [bottle, jar, crate],
  8: [pot, jar, sack],
  9: [jar, jar, loaf],
  10: [crate, crate, pot],
};

function still(random: Random, category: CategoryId, hues: Hues): string {
  const kinds = thingsOf[category];
  const count = random.int(3, 5);
  const shown: string[] = [];
  for (let i = 0; i < count; i++) {
    const x = Math.round(((i + 0.5) / count) * WIDTH + random.int(-24, 24));
    const size = random.int(150, 215);
    shown.push(random.pick(kinds)(random, x, TABLE + random.int(10, 60), size, random.pick(hues.things)));
  }
  const rail = kinds.includes(hanging)
    ? `<rect x="0" y="58" width="${WIDTH}" height="14" fill="#5b4636"/>`
    : "";
  const boards = [1, 2, 3]
    .map(
      (i) =>
        `<rect x="0" y="${TABLE + i * 36}" width="${WIDTH}" height="3" fill="${shade(hues.table, -0.16)}"/>`,
    )
    .join("");
  return `<rect width="${WIDTH}" height="${TABLE}" fill="${hues.wall}"/>${windowOn(random, hues)}${rail}<rect y="${TABLE}" width="${WIDTH}" height="${HEIGHT - TABLE}" fill="${hues.table}"/>${boards}${shown.join("")}`;
}

/** A window with a field and a low sun, somewhere on the wall; at times a shelf instead. */
function windowOn(random: Random, hues: Hues): string {
  const x = random.int(60, WIDTH - 320);
  if (random.chance(0.3)) {
    const shelf = `<rect x="${x - 40}" y="170" width="340" height="12" rx="3" fill="${shade(hues.table, -0.2)}"/>`;
    const jars = [0, 1, 2, 3].map((i) =>
      jar(random, x + i * 78, 170, random.int(62, 88), random.pick(hues.things)),
    );
    return shelf + jars.join("");
  }
  const furrows = Array.from(
    { length: 9 },
    (_, i) => `<path d="M${x + 120} 168 L${x - 60 + i * 45} 252" stroke="#7fa06a" stroke-width="5"/>`,
  ).join("");
  const sun = x + random.int(50, 190);
  return (
    `<svg x="${x}" y="52" width="240" height="200" viewBox="${x} 52 240 200">` +
    `<rect x="${x}" y="52" width="240" height="200" fill="#fbeecb"/><circle cx="${sun}" cy="166" r="34" fill="#e9b04a"/>` +
    `<rect x="${x}" y="168" width="240" height="90" fill="#a9c089"/>${furrows}</svg>` +
    `<path d="M${x} 52 h240 v200 h-240 Z M${x + 120} 52 v200 M${x} 152 h240" stroke="#fffdf6" stroke-width="12" fill="none"/>`
  );
}

/** The fields behind the shop: for galleries. */
function fields(random: Random, hues: Hues): string {
  const horizon = random.int(190, 270);
  const sun = random.int(140, WIDTH - 140);
  const rows = Array.from({ length: 23 }, (_, i) => {
    const foot = -WIDTH + (i / 22) * WIDTH * 3;
    return `<path d="M${WIDTH / 2} ${horizon} L${Math.round(foot)} ${HEIGHT}" stroke="${shade(hues.things[0], i % 2 ? -0.2 : 0.15)}" stroke-width="${i % 2 ? 9 : 16}"/>`;
  }).join("");
  const x = random.int(80, WIDTH - 260);
  const barn = random.pick(["#a3493d", "#7d6a58", "#8c3b38"]);
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${shade(hues.wall, 0.3)}"/><circle cx="${sun}" cy="${horizon - 12}" r="58" fill="#e9b04a"/>` +
    `<path d="M0 ${horizon} q 240 ${-random.int(20, 70)} 480 0 t 480 0 V${HEIGHT} H0 Z" fill="${shade(hues.things[0], 0.35)}"/>` +
    `<rect y="${horizon + 8}" width="${WIDTH}" height="${HEIGHT}" fill="${shade(hues.things[0], 0.2)}"/>${rows}` +
    `<path d="M${x} ${horizon + 22} v-78 l 62 -48 l 62 48 v78 Z" fill="${barn}"/><rect x="${x + 40}" y="${horizon - 26}" width="44" height="48" fill="${shade(barn, -0.35)}"/>` +
    `<rect x="${x + 140}" y="${horizon - 92}" width="44" height="114" rx="20" fill="#d9d4c6"/>`
  );
}

/** A picture as SVG; the same seed always draws the same one. */
export function drawing(seed: string, category: CategoryId, view: "table" | "fields"): string {
  const random = createRandom(`picture/${seed}/${view}`);
  const hues = huesOf(category);
  const scene = view === "table" ? still(random, category, hues) : fields(random, hues);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 ${WIDTH} ${HEIGHT}">${scene}</svg>`;
}

/** The picture as a PNG file for upload, 640 by 360 pixels: every further size costs the first start time. */
export async function photograph(
  seed: string,
  category: CategoryId,
  view: "table" | "fields",
): Promise<Buffer> {
  return sharp(Buffer.from(drawing(seed, category, view)))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
