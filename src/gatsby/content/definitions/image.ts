import { z } from "zod";

/** Smallest size of an image file by its use, in pixels. */
export const IMAGE_SIZE = {
  artwork: { width: 1600, height: 1000 },
  band: { width: 1600, height: 580 },
  cover: { width: 1600, height: 900 },
  portrait: { width: 800, height: 800 },
  office: { width: 1200, height: 750 },
} as const;

/** Longest side of an image file, in pixels. AVIF and WebP cannot hold more than 16,383, and far less is plenty. */
export const MAX_IMAGE_SIDE = 8000;

export const image = (kind: keyof typeof IMAGE_SIZE, description: string) =>
  z
    .string()
    .regex(
      /^\.\.\/images\/[a-z0-9/-]+\.(png|jpe?g|webp)$/,
      'an image below data/images (.png, .jpg, .jpeg or .webp, in lower-case letters), such as "../images/industries/finance.png"',
    )
    .meta({ description, imageKind: kind });
