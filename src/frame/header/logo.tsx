import { LOGO_DRAWING } from "../../lib/paths";

/**
 * The logo. It has no text alternative, because its link or the text beside it names it. Built pages contain the
 * drawing itself (gatsby/finish/finish-html.ts), so that it needs no request before the first paint. The file is for
 * browsers that do not support such a source.
 */
export const Logo = () => (
  <picture>
    <source type="image/svg+xml" srcSet={LOGO_DRAWING} />
    <img
      src="/logo.png"
      alt=""
      width={LOGO.width}
      height={LOGO.height}
      className="logo h-[min(2rem,8vw)] w-auto flex-none"
    />
  </picture>
);

/** Size of static/logo.png, in pixels; the logo is displayed at a third of it. */
const LOGO = { width: 478, height: 96 } as const;
