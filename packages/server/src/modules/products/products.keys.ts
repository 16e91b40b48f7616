/** What distinguishes two products of a role's category: letter case does not matter, accents do. */
export function productKey(name: string): string {
  return name.trim().normalize("NFC").toLocaleLowerCase("en-CA");
}
