import { collectionOf, entityName } from "./collections";
import { keepValuesOf } from "./keep-values";

type ContentFile = { node: { relativePath: string }; object: Record<string, unknown> };

/**
 * Names the node type of a content file, and adds to its content what follows from it
 * (option `typeName` of gatsby-transformer-json).
 *
 * The plugin makes the node of this very object once it knows the type. So a derived
 * field is in the node, and in its digest, as if it stood in the file: queries filter and
 * sort by it without a resolver that would have to run for thousands of nodes first.
 * Values are kept on one line here as well, so whatever checks or reads the files has them as they are typed.
 *
 * @param file the file's node, and its content as it was parsed; derived fields are written into it
 * @returns name of the GraphQL type
 */
export const completeNode = ({ node, object }: ContentFile): string => {
  const collection = collectionOf(node.relativePath);
  if (!collection) return "StrayContent";
  Object.assign(object, keepValuesOf(collection.complete(entityName(node.relativePath), object)));
  return collection.type;
};
