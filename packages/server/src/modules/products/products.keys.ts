/** What distinguishes two products of a role's category: letter case and the width of spaces do not matter, accents do. */
export function productKey(name: string): string {
  return name.trim().replace(/\s+/g, " ").normalize("NFC").toLocaleLowerCase("en-CA");
}
