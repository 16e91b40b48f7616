import { DomainError } from "../../core/domain-error.ts";
import { FileResponse, type Routes } from "../handler.ts";

export const routes: Routes<"getImage"> = {
  async getImage({ services, params }) {
    const image = await services.images.read(params.name);
    if (!image) throw DomainError.notFound("This picture does not exist.");
    return new FileResponse(image.type, image.data, {
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
  },
};
