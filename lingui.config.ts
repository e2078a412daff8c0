import { formatter } from '@lingui/format-po'
import { defineConfig } from '@lingui/cli'

/**
 * Korean is written in the source and is the key; English stands in src/locales/en. One catalogue per area, so that an
 * area can be handed over with its words and English loads with the first screen that needs it [LNG-01, LNG-02].
 * Everything outside src/areas shares the catalogue `app`.
 */
export default defineConfig({
  sourceLocale: 'ko',
  locales: ['ko', 'en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/app',
      include: ['start', 'app', 'session', 'shell', 'routes', 'patterns', 'ui', 'charts', 'contract', 'lib'].map(
        (folder) => `<rootDir>/src/${folder}`,
      ),
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/shell/simulator/**'],
    },
    {
      // In a folder of its own, so that the app's build does not carry it: it belongs to development and the demo.
      path: '<rootDir>/src/locales/{locale}/tools/simulator',
      include: ['<rootDir>/src/shell/simulator'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: ['<rootDir>/src/areas/{name}'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  orderBy: 'message',
  format: formatter({ lineNumbers: false }),
})
