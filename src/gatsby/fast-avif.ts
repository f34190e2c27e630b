import sharp, { type AvifOptions } from "sharp";
import { AVIF_EFFORT } from "./image-cache";

/**
 * Lowers the effort that AVIF pictures are encoded with: gatsby-plugin-sharp
 * has no option for it, and images are most of a build's time.
 */
export const lowerAvifEffort = (): void => {
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function fastAvif(options?: AvifOptions) {
    return avif.call(this, { effort: AVIF_EFFORT, ...options });
  };
};
