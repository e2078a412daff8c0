import { defineConfig } from 'vitest/config'

/** Tests of the built app: what it weighs, counts and leaves behind. They need `npm run build` first; `npm test` runs them after it. */
export default defineConfig({
  test: {
    name: 'gates',
    include: ['bench/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each starts servers or browsers: side by side they would only wait for each other.
    fileParallelism: false,
  },
})
