import * as z from "zod";

// EasyPost's answers as far as they are read here. https://docs.easypost.com/docs/shipments
const rate = z.object({
  carrier: z.string().min(1),
  service: z.string(),
  rate: z.string().nullish(),
  currency: z.string().nullish(),
  delivery_days: z.number().nullish(),
  est_delivery_days: z.number().nullish(),
});
const message = z.object({ carrier: z.string().nullish(), type: z.string().nullish() });

/** A shipment that was made: rates, and what went wrong with single carriers. */
export const easyPostShipment = z.object({
  rates: z.array(z.unknown()),
  messages: z.array(z.unknown()).nullish(),
});

export const easyPostRate = rate;
export const easyPostMessage = message;

export const easyPostError = z.object({
  error: z.object({ code: z.string().nullish(), message: z.unknown() }),
});
