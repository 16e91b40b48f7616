// Makes src/map/base-map/ontario.json, the embedded base map, from Natural Earth (public domain), 1:10m:
//   node scripts/base-map.mjs <folder with ne_10m_….shp>
// Debian's package libmagics++-data has the layers in usr/share/magics/10m; its ocean includes the lakes. Smaller towns are those of the
// postal areas that the server's geocoder knows. The layers change less than once a year: the result is committed.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [source] = process.argv.slice(2);
if (!source) throw new Error("Which folder has the shapefiles of Natural Earth?");
const target = new URL("../src/map/base-map/ontario.json", import.meta.url);

/** West, south, east, north: Ontario and what one sees beside it. */
const BOX = [-98, 40, -72, 57.5];
/** Metres between two points of a line that may not differ more from the original. */
const INTERVAL = 700;
/** Decimals of a degree: about 80 m. */
const DIGITS = 3;

const folder = mkdtempSync(join(tmpdir(), "base-map-"));

function layer(name, ...commands) {
  const file = join(folder, `${name}.json`);
  const input = [join(source, `ne_10m_${name}.shp`), "encoding=latin1"];
  const output = ["-o", file, "format=geojson", `precision=${10 ** -DIGITS}`];
  execFileSync(
    "npx",
    ["--yes", "mapshaper@0.7.70", ...input, "-clip", `bbox=${BOX}`, ...commands, ...output],
    { stdio: "inherit" },
  );
  const { features, geometries } = JSON.parse(readFileSync(file, "utf8"));
  return features ?? geometries.map((geometry) => ({ geometry, properties: {} }));
}

const simplified = ["-simplify", `interval=${INTERVAL}`, "keep-shapes"];

/** The lines or rings of a geometry, the largest first. */
function linesOf({ type, coordinates }) {
  if (type === "LineString") return [coordinates];
  if (type === "MultiLineString" || type === "Polygon") return coordinates;
  return coordinates.flat();
}

/** Differences of degrees as text: the encoding of polylines, with fewer decimals. */
function encoded(line) {
  let text = "";
  let before = [0, 0];
  for (const point of line) {
    const rounded = point.map((degrees) => Math.round(degrees * 10 ** DIGITS));
    for (const axis of [0, 1]) {
      const difference = rounded[axis] - before[axis];
      let rest = difference < 0 ? ~(difference << 1) : difference << 1;
      for (; rest >= 32; rest >>= 5) text += String.fromCharCode((32 | (rest & 31)) + 63);
      text += String.fromCharCode(rest + 63);
    }
    before = rounded;
  }
  return text;
}

const polygonsOf = ({ type, coordinates }) => (type === "Polygon" ? [coordinates] : coordinates);

const water = layer("ocean", "-explode", ...simplified).flatMap(({ geometry }) =>
  geometry ? polygonsOf(geometry).map((rings) => rings.map(encoded)) : [],
);
const lines = (name) =>
  layer(name, ...simplified).flatMap(({ geometry }) => (geometry ? linesOf(geometry).map(encoded) : []));

/** The zoom level from which a place of this rank is named. */
const zoomOf = (rank) => (rank <= 3 ? 5 : rank <= 6 ? 6 : 7);
const places = layer("populated_places_simple", "-filter", "scalerank <= 8")
  .filter(({ properties }) => properties.adm1name === "Ontario" || properties.scalerank <= 4)
  .sort(
    (a, b) => a.properties.scalerank - b.properties.scalerank || b.properties.pop_max - a.properties.pop_max,
  )
  .map(({ geometry, properties }) => [
    properties.name,
    ...geometry.coordinates.map((degrees) => Number(degrees.toFixed(2))),
    zoomOf(properties.scalerank),
  ]);

const DIRECTION =
  /( (Outer|Inner|South|North|East|West|Central|Northeast|Northwest|Southeast|Southwest|Region|Outskirts|Township))+$/;
const require = createRequire(import.meta.url);
const towns = new Map();
for (const { zip, city, state, latitude, longitude } of Object.values(
  require("zipcodes/lib/codesCanada.js").codes,
)) {
  // A rural area has the name of a county, and Toronto's those of quarters.
  if (state !== "Ontario" || latitude === null || zip[1] === "0" || zip[0] === "M") continue;
  const name = city.replace(/ \(.*/, "").replace(DIRECTION, "");
  if (!/^[A-Z][\w'. ]{2,20}$/.test(name) || /Offices|County|Greater/.test(name)) continue;
  const areas = towns.get(name) ?? [];
  towns.set(name, [...areas, [longitude, latitude]]);
}
const named = new Set(places.map(([name]) => name));
const smaller = [...towns]
  .filter(([name]) => !named.has(name))
  .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
  .map(([name, areas]) => {
    const middle = (axis) => areas.reduce((sum, area) => sum + area[axis], 0) / areas.length;
    return [name, Number(middle(0).toFixed(2)), Number(middle(1).toFixed(2)), areas.length >= 5 ? 8 : 9];
  });

const map = {
  water,
  rivers: lines("rivers_lake_centerlines"),
  borders: [...lines("admin_1_states_provinces_lines"), ...lines("admin_0_boundary_lines_land")],
  towns: [...places, ...smaller],
};
writeFileSync(target, `${JSON.stringify(map)}\n`);
rmSync(folder, { recursive: true });
