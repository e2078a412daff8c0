import { addRoutes, buildCopy, copyApp } from './lib/app-copy.ts'
import { closure, readBuiltApp, totalGzip } from './lib/built-app.ts'
import { atMost, type Goal } from './lib/goal.ts'
import { kilobytes } from './lib/numbers.ts'

export const goal: Goal = {
  id: 23,
  title: 'first load with all routes',
  measure: async () => {
    const [today, whole] = [copyApp(), copyApp()]
    const more = addRoutes(whole)
    const [ours, reference] = await Promise.all([whole, today].map(firstLoad))
    if (!ours || !reference) throw new Error('Both builds are needed.')
    const grownKb = (ours.first - reference.first) / 1000
    return [
      {
        quantity: `first load of \`/login\` with ${more} more generated routes, gzip (in brackets: the file of the routes)`,
        ours: `${kilobytes(ours.first)} (${kilobytes(ours.routes)})`,
        reference: `as built ${kilobytes(reference.first)} (${kilobytes(reference.routes)})`,
        ratio: ours.first / reference.first,
        gate: { ...atMost(grownKb, 1), text: '+ ≤ 1 kB' },
        goal: { ...atMost(grownKb, 0.2), text: '+ ≤ 0.2 kB' },
      },
    ]
  },
}

/** Compressed bytes of what a copy of the app loads for `/login`, and of its file of routes. */
async function firstLoad(folder: string): Promise<{ first: number; routes: number }> {
  const app = readBuiltApp(await buildCopy(folder))
  const routes = [...app.chunks.keys()].filter((file) => /\broutes-[\w-]+\.js$/.test(file))
  return { first: totalGzip(app, closure(app, app.entries)), routes: totalGzip(app, routes) }
}
