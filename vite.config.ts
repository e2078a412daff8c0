import { readFileSync } from 'node:fs'
import { lingui } from '@lingui/vite-plugin'
import linguiMacro from '@lingui/babel-plugin-lingui-macro'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { assetFileNames, chunkFileNames, chunkPolicy } from './scripts/lib/chunk-policy.ts'
import { guardedChunks } from './scripts/lib/guarded-chunks.ts'
import { mappedRoutes } from './scripts/lib/mapped-routes.ts'
import { ownWords } from './scripts/lib/own-words.ts'
import { plainIcons } from './scripts/lib/plain-icons.ts'
import { precompileMessages } from './scripts/lib/precompile-messages.ts'
import { realmTests } from './scripts/lib/realm-tests.ts'
import { routeTreeOptions } from './scripts/lib/route-tree-options.ts'
import { shellSimulator } from './scripts/lib/shell-simulator.ts'

/** Said at the end of the page of all places. */
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

const apiTarget = process.env['HANSANG_API_TARGET'] ?? 'http://127.0.0.1:3001'

/** Paths that belong to the server. With hash addressing the app itself only ever asks for '/' [ROU-01]. */
const serverPaths = [
  '/login',
  '/logout',
  '/session',
  '/api',
  '/retrofit',
  '/_scenarios',
  '/_uploads',
  '/_stand-in',
  '/healthz',
]

/** Babel runs only where a macro is imported: everything else stays with oxc, which is what keeps dev fast. */
const words = defineRolldownBabelPreset({
  preset: () => ({ plugins: [[linguiMacro, { stripMessageField: false }], precompileMessages] }),
  rolldown: { filter: { code: /@lingui\/(?:core|react)\/macro/ } },
})

/**
 * Milliseconds for one test: none asserts by it, and on a busy machine the first one of a file waits for all that it
 * imports.
 */
const testTimeout = 30_000

/** What `npm test` plays of everything (docs/decisions/286); by hand, and with --whole, it is all. */
const IN_GATE = process.env['HANSANG_GATE'] === '1'
const OPERATIONS = [
  'server/operations/**/*.test.ts',
  'server/domain/**/*.test.ts',
  'server/{night,reminders}.test.ts',
  'server/stand-ins/*.test.ts',
]
/** Whole servers side by side, each of whose parts is proved on two connections. */
const SIDE_BY_SIDE = ['server/two-servers.test.ts']
/** Tests of our own tools, which take minutes: the gate uses each of these tools once elsewhere. */
const TOOLS = [
  'scripts/mock/*.test.ts',
  'scripts/contract/drift/*.test.ts',
  'scripts/contract/{silence,writes,cli,stop,prism,clean-recordings}.test.ts',
  'scripts/properties/mock.test.ts',
  'scripts/bundle-server.test.ts',
]
/** Only vitest asks where a test runs. */
const inRealms = process.env['VITEST'] ? realmTests(import.meta.dirname) : []
const unit = { setupFiles: ['./tests/support/on-test-day.ts', './tests/support/unmount.ts'], testTimeout }
const server = {
  environment: 'node' as const,
  globalSetup: ['./server/test-support/postgres.setup.ts'],
  setupFiles: ['./server/db/quick-imports.ts'],
  testTimeout,
  hookTimeout: 60_000,
}

export default defineConfig(({ isSsrBuild }) => ({
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [
    mappedRoutes(),
    // The entry frames (scripts/lib/entry-frames.ts) hold no route, and reading all of them takes half of their build.
    !isSsrBuild &&
      tanstackRouter({
        ...routeTreeOptions,
        autoCodeSplitting: true,
        // The loader travels with its screen: the first load carries addresses and flags, no queries and no guards.
        codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      }),
    guardedChunks(),
    ownWords(),
    plainIcons(),
    babel({ presets: [words] }),
    react(),
    lingui(),
    shellSimulator(),
  ],
  server: {
    port: 8080,
    strictPort: true,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: apiTarget, changeOrigin: false }])),
  },
  build: {
    sourcemap: false,
    modulePreload: { polyfill: false }, // browsers without it only start a little later
    manifest: true,
    // Vite writes small files into what asks for them: a font would be no file of ours then (font-src), the page's icon
    // part of the page.
    assetsInlineLimit: (file) => (/\.(?:woff2|png)$/.test(file) ? false : undefined),
    // What took its time is a question for who works on the build, and 'use client' of a package means nothing here; to
    // everybody else both look like a fault.
    rolldownOptions: {
      output: { codeSplitting: chunkPolicy, chunkFileNames, assetFileNames },
      checks: { bundlerTimings: false, moduleLevelDirective: false },
    },
  },
  test: {
    // All cores: left to itself one of two stays idle.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { ...unit, name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: inRealms } },
      // A process for each of these would read, compile and warm up React, the document and what looks into it anew;
      // for others its start is most of it.
      {
        extends: true,
        test: { ...unit, name: 'unit-realm', include: inRealms, pool: 'vmForks', vmMemoryLimit: '1500MB' },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{probe,truth}/**/*.test.ts'],
          exclude: IN_GATE ? [...OPERATIONS, ...SIDE_BY_SIDE] : OPERATIONS,
          provide: { databases: 'both' },
        },
      },
      // Each makes its own members and its own server: what it loads can stay for the next file of the worker.
      {
        test: {
          ...server,
          name: 'operations',
          include: OPERATIONS,
          isolate: false,
          provide: { databases: IN_GATE ? 'one' : 'both' },
        },
      },
      {
        extends: true,
        test: {
          name: 'repo',
          include: ['tests/*.test.ts', 'scripts/**/*.test.ts', 'openapi/**/*.test.ts'],
          ...(IN_GATE && process.env['HANSANG_TOOLS'] !== '1' && { exclude: TOOLS }),
          environment: 'node',
          testTimeout,
        },
      },
    ],
  },
}))
