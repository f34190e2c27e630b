import { readdirSync } from "node:fs";
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Who may import what within `src`: each layer, and the layers below that it may reach. */
const LAYERS = {
  // Pure functions that several subjects use.
  lib: [],
  // Pieces of an interface that do not know the site.
  ui: ["lib"],
  // Finds what the site says; the assistant and the search dialog of the frame ask it, and the build fills it.
  search: ["lib"],
  // The frame of every page: header, footer, head, theme, notifications, overlays.
  frame: ["search", "ui", "lib"],
  // The subjects of the pages, a folder each.
  sections: ["frame", "ui", "lib"],
  // Pages as lists of sections.
  templates: ["sections", "frame", "ui", "lib"],
  // What the browser runs first, from the loader in the page to the router.
  browser: ["frame", "ui", "lib"],
  // What runs at build. Of the browser's code it writes two scripts into the pages.
  gatsby: ["browser", "frame", "search", "lib"],
};

/** Endings that an import leaves out. */
const EXTENSIONS = [".ts", ".tsx", ".mjs", ".js"];

/** What the site is made of, which is also linted by its types; for all files that would take twice as long. */
const TYPED = ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"];

/** Folders of sections, one for each page, and one that they share. */
const SECTIONS = readdirSync("src/sections");

const ZONES = [
  ...Object.entries(LAYERS).map(([layer, reach]) => ({
    target: `./src/${layer}`,
    from: "./src",
    except: [layer, ...reach].map((name) => `./${name}`),
  })),
  ...SECTIONS.map((folder) => ({
    target: `./src/sections/${folder}`,
    from: "./src/sections",
    except: [...new Set([`./${folder}`, "./shared"])],
  })),
  // Scripts and tools serve the tests, and not the other way around.
  ...["./scripts", "./tools"].map((target) => ({ target, from: "./__tests__" })),
];

export default tseslint.config(
  { ignores: ["public", ".cache", "gatsby-types.d.ts", "test-results", "bench-results", ".stryker-tmp"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    plugins: { "import-x": importX },
    // Without them an import that names no extension is not found, and no rule on imports applies to it.
    settings: {
      "import-x/extensions": EXTENSIONS,
      "import-x/resolver-next": [createNodeResolver({ extensions: [...EXTENSIONS, ".json"] })],
    },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: ZONES }],
      // Packages are not read for it.
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-default-export": "error",
      // Of Node, of packages, from further up, from beside; each group by its paths.
      "import-x/order": [
        "error",
        {
          groups: ["builtin", "external", "internal", "parent", "sibling", "index"],
          alphabetize: { order: "asc", caseInsensitive: true },
        },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      // What depends on the address or the clock is set after mount on purpose: the first render must equal the built HTML.
      "react-hooks/set-state-in-effect": "off",
      // A region that scrolls takes the focus, or no keyboard could scroll it in Safari (ui/data-table).
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["region"] }],
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
    },
  },
  {
    files: TYPED,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-shadow": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/ui/link.tsx", "src/frame/use-site-*.ts", "src/gatsby/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "gatsby",
              importNames: ["Link", "navigate", "useStaticQuery"],
              message: "Only ui/link and frame/use-site-… know these.",
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      "src/templates/**",
      "*.config.*",
      "gatsby-*.ts",
      "{babel,jest}.config.js",
      // Playwright asks for its global setup and its reporters by their default exports.
      "__tests__/engines/support/{host,engine-counts}.ts",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  {
    // Declarations of other modules take the shapes those modules have.
    files: ["**/*.d.ts"],
    rules: {
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-unused-vars": "off",
      "import-x/no-default-export": "off",
    },
  },
  {
    // What runs first comes first.
    files: ["src/browser/entry.ts", "gatsby-browser.tsx"],
    rules: { "import-x/order": "off" },
  },
  {
    files: ["scripts/**", "tools/**", "__tests__/**"],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.js"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["__tests__/**"],
    languageOptions: { globals: globals.jest },
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  prettier,
);
