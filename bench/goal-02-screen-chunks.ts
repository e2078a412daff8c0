import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../scripts/lib/run.ts'
import { closure, readBuiltApp, type Chunk } from './lib/built-app.ts'
import { all, type Goal } from './lib/goal.ts'
import { kilobytes, percentile } from './lib/numbers.ts'

/** Chunks that hold a screen: Vite names a split chunk after the route file it comes from. */
function screenChunks(lazy: Chunk[]): Chunk[] {
  const routes = readdirSync(join(ROOT, 'src', 'routes'), { recursive: true, encoding: 'utf8' })
  const names = new Set(routes.filter((file) => file.endsWith('.tsx')).map((file) => basename(file, '.tsx')))
  return lazy.filter(({ file }) => names.has(basename(file).replace(/-[\w-]{8}\.js$/, '')))
}

export const goal: Goal = {
  id: 2,
  title: 'screen chunks',
  measure: async () => {
    const app = readBuiltApp()
    const first = closure(app, app.entries)
    const lazy = [...app.chunks.values()].filter(({ file }) => !first.has(file))
    const screens = screenChunks(lazy).map(({ gzipBytes }) => gzipBytes)
    if (screens.length === 0) throw new Error('No chunk of the build is named after a route file.')
    const middle = percentile(screens, 50)
    const high = percentile(screens, 90)
    // The largest of everything that is loaded later: a shared chart or sheet is waited for as well.
    const largest = lazy.reduce((most, chunk) => (chunk.gzipBytes > most.gzipBytes ? chunk : most))
    const sizes = [middle, high, largest.gzipBytes]
    const within = (...limits: number[]) => sizes.map((size, index) => size <= (limits[index] ?? 0) * 1000)
    return [
      {
        quantity: `screen chunk gzip, median / p90 of ${screens.length}, largest of any lazy chunk`,
        ours: `${sizes.map(kilobytes).join(' / ')} (${basename(largest.file)})`,
        reference: '–',
        gate: all('3 / 8 / 30 kB', ...within(3, 8, 30)),
        goal: all('2.5 / 5 / 25 kB', ...within(2.5, 5, 25)),
      },
    ]
  },
}
