import { formatter } from '@lingui/format-po'
import { defineConfig } from '@lingui/cli'
import { SIMULATOR, wordFolders } from './scripts/lib/word-folders.ts'

/**
 * Korean is written in the source and is the key; it has no catalogue. English stands beside the code that says it, in
 * one `en.po` for each feature of an area, each noun of the domain, and the app itself: it comes with the code [LNG-01,
 * LNG-02], and is handed over with it.
 */
export default defineConfig({
  sourceLocale: 'ko',
  locales: ['en'],
  catalogs: wordFolders().map(({ folder, sources }) => ({
    path: `<rootDir>/${folder}/{locale}`,
    include: sources.map((source) => `<rootDir>/${source}`),
    exclude: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/*.stories.tsx',
      ...(folder === SIMULATOR ? [] : [`**/${SIMULATOR.slice('src/'.length)}/**`]),
    ],
  })),
  orderBy: 'message',
  format: formatter({ lineNumbers: false }),
})
