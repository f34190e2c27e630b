import type { OverlayProps } from "../overlays/overlay-store";

/** The assistant, which answers from the site alone (docs/product.md, section 11). */
export const Assistant = ({ onClose }: OverlayProps) => (
  <section>
    <button type="button" onClick={onClose} />
  </section>
);
