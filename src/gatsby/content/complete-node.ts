import { collectionOf, entityName } from "./collections";
import { keepValuesOf } from "./keep-values";

type ContentFile = { node: { relativePath: string }; object: Record<string, unknown> };

/**
 * Names the node type of a content file and adds the derived fields to its content (option `typeName` of
 * gatsby-transformer-json).
 *
 * Once the plugin knows the type, it makes the node from this very object. So a derived field is part of the node and
 * of its digest, just like a field of the file. Queries can filter and sort by it, without a resolver that would first
 * have to run for thousands of nodes.
 *
 * Values are joined with no-break spaces here, not in the files. So any code that checks or reads the files gets the
 * texts as they were typed.
 *
 * @param file the file's node and its parsed content, to which the derived fields are added
 * @returns name of the GraphQL type
 */
export const completeNode = ({ node, object }: ContentFile): string => {
  const collection = collectionOf(node.relativePath);
  if (!collection) return "StrayContent";
  Object.assign(object, keepValuesOf(collection.complete(entityName(node.relativePath), object)));
  return collection.type;
};
