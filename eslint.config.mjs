import { readdirSync } from "node:fs";
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Import boundaries within `src`: each layer, and the other layers that it may import from. */
const LAYERS = {
  // Pure functions shared by several subjects.
  lib: [],
  // Interface components that know nothing about the site.
  ui: ["lib"],
  // Searches the content. The frame's assistant and search dialog query it, and the build creates its index.
  search: ["lib"],
  // The frame of every page: header, footer, head, theme, notifications, overlays.
  frame: ["search", "ui", "lib"],
  // Parts of the pages, one folder per subject.
  sections: ["frame", "ui", "lib"],
  // Pages as lists of sections.
  templates: ["sections", "frame", "ui", "lib"],
  // The first code in the browser, from the inline loader to the router.
  browser: ["frame", "ui", "lib"],
  // Code of the build. It writes two scripts of the browser layer into the pages.
  gatsby: ["browser", "frame", "search", "lib"],
};

/** File extensions that imports omit. */
const EXTENSIONS = [".ts", ".tsx", ".mjs", ".js"];

/** The code of the site, which is also linted with type information. */
const TYPED = ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"];

/** Folders of sections: one per page, and a shared one. */
const SECTIONS = readdirSync("src/sections");

/**
 * What browsers do not know. Type checking does not notice, since Gatsby's types include those of Node. `process` is
 * left out, because the bundler replaces `process.env`.
 */
const NOT_IN_BROWSERS = Object.keys({ ...globals.node, ...globals.jest }).filter(
  (name) => !(name in globals.browser) && name !== "process",
);

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
  // Tests use scripts and tools, never the other way around.
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
    // Without these, imports without an extension are not resolved, and no import rule applies to them.
    settings: {
      "import-x/extensions": EXTENSIONS,
      "import-x/resolver-next": [createNodeResolver({ extensions: [...EXTENSIONS, ".json"] })],
    },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: ZONES }],
      // Skips the code of packages.
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-default-export": "error",
      // Node modules first, then packages, parent folders and siblings; each group sorted by path.
      "import-x/order": [
        "error",
        {
          groups: ["builtin", "external", "internal", "parent", "sibling", "index"],
          alphabetize: { order: "asc", caseInsensitive: true },
        },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      // State that depends on the address or the clock is set after mount on purpose: the first render must match the
      // built HTML.
      "react-hooks/set-state-in-effect": "off",
      // A scrollable region must be focusable, or no keyboard could scroll it in Safari (ui/data-table).
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
    // A test that does not wait for a check passes whatever the check finds.
    files: ["__tests__/**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  {
    files: ["src/**", "gatsby-browser.tsx"],
    ignores: ["src/gatsby/**"],
    rules: { "no-restricted-globals": ["error", ...NOT_IN_BROWSERS] },
  },
  {
    files: ["src/**"],
    ignores: ["src/ui/link.tsx", "src/frame/use-site-frame.ts", "src/gatsby/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "gatsby",
              importNames: ["Link", "navigate", "useStaticQuery"],
              message: "Only ui/link and frame/use-site-frame know these.",
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
      // Playwright loads its global setup and its reporters by their default exports.
      "__tests__/engines/support/{host,engine-counts}.ts",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  {
    // Declarations must match the modules that they declare.
    files: ["**/*.d.ts"],
    rules: {
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-unused-vars": "off",
      "import-x/no-default-export": "off",
    },
  },
  {
    // The order of imports is the order of execution here.
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
