declare module "zipcodes/lib/codesCanada.js" {
  interface SortationArea {
    zip: string;
    latitude: number | null;
    longitude: number | null;
    city: string;
    state: string;
  }
  const canada: { codes: Record<string, SortationArea> };
  export default canada;
}
