/** What the attribute of an element may say. */
export interface AttributeRule {
  /** As the documentation of the elements names types. */
  type: string;
  /** The values of a choice. */
  values?: readonly string[];
  required?: boolean;
}

/** The elements of this release, written from their documentation. */
export interface Catalogue {
  elements: readonly { tag: string; name: string; attributes: Readonly<Record<string, AttributeRule>> }[];
  /** The attributes of every element. */
  shared: Readonly<Record<string, AttributeRule>>;
  /** The backgrounds of the themes. */
  paper: Readonly<Record<"light" | "dark", string>>;
}
