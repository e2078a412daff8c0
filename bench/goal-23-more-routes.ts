import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCopy, copyApp, takeOutRoutes } from './lib/app-copy.ts'
import { closure, DIST, readBuiltApp, totalGzip } from './lib/built-app.ts'
import { atMost, type Goal } from './lib/goal.ts'
import { kilobytes } from './lib/numbers.ts'

export const goal: Goal = {
  id: 23,
  title: 'first load with all routes',
  measure: async () => {
    const copy = copyApp()
    const fewer = takeOutRoutes(copy)
    const [ours, reference] = [firstLoad(DIST), firstLoad(await buildCopy(copy))]
    // Otherwise both would be the same app, and nothing said.
    if (ours.routes <= reference.routes)
      throw new Error(
        `${fewer} routes less, and the file of the routes is not smaller: ${ours.routes} of ${reference.routes} bytes.`,
      )
    const grownKb = (ours.first - reference.first) / 1000
    return [
      {
        quantity: 'first load of `/login` with all routes, gzip (in brackets: the file of the routes)',
        ours: `${kilobytes(ours.first)} (${kilobytes(ours.routes)})`,
        reference: `${fewer} routes less ${kilobytes(reference.first)} (${kilobytes(reference.routes)})`,
        ratio: ours.first / reference.first,
        gate: { ...atMost(grownKb, 1), text: '+ ≤ 1 kB' },
        goal: { ...atMost(grownKb, 0.2), text: '+ ≤ 0.2 kB' },
      },
    ]
  },
}

/**
 * Compressed bytes of what the built app in a folder loads for `/login` with its own script, not by its frames, and of
 * its file of routes.
 */
function firstLoad(folder: string): { first: number; routes: number } {
  const app = readBuiltApp(folder)
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as {
    'index.html': { file: string }
  }
  const routes = [...app.chunks.keys()].filter((file) => /\broutes-[\w-]+\.js$/.test(file))
  return { first: totalGzip(app, closure(app, [manifest['index.html'].file])), routes: totalGzip(app, routes) }
}
