/** What of a JSON Schema a form may want to know beforehand, and how it is called. */
const SUFFIXES = {
  minLength: "MIN_LENGTH",
  maxLength: "MAX_LENGTH",
  minimum: "MIN",
  maximum: "MAX",
  minItems: "MIN_ITEMS",
  maxItems: "MAX_ITEMS",
  default: "DEFAULT",
  pattern: "PATTERN",
} as const;

export interface Schema extends Partial<Record<keyof typeof SUFFIXES, unknown>> {
  properties?: Record<string, Schema>;
  items?: Schema;
}

/**
 * A module of constants: the limits of the contract's schemas and of their properties, one `export const` each, so that a bundle
 * holds those that are used. `ProductName.maxLength` is PRODUCT_NAME_MAX_LENGTH, `NewProducts.names.maxItems` NEW_PRODUCTS_NAMES_MAX_ITEMS,
 * and the limits of a list's entries have ITEM in their names.
 */
export function limitsModule(schemas: Record<string, Schema>): string {
  return Object.entries(schemas)
    .flatMap(([name, schema]) => [
      ...limitsOf(constantName(name), schema),
      ...Object.entries(schema.properties ?? {}).flatMap(([property, inner]) =>
        limitsOf(`${constantName(name)}_${constantName(property)}`, inner),
      ),
    ])
    .join("");
}

function limitsOf(name: string, schema: Schema): string[] {
  const own = (Object.keys(SUFFIXES) as (keyof typeof SUFFIXES)[]).flatMap((keyword) => {
    const value = schema[keyword];
    if (keyword === "pattern" && typeof value === "string")
      return [constant(name, keyword, String(new RegExp(value, "u")))];
    return typeof value === "number" ? [constant(name, keyword, String(value))] : [];
  });
  return schema.items ? [...own, ...limitsOf(`${name}_ITEM`, schema.items)] : own;
}

function constant(name: string, keyword: keyof typeof SUFFIXES, value: string): string {
  return `export const ${name}_${SUFFIXES[keyword]} = ${value};\n`;
}

function constantName(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/\W/g, "_")
    .toUpperCase();
}
