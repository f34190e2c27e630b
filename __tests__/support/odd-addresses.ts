/** Addresses that cannot be decoded, or that URL parsers split in different ways. */
export const HARD_ADDRESSES =
  "/about// /about?x=%zz&y=%26 /%09 /about%0A /% /50%-off /caf%E9 /about% //a%?x=1 /%zz#team".split(" ");

/**
 * Odd addresses that mail programs, copied links and people produce: encoded characters, other names of pages, doubled
 * slashes, and meaningless characters.
 */
export const ODD_ADDRESSES = [
  ..."/R%26D /careers%3Ajobs /user%40example.com /c%2B%2B /a%2Cb /x%3D1 /price%24 /jobs%3Bid /%26".split(" "),
  ..."/contact%26utm_source%3Dmail /blog%26q=x /index /services%2Ffinance /no%2Fpage /100%25-free /about%3Fx".split(
    " ",
  ),
  ..."/404 /404/ /404.html // /about%23team /blog?q=%25#%2526".split(" "),
  ...HARD_ADDRESSES,
];
