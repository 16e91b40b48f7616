import type { Random } from "../random.ts";
import { shade } from "./palette.ts";

/** A thing on a table: drawn with its foot at (x, y), about `size` pixels high. */
export type Thing = (random: Random, x: number, y: number, size: number, color: string) => string;

const n = (value: number) => Math.round(value * 10) / 10;

const round = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"/>`;

const box = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(rx)}" fill="${fill}"/>`;

/** A slatted crate with round produce heaped in it. */
export const crate: Thing = (random, x, y, size, color) => {
  const width = size * 1.5;
  const wood = random.pick(["#b98b56", "#a87a48", "#c79c68"]);
  const produce: string[] = [];
  const r = size * 0.15;
  for (let row = 0; row < 3; row++) {
    const count = 6 - row;
    for (let i = 0; i < count; i++) {
      const cx = x - width / 2 + r * 1.3 + (i + row * 0.5) * ((width - r * 2.6) / 5);
      const cy = y - size * 0.5 - row * r * 1.25 + random.int(-3, 3);
      const tone = shade(color, random.next() * 0.36 - 0.16);
      produce.push(round(cx, cy, r, tone), round(cx - r * 0.3, cy - r * 0.35, r * 0.28, shade(tone, 0.35)));
    }
  }
  const slats = [0, 1, 2]
    .map((i) =>
      box(x - width / 2, y - size * 0.58 + i * size * 0.2, width, size * 0.17, shade(wood, i * -0.08), 3),
    )
    .join("");
  const posts = [-1, 1]
    .map((side) =>
      box(
        x + (side * width) / 2 - (side > 0 ? size * 0.1 : 0),
        y - size * 0.62,
        size * 0.1,
        size * 0.62,
        shade(wood, -0.25),
        2,
      ),
    )
    .join("");
  return produce.join("") + slats + posts;
};

/** A jar with a lid and a label. */
export const jar: Thing = (random, x, y, size, color) => {
  const width = size * random.pick([0.5, 0.58, 0.66]);
  const lid = random.pick(["#8a8f8c", "#c9a24a", "#7b4a3a"]);
  return (
    box(x - width / 2, y - size * 0.86, width, size * 0.86, shade(color, 0.08), size * 0.1) +
    box(
      x - width / 2 + width * 0.1,
      y - size * 0.8,
      width * 0.14,
      size * 0.7,
      shade(color, 0.4),
      size * 0.05,
    ) +
    box(x - width * 0.44, y - size, width * 0.88, size * 0.16, lid, 4) +
    box(x - width * 0.36, y - size * 0.58, width * 0.72, size * 0.32, "#fbf6ea", 4) +
    box(x - width * 0.22, y - size * 0.47, width * 0.44, size * 0.04, shade(color, -0.3), 2) +
    box(x - width * 0.16, y - size * 0.38, width * 0.32, size * 0.03, "#b9b2a0", 1)
  );
};

/** A bottle with a long neck. */
export const bottle: Thing = (random, x, y, size, color) => {
  const width = size * random.pick([0.26, 0.3, 0.34]);
  const glass = shade(color, -0.2);
  return (
    `<path d="M${n(x - width / 2)} ${y} V${n(y - size * 0.55)} Q${n(x - width / 2)} ${n(y - size * 0.68)} ${n(x - width * 0.18)} ${n(y - size * 0.74)} V${n(y - size)} H${n(x + width * 0.18)} V${n(y - size * 0.74)} Q${n(x + width / 2)} ${n(y - size * 0.68)} ${n(x + width / 2)} ${n(y - size * 0.55)} V${y} Z" fill="${glass}"/>` +
    box(x - width * 0.4, y - size * 0.46, width * 0.8, size * 0.26, "#f7f0e0", 3) +
    box(x - width * 0.25, y - size * 0.37, width * 0.5, size * 0.05, shade(color, 0.1), 2) +
    box(x - width * 0.2, y - size * 1.02, width * 0.4, size * 0.1, shade(color, -0.45), 2) +
    box(x - width * 0.38, y - size * 0.56, width * 0.1, size * 0.5, shade(glass, 0.3), 4)
  );
};

/** One to three wheels of cheese, a wedge cut from the upper one. */
export const wheel: Thing = (random, x, y, size, color) => {
  const layers = random.int(1, 3);
  const height = size * 0.3;
  let drawn = "";
  for (let i = 0; i < layers; i++) {
    const rx = size * (0.72 - i * 0.08);
    const base = y - i * height;
    const rind = shade(color, -0.12 + i * 0.06);
    drawn +=
      `<path d="M${n(x - rx)} ${n(base - height)} V${n(base - 8)} A${n(rx)} ${n(rx * 0.22)} 0 0 0 ${n(x + rx)} ${n(base - 8)} V${n(base - height)} Z" fill="${rind}"/>` +
      `<ellipse cx="${x}" cy="${n(base - height)}" rx="${n(rx)}" ry="${n(rx * 0.22)}" fill="${shade(color, 0.25)}"/>`;
    if (i === layers - 1)
      drawn += `<path d="M${x} ${n(base - height)} L${n(x + rx * 0.9)} ${n(base - height - rx * 0.08)} L${n(x + rx * 0.75)} ${n(base - height + rx * 0.13)} Z" fill="${shade(color, 0.55)}"/>`;
  }
  return drawn;
};

/** A scored loaf. */
export const loaf: Thing = (random, x, y, size) => {
  const color = random.pick(["#d8a657", "#b87b36", "#c98f4a"]);
  const rx = size * random.pick([0.6, 0.75, 0.9]);
  const ry = size * 0.38;
  const cuts = [-0.4, 0, 0.4]
    .map(
      (at) =>
        `<path d="M${n(x + at * rx - 10)} ${n(y - ry * 1.75)} q 14 ${n(ry * 0.35)} 26 ${n(ry * 0.75)}" stroke="${shade(color, 0.5)}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    )
    .join("");
  return `<ellipse cx="${x}" cy="${n(y - ry)}" rx="${n(rx)}" ry="${n(ry)}" fill="${shade(color, -0.15)}"/><ellipse cx="${x}" cy="${n(y - ry * 1.12)}" rx="${n(rx * 0.94)}" ry="${n(ry * 0.84)}" fill="${color}"/>${cuts}`;
};

/** A fish on a board. */
export const fish: Thing = (random, x, y, size, color) => {
  const length = size * 1.4;
  const cy = y - size * 0.3;
  const stripes = [-0.3, -0.1, 0.1]
    .map(
      (at) =>
        `<path d="M${n(x + at * length)} ${n(cy - size * 0.14)} q 8 ${n(size * 0.14)} 0 ${n(size * 0.28)}" stroke="${shade(color, -0.2)}" stroke-width="4" fill="none"/>`,
    )
    .join("");
  return (
    box(
      x - length * 0.72,
      y - size * 0.1,
      length * 1.44,
      size * 0.1,
      random.pick(["#b98b56", "#8f6a44"]),
      6,
    ) +
    `<path d="M${n(x - length * 0.5)} ${n(cy)} Q${n(x - length * 0.1)} ${n(cy - size * 0.36)} ${n(x + length * 0.36)} ${n(cy)} Q${n(x - length * 0.1)} ${n(cy + size * 0.3)} ${n(x - length * 0.5)} ${n(cy)} Z" fill="${color}"/>` +
    `<path d="M${n(x + length * 0.32)} ${n(cy)} l ${n(length * 0.22)} ${n(-size * 0.2)} v ${n(size * 0.4)} Z" fill="${shade(color, -0.15)}"/>` +
    stripes +
    round(x - length * 0.38, cy - size * 0.04, size * 0.035, "#22302a")
  );
};

/** A ham or a salami hanging from the rail at the top of the picture. */
export const hanging: Thing = (random, x, _y, size, color) => {
  const top = 70;
  const length = size * (0.9 + random.next() * 0.5);
  const width = size * random.pick([0.24, 0.3, 0.42]);
  const cy = top + 40 + length / 2;
  return (
    `<path d="M${x} ${top} V${n(top + 44)}" stroke="#efe6d2" stroke-width="5"/>` +
    `<ellipse cx="${x}" cy="${n(cy)}" rx="${n(width / 2)}" ry="${n(length / 2)}" fill="${color}"/>` +
    `<ellipse cx="${n(x - width * 0.14)}" cy="${n(cy - length * 0.08)}" rx="${n(width * 0.1)}" ry="${n(length * 0.32)}" fill="${shade(color, 0.25)}"/>` +
    [0.3, 0.5, 0.7]
      .map(
        (at) =>
          `<path d="M${n(x - width / 2)} ${n(top + 40 + length * at)} q ${n(width / 2)} 14 ${n(width)} 0" stroke="#efe6d2" stroke-width="3" fill="none" opacity="0.7"/>`,
      )
      .join("")
  );
};

/** A clay pot with leaves. */
export const pot: Thing = (random, x, y, size, color) => {
  const clay = random.pick(["#b5653f", "#a5583a", "#8b5f4a"]);
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const angle = (-150 + i * 12) * (Math.PI / 180);
    const reach = size * (0.42 + random.next() * 0.22);
    const cx = x + Math.cos(angle) * reach * 0.7;
    const cy = y - size * 0.45 + Math.sin(angle) * reach;
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(size * 0.07)}" ry="${n(size * 0.16)}" transform="rotate(${n(i * 12 - 60)} ${n(cx)} ${n(cy)})" fill="${shade(color, random.next() * 0.4 - 0.2)}"/>`;
  }).join("");
  return `${leaves}<path d="M${n(x - size * 0.3)} ${n(y - size * 0.46)} H${n(x + size * 0.3)} L${n(x + size * 0.22)} ${y} H${n(x - size * 0.22)} Z" fill="${clay}"/>${box(x - size * 0.34, y - size * 0.5, size * 0.68, size * 0.12, shade(clay, 0.12), 4)}`;
};

/** A filled sack with a folded brim. */
export const sack: Thing = (_random, x, y, size, color) =>
  `<path d="M${n(x - size * 0.4)} ${n(y - size * 0.78)} Q${n(x - size * 0.56)} ${n(y - size * 0.2)} ${n(x - size * 0.4)} ${y} H${n(x + size * 0.4)} Q${n(x + size * 0.56)} ${n(y - size * 0.2)} ${n(x + size * 0.4)} ${n(y - size * 0.78)} Z" fill="#cdb78c"/>` +
  `<ellipse cx="${x}" cy="${n(y - size * 0.8)}" rx="${n(size * 0.42)}" ry="${n(size * 0.12)}" fill="${color}"/>` +
  `<path d="M${n(x - size * 0.43)} ${n(y - size * 0.8)} q ${n(size * 0.43)} ${n(size * 0.26)} ${n(size * 0.86)} 0" stroke="#b79f70" stroke-width="9" fill="none"/>` +
  box(x - size * 0.18, y - size * 0.46, size * 0.36, size * 0.24, "#b79f70", 4);
