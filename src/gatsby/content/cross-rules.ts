/** Rules across files, or across two fields of one file. */
import { pageTitle } from "../../frame/page-title";
import { companySize, officeHolidays, serviceTitles } from "./company-rules";
import { formatValue, type ContentIssue } from "./content-issue";
import { entitiesOf, issueAt, type Entity, type Rule } from "./entity";
import { articleIds, industryFileNames } from "./id-rules";
import { branchSolutions } from "./industry-rules";
import { detoursWithoutPage, linkTargets, linkTopics, ownTopics } from "./link-rules";
import {
  articleLength,
  chartFigures,
  featuredPost,
  oneCategoryForAll,
  postCategories,
  postIndustries,
  updatedPosts,
} from "./post-rules";
import { intentAnswers, synonyms } from "./search-rules";

const repeated = (
  entities: readonly Entity[],
  path: readonly string[],
  what: string,
  shown = (text: string) => text,
): ContentIssue[] => {
  const first = new Map<string, Entity>();
  return entities.flatMap((entity) => {
    const value = path.reduce<unknown>((current, key) => (current as Record<string, unknown>)[key], entity.value);
    const asShown = shown(String(value));
    const earlier = first.get(asShown);
    if (!earlier) {
      first.set(asShown, entity);
      return [];
    }
    return [issueAt(entity, path, `${formatValue(value)}, which ${earlier.file} has too`, `${what} of its own`)];
  });
};

/**
 * Titles must be unique: search engines treat two pages with the same title as one, and the head is replaced only when
 * the title changes (helmet-browser.ts).
 */
const uniquePages: Rule = (content) => {
  const pages = content.entities.filter((entity) => entity.collection.page);
  const [settings] = entitiesOf(content, "SiteSettings");
  const withBrand = (title: string) => (settings ? pageTitle(title, settings.content.brand) : title);
  return [
    ...repeated(pages, ["seo", "title"], "a title", withBrand),
    ...repeated(pages, ["seo", "description"], "a description"),
  ];
};

/** All rules across files. */
export const CROSS_RULES: readonly Rule[] = [
  uniquePages,
  branchSolutions,
  postCategories,
  postIndustries,
  oneCategoryForAll,
  updatedPosts,
  articleLength,
  chartFigures,
  featuredPost,
  linkTargets,
  ownTopics,
  linkTopics,
  detoursWithoutPage,
  articleIds,
  industryFileNames,
  companySize,
  officeHolidays,
  serviceTitles,
  synonyms,
  intentAnswers,
];
