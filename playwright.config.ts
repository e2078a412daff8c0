import { defineConfig } from '@playwright/test'
import { chromiumArgs, runsAsRoot } from './scripts/lib/browser.ts'

/**
 * The built app on a real server with a real database, one server per worker (tests/support/test.ts): browser journeys,
 * and every screen of the route tree. Run them with `npm run e2e` and `npm run screens`, which build what is missing
 * and find a browser.
 */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  projects: [
    { name: 'journeys', testDir: 'tests/e2e' },
    // What is wrong is said in words; ten pages are open, and pictures of all of them say less than `npm run tour` on
    // the screen.
    { name: 'screens', testDir: 'tests/screens', use: { screenshot: 'off' } },
  ],
  outputDir: 'test-results',
  // Two cores: a third browser with its server only makes the other two late.
  workers: 2,
  fullyParallel: true,
  // What takes minutes and is proved by parts elsewhere (docs/decisions/286).
  ...(process.env['HANSANG_GATE'] === '1' && { grepInvert: /@whole/ }),
  forbidOnly: Boolean(process.env['CI']),
  // A journey that needs a second try is a defect in the app or in the journey.
  retries: 0,
  // Wide: axe over every screen takes 25 s here, and twice that beside other work.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env['HANSANG_E2E_JSON']
    ? [['list'], ['json', { outputFile: process.env['HANSANG_E2E_JSON'] }]]
    : [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    // Nobody looks at what is drawn here; four times the points take a tenth of the time.
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    colorScheme: 'light',
    // Decoration only: journeys wait for what they read, not for movement.
    reducedMotion: 'reduce',
    // It comes when the browser is idle, which no journey waits for. Those about it (tests/e2e/app/installed.e2e.ts)
    // let it in.
    serviceWorkers: 'block',
    // A fifth of the time of all journeys goes into traces nobody opens. Of one that failed: npm run e2e -- --trace on
    // -g "its name".
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['HANSANG_CHROMIUM'],
      args: chromiumArgs({ isRoot: runsAsRoot() }),
    },
  },
})
