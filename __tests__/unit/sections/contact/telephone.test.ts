import { telephoneHref } from "../../../../src/sections/contact/telephone";

test.each([
  ["+1 415 555 0142", "tel:+14155550142"],
  ["+44 (0)20-7946.0391", "tel:+442079460391"],
])("%s is dialed as %s", (number, href) => expect(telephoneHref(number)).toBe(href));
