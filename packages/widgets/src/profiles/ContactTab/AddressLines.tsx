import type { Schema } from "@foodshed/sdk";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { PhoneLine } from "./ContactLines.tsx";
import * as css from "./ContactTab.css.ts";

/** One of a business's locations; missing and hidden parts are left out. */
export function AddressLines({ address }: { address: Schema<"Address"> }) {
  const t = useTranslate();
  const town = [address.city, address.province, address.postal_code].filter(Boolean).join(", ");
  return (
    <address className={css.contact}>
      {address.description && <p className={css.name}>{address.description}</p>}
      {address.address_1 && <p>{address.address_1}</p>}
      {address.address_2 && <p>{address.address_2}</p>}
      {town && <p>{town}</p>}
      <PhoneLine label={t(strings.phone)} number={address.phone} />
    </address>
  );
}
