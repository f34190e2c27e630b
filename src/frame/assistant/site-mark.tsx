/** The N of the logo, as in static/favicon.svg. It is decorative: the text beside it has the name. */
export const SiteMark = () => (
  <svg viewBox="0 0 60 60" aria-hidden="true" className="chat-mark">
    <path d="M0 0L11.4 6.84V60H0ZM48.6 0H60V60L48.6 53.16Z" fill="currentColor" />
    <path d="M16.2 9.72L27.6 16.56V40.56L16.2 33.72ZM32.4 19.44L43.8 26.28V50.28L32.4 43.44Z" fill="currentColor" />
  </svg>
);
