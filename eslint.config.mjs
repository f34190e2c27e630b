import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Imports point inward: templates, sections, components, ui, hooks, lib. Each layer may not reach outward. */
const INWARD = [
  { target: "./src/lib", from: "./src", except: ["./lib"] },
  { target: "./src/hooks", from: "./src", except: ["./hooks", "./lib"] },
  { target: "./src/ui", from: "./src", except: ["./ui", "./hooks", "./lib"] },
  { target: "./src/components", from: "./src", except: ["./components", "./ui", "./hooks", "./lib"] },
  { target: "./src/sections", from: "./src", except: ["./sections", "./components", "./ui", "./hooks", "./lib"] },
  { target: "./src/gatsby", from: "./src", except: ["./gatsby", "./inline", "./lib"] },
  { target: "./src/inline", from: "./src", except: ["./inline"] },
];

export default tseslint.config(
  { ignores: ["public", ".cache", "node_modules", "src/gatsby-types.d.ts", "test-results", "bench-results"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    plugins: { "import-x": importX },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: INWARD }],
      "import-x/no-cycle": "error",
      "import-x/no-default-export": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      // What depends on the address or the clock is set after mount on purpose: the first render must equal the built HTML.
      "react-hooks/set-state-in-effect": "off",
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
    },
  },
  {
    files: ["src/{components,sections,ui,hooks,lib,templates}/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["**/gatsby/content/*", "**/src/gatsby/*"],
              message: "Build code does not belong in the browser.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/sections/**", "src/ui/**", "src/lib/**"],
    ignores: ["src/ui/link.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "gatsby",
              importNames: ["Link", "navigate", "useStaticQuery"],
              message: "Only ui/link and hooks know these.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/templates/**", "*.config.*", "gatsby-*.ts", "jest.config.js"],
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
    files: ["scripts/**", "__tests__/**"],
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
