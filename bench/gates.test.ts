import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from '../scripts/lib/run.ts'
import { goal as initialJs } from './goal-01-initial-js.ts'
import { goal as screenChunks } from './goal-02-screen-chunks.ts'
import { goal as criticalPath } from './goal-04-critical-path.ts'
import { goal as leftBehind } from './goal-18-leftovers.ts'
import { goal as fonts } from './goal-19-fonts.ts'
import { goal as moreRoutes } from './goal-23-more-routes.ts'
import { DIST } from './lib/built-app.ts'
import { cleanUp } from './lib/cleanup.ts'
import { brokenGates } from './lib/goal.ts'

// The gates on bytes: those do not depend on how busy the machine is, no more than counts (counts.test.ts). Timings are
// for `npm run bench`.

afterAll(cleanUp)

describe('gates of the built app', () => {
  test('initial JavaScript of /login stays near the floor (goal 1)', async () => {
    expect(await brokenGates(initialJs)).toEqual([])
  })
  test('screen chunks stay small (goal 2)', async () => {
    expect(await brokenGates(screenChunks)).toEqual([])
  })
  test('the critical path stays short (goal 4)', async () => {
    expect(await brokenGates(criticalPath)).toEqual([])
  })
  test('the first load does not grow with the number of screens (goal 23)', async () => {
    expect(await brokenGates(moreRoutes)).toEqual([])
  })
  test('what the service worker keeps from the start stays small', () => {
    const kept = [
      ...new Set(
        /"?\/assets\/[^\]]+/.exec(readFileSync(join(DIST, 'sw.js'), 'utf8'))?.[0].match(/\/assets\/[\w~.-]+/g),
      ),
    ]
    const bytes = ['/index.html', ...kept].map((file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length)
    expect(kept.length).toBeGreaterThan(30)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(350_000)
  })
  test('no guard of the contract is in the production build', () => {
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
    const guarded = files.filter((file) =>
      /hansang-guard-report|differs from the contract|download what the contract guards saw/i.test(
        readFileSync(join(DIST, file), 'utf8'),
      ),
    )
    expect(guarded).toEqual([])
    // The words searched for are the sources': otherwise the test would hold by a typing error.
    const sources = ['guard-report', 'guards', 'guard-panel']
      .map((name) => readFileSync(join(ROOT, 'src', 'contract', `${name}.ts`), 'utf8'))
      .join('\n')
    expect(sources).toMatch(
      /hansang-guard-report[^]*differs from the contract[^]*Download what the contract guards saw/,
    )
    expect(files.length).toBeGreaterThan(10)
  })
  test('nothing of the component gallery is in the production build', () => {
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /\.stor(?:y|ies)\b|storybook|PretendardVariable/i.test(file))).toEqual([])
    const texts = files
      .filter((file) => /\.(?:js|css|html)$/.test(file))
      .map((file) => readFileSync(join(DIST, file), 'utf8'))
      .join('\n')
    // In the sources these words stand in stories and in the gallery's frame only.
    const traces = ['Widgets/Button', 'data-story', '__STORYBOOK']
    expect(traces.filter((trace) => texts.includes(trace))).toEqual([])
    const sources = ['ui/button/button.stories.tsx', 'gallery/frame.tsx']
      .map((name) => readFileSync(join(ROOT, 'src', name), 'utf8'))
      .join('\n')
    expect(sources).toMatch(/Widgets\/Button[^]*data-story/)
  })
  test('nothing personal is readable in web storage after sign-out (goal 18)', async () => {
    expect(await brokenGates(leftBehind)).toEqual([])
  })
  test('fonts never come before the first paint (goal 19)', async () => {
    expect(await brokenGates(fonts)).toEqual([])
  })
})

describe('the shell simulator', () => {
  test('leaves no byte in a build of the app: neither its words nor its stand-in', () => {
    const texts = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|css|html)$/.test(file))
      .map((file) => readFileSync(join(DIST, file), 'utf8'))
    const all = texts.join('\n')
    expect(all).toContain('WPbridge is not available')
    const traces = ['played by the simulator', 'the web view lost its bridge', 'simulated-phone']
    for (const trace of traces) expect(all).not.toContain(trace)
    expect(all).not.toContain('simulator.js')
    // The words searched for are the sources': otherwise the test would hold by a typing error.
    const sources = ['stand-in.ts', 'state.ts']
      .map((file) => readFileSync(join(ROOT, 'src', 'shell', 'simulator', file), 'utf8'))
      .join('\n')
    for (const trace of traces) expect(sources).toContain(trace)
  })
})
