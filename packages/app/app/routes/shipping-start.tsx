import { PageLoading, saveShipmentDraft } from "@foodshed/widgets";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pageMeta } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/shipping-start.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Shipping Calculator" });

/** Stores a shipment that was started on a partner's page, so that it survives the calculator's login. */
export default function ShippingStart() {
  const navigate = useNavigate();
  useEffect(() => {
    saveShipmentDraft(location.hash);
    navigate(paths.shipping, { replace: true });
  }, [navigate]);
  return <PageLoading />;
}
