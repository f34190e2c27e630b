/**
 * Draws the artwork of the site. `npm run artwork` draws everything except portraits of people added later, because
 * they may have photographs. `npm run artwork -- <slug> ...` draws only the named pictures, including such portraits.
 */
import { runScript } from "../../scripts/run-script";
import { BRAND } from "./brand";
import { COVERS } from "./covers";
import { INDUSTRIES, PHONE_INDUSTRIES, SMALL_INDUSTRIES } from "./industries";
import { OFFICES } from "./offices";
import { writePicture, type Picture } from "./output";
import { PEOPLE, drawPortrait, isOriginal } from "./portraits";

/** One picture for each slug, in a folder of data/images. */
function inFolder(folder: string, drawings: Record<string, (slug: string) => string>): Picture[] {
  return Object.entries(drawings).map(([slug, draw]) => ({
    slug,
    file: `data/images/${folder}/${slug}.png`,
    draw: () => draw(slug),
  }));
}

const pictures: readonly Picture[] = [
  ...inFolder("industries", INDUSTRIES),
  ...Object.entries(SMALL_INDUSTRIES).map(([slug, draw]) => ({
    slug: `${slug}-small`,
    file: `data/images/industries/${slug}-small.png`,
    draw,
    colors: 64,
  })),
  ...Object.entries(PHONE_INDUSTRIES).map(([slug, draw]) => ({
    slug: `${slug}-phone`,
    file: `data/images/industries/${slug}-phone.png`,
    draw,
  })),
  ...inFolder("posts", COVERS),
  ...inFolder("people", Object.fromEntries(PEOPLE.map((slug) => [slug, drawPortrait]))),
  ...inFolder("offices", OFFICES),
  ...BRAND,
];

async function main(slugs: readonly string[]): Promise<void> {
  const unknown = slugs.filter((slug) => !pictures.some((picture) => picture.slug === slug));
  if (unknown.length > 0)
    throw new Error(`No picture named ${unknown.join(", ")}. Known: ${pictures.map(({ slug }) => slug).join(", ")}`);
  const isWanted = (slug: string): boolean =>
    slugs.length > 0 ? slugs.includes(slug) : !PEOPLE.includes(slug) || isOriginal(slug);
  for (const picture of pictures.filter(({ slug }) => isWanted(slug))) {
    const bytes = await writePicture(process.cwd(), picture);
    console.log(`${picture.file}  ${(bytes / 1024).toFixed(0)} kB`);
  }
}

runScript(() => main(process.argv.slice(2)));
