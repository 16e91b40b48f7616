import { band, type Field, line, placeOnRow, visibleRows } from "../primitives/CoverArt/motifs/rows.ts";
import { randomFrom } from "../primitives/CoverArt/random.ts";
import {
  disc,
  dots,
  landBelow,
  moveTo,
  type Point,
  type Scene,
  type Shape,
} from "../primitives/CoverArt/scene.ts";

/** A picture of the site itself, with the category that gives it its colours. */
export interface BrandScene {
  hue: number;
  scene: Scene;
}

/** The wide ploughed field under the home page's sky. Its lower edge belongs at the lower edge of the frame. */
export function heroField(): BrandScene {
  const [width, height] = [1600, 320];
  const random = randomFrom("the home field");
  const far = (x: number) => 96 - 22 * Math.sin(x / 230 + 0.4) - 10 * Math.sin(x / 90);
  const hill = (x: number) => 118 + 20 * Math.sin(x / 310 + 2.4);
  const ridge = (x: number) => 150 + 14 * Math.sin(x / 420 + 1.2);
  const field: Field = { ridge, height, vanishingX: 620, farGap: 34, nearGap: 150, sweep: 120, crest: 1.55 };
  const rows = visibleRows(field, width);
  return {
    hue: 5,
    scene: {
      width,
      height,
      shapes: [
        { tone: "sun", d: disc(1180, 96, 74) },
        { tone: "far", d: landBelow(far, width, height, 10) },
        { tone: "hill", d: landBelow(hill, width, height, 8) },
        ...homestead(1330, hill(1345)),
        ...hedge(random.between, hill, 215, 9),
        { tone: "land", d: landBelow(ridge, width, height, 8) },
        { tone: "row", d: rows.map((row) => band(field, row, 0.46)).join("") },
        { tone: "deep", d: rows.map((row) => line(field, row + 0.5)).join(""), stroke: 2 },
      ],
    },
  };
}

function homestead(x: number, y: number): Shape[] {
  return [
    {
      tone: "deep",
      d: `${moveTo([x, y + 22])}v-46l11-16 21-10 21 10 11 16v46z${moveTo([x + 72, y + 22])}v-74a11 11 0 0 1 22 0v74z`,
    },
    { tone: "light", d: `${moveTo([x + 25, y + 22])}v-32h14v32z${moveTo([x + 27, y - 30])}h10v9h-10z` },
  ];
}

function hedge(
  between: (low: number, high: number) => number,
  ridge: (x: number) => number,
  from: number,
  count: number,
): Shape[] {
  const crowns: Point[] = [];
  let trunks = "";
  let x = from;
  for (let tree = 0; tree < count; tree++) {
    crowns.push([x, ridge(x) - 16 - between(0, 8)]);
    trunks += `${moveTo([x, ridge(x) + 6])}v-18`;
    x += between(17, 32);
  }
  return [
    { tone: "deep", d: trunks, stroke: 3 },
    { tone: "deep", d: dots(crowns), stroke: 22 },
  ];
}

/** A freshly ploughed field: the picture of empty lists. */
export function emptyField(): BrandScene {
  const [width, height] = [480, 270];
  const ridge = (x: number) => 140 + 8 * Math.sin(x / 120 + 1);
  const field: Field = { ridge, height, vanishingX: 250, farGap: 26, nearGap: 118, sweep: 60, crest: 1.6 };
  const rows = visibleRows(field, width);
  const sprout: Point = placeOnRow(field, 0, 0.62);
  const [x, y] = sprout;
  return {
    hue: 10,
    scene: {
      width,
      height,
      shapes: [
        { tone: "sun", d: disc(352, 112, 38) },
        { tone: "far", d: landBelow((at) => 118 + 14 * Math.sin(at / 100), width, height) },
        { tone: "hill", d: landBelow(ridge, width, height) },
        { tone: "land", d: rows.map((row) => band(field, row, 0.5)).join("") },
        { tone: "deep", d: `${moveTo([x, y])}q2-22-3-46`, stroke: 5 },
        {
          tone: "deep",
          d: `${moveTo([x - 2, y - 40])}q-10-34-46-32q4 30 46 32${moveTo([x - 2, y - 40])}q4-30 38-36q0 32-38 36`,
        },
      ],
    },
  };
}

/** A lane that leads nowhere: the picture of a page that does not exist. */
export function lostLane(): BrandScene {
  const [width, height] = [960, 320];
  const far = (x: number) => 128 + 16 * Math.sin(x / 150);
  const ridge = (x: number) => 152 + 14 * Math.sin(x / 210 + 2);
  const front = (x: number) => 232 + 16 * Math.sin(x / 190 + 0.6);
  let posts = "";
  for (let x = 22; x < width; x += 58) {
    // The rails stop where the gate is missing.
    if (x > 410 && x < 560) continue;
    posts += `${moveTo([x, front(x) + 16])}v-58`;
  }
  const rail = (from: number, to: number, up: number) => {
    const middle = (from + to) / 2;
    return `${moveTo([from, front(from) - up])}Q${Math.round(middle)} ${Math.round(2 * front(middle) - (front(from) + front(to)) / 2 - up)} ${to} ${Math.round(front(to) - up)}`;
  };
  const rails = [14, 32].map((up) => rail(0, 404, up) + rail(564, width, up)).join("");
  return {
    hue: 2,
    scene: {
      width,
      height,
      shapes: [
        { tone: "sun", d: disc(690, 118, 52) },
        { tone: "far", d: landBelow(far, width, height) },
        { tone: "hill", d: landBelow(ridge, width, height) },
        ...hedge(randomFrom("lost lane").between, ridge, 96, 6),
        { tone: "light", d: "M452 150q-70 26 8 52T380 330H610Q540 250 520 214T470 150Z" },
        {
          tone: "land",
          d: `${moveTo([0, front(0)])}Q200 ${Math.round(front(210) + 4)} 404 ${Math.round(front(404))}Q366 280 372 ${height}H0Z`,
        },
        {
          tone: "land",
          d: `${moveTo([564, front(564)])}Q760 ${Math.round(front(760))} ${width} ${Math.round(front(width))}V${height}H600Z`,
        },
        { tone: "deep", d: rails, stroke: 4 },
        { tone: "deep", d: posts, stroke: 7 },
      ],
    },
  };
}
