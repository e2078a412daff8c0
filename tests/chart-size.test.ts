import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Bytes of script after gzip that a chart adds to a screen which has React. */
async function chartSize(file: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [react()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/charts', file), external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })
  const isScript = (part: Rolldown.OutputChunk | Rolldown.OutputAsset): part is Rolldown.OutputChunk =>
    part.type === 'chunk'
  if (!('output' in built)) throw new Error('one build has one output')
  return built.output.filter(isScript).reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

test.each([
  'bar',
  'vertical-bars',
  'donut',
  'semicircle',
  'progress-ring',
  'age-gap-meter',
  'status-pointer',
  'stacked-bar',
  'sparkline',
  'heat-calendar',
])(
  'the simple chart %s is at most 2 kB',
  async (name) => {
    const size = await chartSize(`${name}.tsx`)
    expect(size).toBeGreaterThan(300)
    expect(size).toBeLessThanOrEqual(2048)
  },
  30_000,
)

test.each(['line-chart', 'range-chart', 'two-lines'])(
  '%s, with axes and all that it loads, is at most 25 kB',
  async (name) => {
    const size = await chartSize(`${name}.tsx`)
    expect(size).toBeGreaterThan(5000)
    expect(size).toBeLessThanOrEqual(25 * 1024)
  },
  60_000,
)
