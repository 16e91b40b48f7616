import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import { FileResponse, type Routes } from "../handler.ts";

export const routes: Routes<"getImage"> = {
  async getImage({ services, params }) {
    const image = await services.images.read(params.name);
    if (!image) throw DomainError.notFound(localized(coreStrings.noSuchPicture));
    return new FileResponse(image.type, image.data, {
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
  },
};
