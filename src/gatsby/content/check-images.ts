/** Checks the images that content names: each must exist, be readable, and be large enough. */
import path from "node:path";
import type { z } from "zod";
import { nearestName } from "../../lib/nearest";
import { formatValue, type ContentIssue } from "./content-issue";
import { IMAGE_SIZE, MAX_IMAGE_SIDE } from "./definitions/image";
import { issueAt, type Entity } from "./entity";
import { diskImages, type ImageLibrary } from "./image-library";
import { describeField, elementOf, fileFieldsOf, type FieldMeta } from "./zod-shape";

type ImageUse = { path: PropertyKey[]; value: string; kind: NonNullable<FieldMeta["imageKind"]> };

const imagesIn = (schema: z.ZodType, value: unknown, place: PropertyKey[] = []): ImageUse[] => {
  const { kind, meta } = describeField(schema);
  if (value === undefined) return [];
  if (meta.imageKind) return [{ path: place, value: String(value), kind: meta.imageKind }];
  if (kind === "array")
    return (value as unknown[]).flatMap((entry, index) => imagesIn(elementOf(schema), entry, [...place, index]));
  if (kind !== "object") return [];
  return Object.entries(fileFieldsOf(schema)).flatMap(([name, field]) =>
    imagesIn(field, (value as Record<string, unknown>)[name], [...place, name]),
  );
};

const checkImage = async (
  entity: Entity,
  use: ImageUse,
  dataFolder: string,
  library: ImageLibrary,
): Promise<ContentIssue[]> => {
  const file = path.resolve(dataFolder, entity.collection.folder, use.value);
  const least = IMAGE_SIZE[use.kind];
  const wanted = `an image of at least ${least.width} by ${least.height} pixels`;
  const neighbors = await library.names(path.dirname(file));
  const name = path.basename(file);
  if (!neighbors.includes(name)) {
    const missing = `${formatValue(use.value)}, which is not there`;
    // Names must be lower case: some file systems tell letter case apart and others do not.
    const capital = neighbors.find((other) => other !== name && other.toLowerCase() === name);
    if (capital) return [issueAt(entity, use.path, missing, `a file of that name (rename ${formatValue(capital)})`)];
    const near = nearestName(name, neighbors);
    return [issueAt(entity, use.path, missing, wanted, near && path.posix.join(path.posix.dirname(use.value), near))];
  }
  const size = await library.size(file);
  const broken = () => [
    issueAt(entity, use.path, `${formatValue(use.value)}, which is not a whole PNG, JPEG or WebP file`, wanted),
  ];
  if (!size) return broken();
  if (size.isTurned) {
    const turned = `${formatValue(use.value)}, which a mark of the camera turns`;
    return [issueAt(entity, use.path, turned, `${wanted}, saved again upright`)];
  }
  const found = `an image of ${size.width} by ${size.height} pixels`;
  if (size.width < least.width || size.height < least.height) return [issueAt(entity, use.path, found, wanted)];
  if (Math.max(size.width, size.height) > MAX_IMAGE_SIDE) {
    return [issueAt(entity, use.path, found, `${wanted}, and at most ${MAX_IMAGE_SIDE} on either side`)];
  }
  return (await library.isWhole(file)) ? [] : broken();
};

/**
 * Checks the images of all entities.
 *
 * @param entities entities that meet their definitions
 * @param dataFolder absolute path of `data`
 * @param library reads image files and caches what it finds; several runs may share one
 * @returns the issues
 */
export const checkImages = async (
  entities: readonly Entity[],
  dataFolder: string,
  library: ImageLibrary = diskImages(),
): Promise<ContentIssue[]> => {
  const issues = await Promise.all(
    entities.flatMap((entity) =>
      imagesIn(entity.collection.definition, entity.value).map((use) => checkImage(entity, use, dataFolder, library)),
    ),
  );
  return issues.flat();
};
