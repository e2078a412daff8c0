import { defineConfig } from '@playwright/test'
import { chromiumArgs, runsAsRoot } from '../../scripts/lib/browser.ts'

/**
 * Every story of the built gallery in a browser. Run it with `npm run gallery -- --test`, which builds and serves it.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/gallery',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 30_000,
  expect: {
    timeout: 5_000,
    // Wide enough for another version of Chromium to smooth its letters otherwise; a moved or recoloured part is over
    // it.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.2, maxDiffPixelRatio: 0.005 },
  },
  reporter: process.env['HANSANG_GALLERY_JSON']
    ? [['dot'], ['json', { outputFile: process.env['HANSANG_GALLERY_JSON'] }]]
    : [['dot']],
  use: {
    launchOptions: {
      executablePath: process.env['HANSANG_CHROMIUM'],
      // The same smoothing of letters on every machine.
      args: [
        ...chromiumArgs({ isRoot: runsAsRoot() }),
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
})
