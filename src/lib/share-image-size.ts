/** Size of every share image, in pixels (docs/product.md, section 9). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
