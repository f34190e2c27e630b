/** Names of the posted forms, at the host and of their drafts. */
export const CONTACT_FORM = "contact";
export const NEWSLETTER_FORM = "newsletter";

/** Field of every posted form that only bots fill in; the host drops such a form. */
export const HONEYPOT = "bot-field";
