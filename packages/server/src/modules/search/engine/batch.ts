/** A document ready to be indexed: terms and facets by number. */
export interface NumberedDocument {
  id: number;
  quality: number;
  /** Degrees; NaN when not known. */
  latitude: number;
  longitude: number;
  /** Milliseconds since 1970; Infinity when it never ends. */
  endsAt: number;
  /** When it came, in milliseconds since 1970; 0 when not known. */
  since: number;
  /** Its name as `sortName()` has it. */
  name: string;
  /** `term << FIELD_BITS | fields`, each term once. */
  entries: ArrayLike<number>;
  /** The terms of each product, products separated by `PRODUCT_END`. */
  products: ArrayLike<number>;
  facets: ArrayLike<number>;
  /** Pairs of `seasonNumbers`: the seasons of what it offers. */
  seasons: ArrayLike<number>;
}

/** Ends the terms of one product. */
export const PRODUCT_END = 0xffffffff;

/** Growing columns of documents, before they are turned into a segment. */
export class Batch {
  ids: number[] = [];
  qualities: number[] = [];
  latitudes: number[] = [];
  longitudes: number[] = [];
  ends: number[] = [];
  since: number[] = [];
  names: string[] = [];
  entryStarts: number[] = [0];
  facetStarts: number[] = [0];
  productStarts: number[] = [0];
  seasonStarts: number[] = [0];
  seasons: number[] = [];
  entries = new Uint32Array(1024);
  facets = new Uint8Array(1024);
  products = new Uint32Array(1024);

  get size(): number {
    return this.ids.length;
  }

  push(document: NumberedDocument): void {
    this.ids.push(document.id);
    this.qualities.push(document.quality);
    this.latitudes.push(document.latitude);
    this.longitudes.push(document.longitude);
    this.ends.push(document.endsAt);
    this.since.push(document.since);
    this.names.push(document.name);
    const at = this.entryStarts.at(-1) as number;
    const end = at + document.entries.length;
    if (end > this.entries.length) this.entries = grown(this.entries, end);
    for (let i = 0; i < document.entries.length; i++) this.entries[at + i] = document.entries[i] as number;
    this.entryStarts.push(end);
    const facetsAt = this.facetStarts.at(-1) as number;
    const facetsEnd = facetsAt + document.facets.length;
    if (facetsEnd > this.facets.length) this.facets = grown(this.facets, facetsEnd);
    for (let i = 0; i < document.facets.length; i++) this.facets[facetsAt + i] = document.facets[i] as number;
    this.facetStarts.push(facetsEnd);
    const productsAt = this.productStarts.at(-1) as number;
    const productsEnd = productsAt + document.products.length;
    if (productsEnd > this.products.length) this.products = grown(this.products, productsEnd);
    for (let i = 0; i < document.products.length; i++)
      this.products[productsAt + i] = document.products[i] as number;
    this.productStarts.push(productsEnd);
    for (let i = 0; i < document.seasons.length; i++) this.seasons.push(document.seasons[i] as number);
    this.seasonStarts.push(this.seasons.length);
  }
}

function grown<T extends Uint32Array | Uint8Array>(array: T, size: number): T {
  const larger = new (array.constructor as new (n: number) => T)(Math.max(size, array.length * 2));
  larger.set(array);
  return larger;
}
