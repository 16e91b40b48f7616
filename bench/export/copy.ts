/** Lists of a business as one text each, as an export writes them. */
const list = (select: string) =>
  `(select coalesce(string_agg(text, '; ' order by place), '') from (${select}) l (text, place))`;

const ROLES = ["buyer", "seller", "service_provider", "organization", "processor", "vendor"];

const personal = (column: string) => `case when hide_personal_info then null else ${column} end`;

const time = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const checklist = (kind: string) =>
  list(
    `select distinct key, key from roles r join checklists c on c.role_id = r.id, unnest(c.keys) key where r.account_id = a.id and c.kind = '${kind}'`,
  );

/** The columns of an export as PostgreSQL itself would write them. */
const COLUMNS: Record<string, string> = {
  id: "a.id",
  account_id: "a.id",
  slug: "slug",
  business_name: "business_name",
  first_name: personal("a.first_name"),
  last_name: personal("a.last_name"),
  title: personal("title"),
  email: personal("a.email"),
  phone: personal("phone"),
  fax: personal("fax"),
  cell: personal("cell"),
  address_1: personal("address_1"),
  city: "city",
  postal_code: personal("postal_code"),
  latitude: personal("latitude"),
  longitude: personal("longitude"),
  greenbelt_location: "greenbelt_location",
  website: "website",
  online_store: "online_store",
  twitter: "twitter",
  instagram: "instagram",
  facebook: "facebook",
  linkedin: "linkedin",
  youtube: "youtube",
  description: "description",
  category: list("select business_type, position from account_business_types t where t.account_id = a.id"),
  roles: list(`select (array['${ROLES.join("','")}'])[code], r.id from roles r where r.account_id = a.id`),
  products: list(
    "select p.name, min(p.id) from roles r join products p on p.role_id = r.id where r.account_id = a.id group by p.name",
  ),
  product_categories: list(
    "select distinct p.category::text, p.category from roles r join products p on p.role_id = r.id where r.account_id = a.id",
  ),
  classifications: checklist("classifications"),
  safety_standards: checklist("safety_standards"),
  processing_types: checklist("processing_types"),
  services_provided: checklist("services_provided"),
  services_needed: checklist("services_needed"),
  organizations: list(
    "select o.slug, o.name_key from connections c join accounts o on o.id = c.organization_id where c.account_id = a.id and c.state = 'accepted'",
  ),
  hide_personal_info: "hide_personal_info",
  state:
    "case when u.disabled_at is not null then 'disabled' when a.claimed_at is null then 'unclaimed' when u.activated_at is null then 'unverified' else 'active' end",
  created_at: time("a.created_at"),
  last_login: time("u.last_login_at"),
  updated_at: time("a.updated_at"),
  language: "u.language",
};

/** The fields that both sides write: all but the addresses of pictures and what follows from other columns. */
export const FIELDS = Object.keys(COLUMNS);

export const COPY = `copy (select ${Object.entries(COLUMNS)
  .map(([name, expression]) => `${expression} as ${name}`)
  .join(
    ", ",
  )} from accounts a left join lateral (select * from users f where f.account_id = a.id order by f.id limit 1) u on true
  order by a.name_key, a.id) to stdout (format csv, header)`;
