/* One stylesheet for pages without a bundler of styles: also what lazy parts bring along, which nothing would link for them. */
import "./index.ts";
import "./primitives/ImageCropper/ImageCropper.tsx";
