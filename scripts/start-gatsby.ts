/** Starts Gatsby up to its GraphQL schema, without a bundler. Gatsby neither exports nor types any of this. */
import { createRequire } from "node:module";
import path from "node:path";

type State = { schema: unknown; definitions: unknown; config: { graphqlTypegen: unknown } };
type Context = { program: object; store?: { getState: () => State } };
type Step = (context: Context) => Promise<object>;
type Services = Record<"initialize" | "customizeSchema" | "sourceNodes" | "buildSchema", Step>;

/**
 * Starts Gatsby in a folder, which becomes the working directory. Gatsby keeps global state, so a process can start it
 * only once.
 *
 * @param folder absolute path of a copy of the site (site-copy.ts)
 * @returns Gatsby's store and reporter, and a function that loads Gatsby's other modules
 */
export const startGatsby = async (folder: string) => {
  process.chdir(folder);
  Object.assign(process.env, {
    NODE_ENV: "production",
    gatsby_executing_command: "build",
    GATSBY_TELEMETRY_DISABLED: "1",
  });
  const load = createRequire(path.join(folder, "gatsby-node.ts"));
  const services = load("gatsby/dist/services") as Services;
  const { default: reporter } = load("gatsby-cli/lib/reporter") as { default: unknown };
  const program = {
    directory: folder,
    _: ["build"],
    sitePackageJson: load("./package.json") as object,
    extensions: [".js", ".jsx", ".ts", ".tsx", ".json"],
    report: reporter,
    browserslist: [],
  };
  const context: Context = { program, ...(await services.initialize({ program })) };
  await services.customizeSchema(context);
  await services.sourceNodes(context);
  await services.buildSchema(context);
  if (!context.store) throw new Error("startGatsby: Gatsby started without a store");
  return { store: context.store, reporter, load };
};
