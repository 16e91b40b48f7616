import { PageLoading, saveShipmentDraft } from "@foodshed/widgets";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { addressFor, paths } from "../paths.ts";
import { useLocale } from "../translate.ts";
import "../typed-fields.ts";
import type { Route } from "./+types/shipping-start.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.shipping });

/** Stores a shipment that was started on a partner's page, so that it survives the calculator's login. */
export default function ShippingStart() {
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    saveShipmentDraft(location.hash);
    navigate(addressFor(paths.shipping, locale), { replace: true });
  }, [navigate, locale]);
  return <PageLoading />;
}
