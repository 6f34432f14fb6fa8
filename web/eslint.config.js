import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules/", "public/"] },
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser } } },
    {
        files: ["src/**/*.ts", "src/**/*.svelte"],
        languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
        // Whatever comes from outside is read by a guard (see src/lib/wire.ts).
        rules: { "@typescript-eslint/no-unsafe-type-assertion": "error" },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        rules: {
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
            // Our own small router takes plain paths.
            "svelte/no-navigation-without-resolve": "off",
            // Maps and addresses that no component reads need not be watched.
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
);
