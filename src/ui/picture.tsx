import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentPropsWithoutRef } from "react";

type Source = { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;

export type PictureProps = Omit<ComponentPropsWithoutRef<"img">, "src" | "srcSet" | "alt" | "width" | "height"> & {
  /** A file node with `gatsbyImageData(placeholder: NONE, formats: [AVIF, WEBP])`. */
  image: Source;
  /** An alternative for small windows: another file node, its media query, and its display widths. */
  small?: { image: Source; media: string; sizes: string };
  /** Display widths (the `sizes` attribute), such as "(min-width: 64rem) 50vw, 100vw". */
  sizes: string;
  /** True if the first screen may show it: fetched at once, but after what the text needs (docs/experiments.md). */
  eager?: boolean;
};

const dataOf = (image: Source): IGatsbyImageData => {
  const data = image?.childImageSharp?.gatsbyImageData;
  if (!data) throw new Error("Picture: no data; sharp could not read the file");
  return data;
};

/**
 * A responsive image from Gatsby's image data, always decorative. It does without the image plugin's client code, which
 * would pull react-dom/server into every page.
 */
export const Picture = ({ image, small, sizes, eager = false, className = "", ...props }: PictureProps) => {
  const data = dataOf(image);
  const fallback = data.images.fallback;
  return (
    <picture>
      {small &&
        (dataOf(small.image).images.sources ?? []).map((source) => (
          <source key={source.type} media={small.media} type={source.type} srcSet={source.srcSet} sizes={small.sizes} />
        ))}
      {(data.images.sources ?? []).map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {/* Every supported browser knows AVIF. A single fallback size for others saves each page 0.2 kB of addresses. */}
      <img
        src={fallback?.src}
        width={data.width}
        height={data.height}
        alt=""
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        className={className}
        fetchpriority={eager ? "low" : undefined}
        {...props}
      />
    </picture>
  );
};
