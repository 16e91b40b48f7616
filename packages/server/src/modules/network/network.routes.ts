import { localized } from "@foodshed/sdk/locale";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import type { Routes } from "../handler.ts";
import type { Services } from "../services.ts";
import { describeNetwork, findLogo } from "./network.service.ts";
import { LOGOS_PATH } from "./operator.ts";

export const routes: Routes<"getNetwork"> = {
  getNetwork: ({ services }) => describeNetwork(services),
};

/** The sponsors' logos, whose addresses change with their content. */
export async function plugin(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Params: { file: string } }>(`${LOGOS_PATH}:file`, async (request, reply) => {
    const logo = await findLogo(services, request.params.file);
    if (!logo) throw DomainError.notFound(localized(coreStrings.noSuchPicture));
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("x-content-type-options", "nosniff")
      .type(logo.type)
      .send(logo.content);
  });
}
