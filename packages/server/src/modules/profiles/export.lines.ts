import type { components } from "@foodshed/sdk";
import {
  type AvailabilityWords,
  availabilityWords,
  CATEGORY_PLACEHOLDER,
  COUNTRY,
  isRoleCode,
  NO_AVAILABILITY,
  PROVINCE,
  type ProductAvailability,
  roleByCode,
} from "@foodshed/sdk/vocabulary";
import { LRUCache } from "lru-cache";
import type { ChecklistType } from "../../infra/db/tables/profiles.ts";
import type { Images } from "../../infra/images/images.ts";
import { toAvailability } from "../products/availability.ts";
import type { ExportRow } from "./export.queries.ts";

type ExportedProfile = components["schemas"]["ExportedProfile"];
export type ExportField = keyof ExportedProfile;

interface Source {
  row: ExportRow;
  /** Kilometres from the place that was asked for. */
  distance: number | null;
  images: Images;
  /** Personal information, or null where it is hidden from the caller. */
  personal<T>(value: T | null): T | null;
  /** Degrees, or null where they are hidden from the caller. */
  placed(degrees: number | null): number | null;
}

const orNull = (text: string | null) => (text ? text : null);
const whole = ({ row }: Source) => Boolean(row.address_1 && row.city && row.postal_code);

/** The products of all roles, each name once, by category and then as they were entered. */
function productNames({ products }: ExportRow): string[] {
  return [...new Set(products?.map(([, name]) => name).filter((name) => name !== CATEGORY_PLACEHOLDER))];
}

function productCategories({ products }: ExportRow) {
  return [...new Set(products?.map(([category]) => category))] as NonNullable<
    ExportedProfile["product_categories"]
  >;
}

/** "Carrots: July to October, $2.00/kg, 40 kg", for each product of which something is said, each line once. */
function availabilityLines({ products }: ExportRow): string[] {
  const lines = (products ?? []).flatMap(([, name, row]) => {
    const availability = row && toAvailability(row);
    if (!availability) return [];
    const { season, price, quantity, smallestOrder, deliveryDays } = wordsOf(availability);
    const parts = [
      season,
      price,
      quantity,
      smallestOrder && `smallest order ${smallestOrder}`,
      deliveryDays && `delivered on ${deliveryDays}`,
    ];
    return [`${name}: ${parts.filter((part) => part !== "").join(", ")}`];
  });
  return [...new Set(lines)];
}

/** What was said of seasons, prices, amounts and days: most products share it. */
const said = new LRUCache<string, string>({ max: 20_000 });

/** As `availabilityWords`, remembered: what writes dates and numbers takes longer to be made, and more memory, than all else of an export. */
function wordsOf(availability: ProductAvailability): AvailabilityWords {
  const remembered = (part: keyof AvailabilityWords, own: Partial<ProductAvailability>) => {
    const key = `${part} ${JSON.stringify(own)}`;
    const known = said.get(key);
    if (known !== undefined) return known;
    const words = availabilityWords({ ...NO_AVAILABILITY, ...own })[part];
    said.set(key, words);
    return words;
  };
  const { from, to, quantity, quantity_unit, smallest_order, smallest_order_unit } = availability;
  const { price_min, price_max, price_unit, delivery_days } = availability;
  return {
    season: remembered("season", { from, to }),
    price: remembered("price", { price_min, price_max, price_unit }),
    quantity: remembered("quantity", { quantity, quantity_unit }),
    smallestOrder: remembered("smallestOrder", { smallest_order, smallest_order_unit }),
    deliveryDays: remembered("deliveryDays", { delivery_days }),
  };
}

/** The keys ticked in a list under any role. */
function ticked({ checklists }: ExportRow, kind: ChecklistType): string[] {
  const lists = checklists?.filter(([each]) => each === kind) ?? [];
  return [...new Set(lists.flatMap(([, keys]) => keys))].sort();
}

/** What only those who manage a profile learn of its account. */
const FOR_MANAGERS: ReadonlySet<string> = new Set<ExportField>([
  "state",
  "created_at",
  "last_login",
  "language",
  "version",
]);

/** Every field of an export, in the order in which a line has them. */
const fields: { [Field in ExportField]-?: (source: Source) => ExportedProfile[Field] } = {
  id: ({ row }) => row.id,
  account_id: ({ row }) => row.id,
  slug: ({ row }) => row.slug,
  business_name: ({ row }) => row.business_name,
  first_name: ({ row, personal }) => personal(orNull(row.first_name)),
  last_name: ({ row, personal }) => personal(orNull(row.last_name)),
  title: ({ row, personal }) => personal(orNull(row.title)),
  email: ({ row, personal }) => personal(orNull(row.email)),
  phone: ({ row, personal }) => personal(orNull(row.phone)),
  fax: ({ row, personal }) => personal(orNull(row.fax)),
  cell: ({ row, personal }) => personal(orNull(row.cell)),
  address_1: ({ row, personal }) => personal(orNull(row.address_1)),
  city: ({ row }) => orNull(row.city),
  postal_code: ({ row, personal }) => personal(orNull(row.postal_code)),
  province: (source) => (whole(source) ? PROVINCE : null),
  country: (source) => (whole(source) ? COUNTRY : null),
  latitude: ({ row, placed }) => placed(row.latitude),
  longitude: ({ row, placed }) => placed(row.longitude),
  greenbelt_location: ({ row }) => row.greenbelt_location,
  website: ({ row }) => orNull(row.website),
  online_store: ({ row }) => orNull(row.online_store),
  twitter: ({ row }) => orNull(row.twitter),
  instagram: ({ row }) => orNull(row.instagram),
  facebook: ({ row }) => orNull(row.facebook),
  linkedin: ({ row }) => orNull(row.linkedin),
  youtube: ({ row }) => orNull(row.youtube),
  description: ({ row }) => orNull(row.description),
  category: ({ row }) => row.business_types,
  roles: ({ row }) => row.codes.filter(isRoleCode).map((code) => roleByCode(code).value),
  products: ({ row }) => productNames(row),
  product_categories: ({ row }) => productCategories(row),
  availability: ({ row }) => availabilityLines(row),
  classifications: ({ row }) => ticked(row, "classifications"),
  safety_standards: ({ row }) => ticked(row, "safety_standards"),
  processing_types: ({ row }) => ticked(row, "processing_types"),
  services_provided: ({ row }) => ticked(row, "services_provided"),
  services_needed: ({ row }) => ticked(row, "services_needed"),
  organizations: ({ row }) => row.networks,
  photo_file_name: ({ row, images }) => row.photo && images.address(row.photo),
  hide_personal_info: ({ row }) => row.hide_personal_info,
  state: ({ row }) => row.state,
  created_at: ({ row }) => row.created_at.toISOString(),
  last_login: ({ row }) => row.last_login_at?.toISOString() ?? null,
  updated_at: ({ row }) => row.updated_at.toISOString(),
  language: ({ row }) => row.language,
  version: ({ row }) => row.version,
  published: ({ row }) => row.published_at !== null,
  distance_km: ({ distance }) => distance,
};

export const exportFields = Object.keys(fields) as ExportField[];

/** What a line has when no fields are named. */
export const usualFields = exportFields.filter((field) => field !== "published" && field !== "distance_km");

/** What an export says of a profile. */
export function toProfile(
  row: ExportRow,
  wanted: ReadonlySet<string>,
  { images, includeHidden, distance }: { images: Images; includeHidden: boolean; distance: number | null },
): Partial<ExportedProfile> {
  const hidden = row.hide_personal_info && !includeHidden;
  const unplaced = hidden || (row.map_place === "none" && !includeHidden);
  const source: Source = {
    row,
    images,
    distance,
    personal: (value) => (hidden ? null : value),
    placed: (degrees) => (unplaced ? null : degrees),
  };
  const line: Record<string, unknown> = {};
  for (const field of exportFields) {
    if (wanted.has(field) && (row.managed || !FOR_MANAGERS.has(field))) line[field] = fields[field](source);
  }
  return line;
}

/** One line of an export, its end included. */
export const toLine = (...profile: Parameters<typeof toProfile>): string =>
  `${JSON.stringify(toProfile(...profile))}\n`;
