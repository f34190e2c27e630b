import { z } from "zod";

/** The name of a type's schema file: "AiSolutionsPage" becomes "ai-solutions-page.schema.json". */
export const schemaFileName = (type: string): string =>
  `${type.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.schema.json`;

/**
 * The field `$schema`, by which an editor finds the schema of a file.
 *
 * @param type name of the content type
 */
export const schemaFile = (type: string) =>
  z
    .literal(`../schemas/${schemaFileName(type)}`)
    .meta({ description: "The schema file that editors complete and check from." });
