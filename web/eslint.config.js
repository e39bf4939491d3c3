import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'

/** Run from the root, over the page and over the fifth game's. What all games share knows none of them; only the registry does. */
const NO_GAME = { group: ['**/games/*/**'], message: 'A game is reached through games/registry alone.' }

export default defineConfig(
  globalIgnores(['web/src/wire', 'web/worker.js', 'tests/fifth/*/page/wire']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript sees to it
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/no-useless-mustaches': 'off', // {' · '}: a space that no formatter may move
      'svelte/prefer-svelte-reactivity': 'off', // what is never mutated needs no reactive Map
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows better which are used
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    files: ['web/src/{lib,shell,home,learn,replay,art}/**', 'web/src/*'],
    rules: { 'no-restricted-imports': ['error', { patterns: [NO_GAME] }] },
  },
)
