import { inContext, loadedFiles, withoutIdleWork } from './lib/browser.ts'
import { readBuiltApp, totalGzip } from './lib/built-app.ts'
import { atMost, type Goal } from './lib/goal.ts'
import { kilobytes } from './lib/numbers.ts'
import { openLogin } from './lib/screens.ts'
import { ourServer } from './lib/servers.ts'
import { buildReference } from './reference/build.ts'

/** JavaScript files that `/login` loads before a member can type, by their path in dist. */
export async function filesOfLogin(): Promise<string[]> {
  const { origin } = await ourServer()
  return inContext(async (context) => {
    await withoutIdleWork(context)
    const page = await context.newPage()
    await openLogin(page, origin)
    return loadedFiles(page, '.js')
  })
}

export const goal: Goal = {
  id: 1,
  title: 'initial JavaScript',
  measure: async () => {
    const ours = totalGzip(readBuiltApp(), await filesOfLogin())
    const floorApp = readBuiltApp(await buildReference('f1'))
    const floor = totalGzip(floorApp, floorApp.entries)
    const ratio = ours / floor
    return [
      {
        quantity: 'initial JS gzip, `/login`, all files',
        ours: kilobytes(ours),
        reference: `F1 ${kilobytes(floor)}`,
        ratio,
        gate: atMost(ratio, 1.4),
        goal: atMost(ratio, 1.2),
      },
    ]
  },
}
