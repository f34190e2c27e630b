/** The logo. Its link or the text beside it names it. The font, which all text waits for, may come before it. */
export const Logo = () => (
  <img
    src="/logo.png"
    alt=""
    width={LOGO.width}
    height={LOGO.height}
    fetchpriority="low"
    className="logo h-[min(2rem,8vw)] w-auto flex-none"
  />
);

/** Size of static/logo.png, in pixels; it is shown at a third of it. */
const LOGO = { width: 478, height: 96 } as const;
