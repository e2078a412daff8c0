import { defineConfig } from 'vitest/config'

/**
 * Tests of the built app: what it weighs, counts and leaves behind. They need `npm run build` first; `npm test` runs
 * them after it.
 */
export default defineConfig({
  test: {
    name: 'gates',
    include: ['bench/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Most of a gate is one build or one page after the other: what needs the built app has a core, what needs the
    // server alone the other.
    maxWorkers: 2,
  },
})
