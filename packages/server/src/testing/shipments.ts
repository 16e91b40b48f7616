export const parcel = { length: 11.81103, width: 7.87402, height: 7.87402, weight: 80 };

/** A box from a farm near Elora to a flat in Toronto. */
export const shipment = (more: object = {}) => ({
  from_address: { street1: "7800 Sideroad 15", city: "Elora", zip: "n0b 1s0", residential: false },
  to_address: { street1: "100 Queen St W", city: "Toronto", zip: "M5H 2N2", residential: true },
  parcel,
  options: { dry_ice: false, currency: "CAD" },
  ...more,
});

export interface Rate {
  carrier: string;
  service_name: string;
  rate: number | null;
  delivery_days: number | null;
}

export const priced = (body: { rates: Rate[] }) => body.rates.filter(({ rate }) => rate !== null);
