/**
 * `npm run tour -- /healthlog/WeightRecord /main …`: visits these screens as the tests of all screens do
 * (tests/screens), says what is wrong with them, and puts the pictures of each on one sheet in .cache/tour to look at:
 * both themes and languages at 390 px, 320 px, and text at 200 %. An address may have a query; a route whose address
 * needs values gets them from tests/screens/examples.ts.
 *
 * - `--as haneul,emily`: as these members, or `nobody`; a row of the sheet in each language. haneul unless told
 * - `--at 21:06`: at this time of today, Seoul; 11:24 unless told
 * - `--rest 성탄절`: the restaurants rest today, and that is why
 * - `--whole`: pictures of the whole page, not of the first window
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { addressesOf, said, visit } from '../tests/screens/visit.ts'
import { LANGUAGES, MEMBERS, Visitor, type Who } from '../tests/screens/visitor.ts'
import { Backend } from '../tests/support/backend.ts'
import { seoulToday } from '../tests/support/clock.ts'
import { builtRoutes } from '../tests/support/routes.ts'
import { chromiumArgs, requireBrowser, runsAsRoot } from './lib/browser.ts'
import { ROOT, runScript } from './lib/run.ts'
import { startServer } from './lib/server.ts'
import { sheetOf, type Row } from './tour/sheet.ts'
import { picturesOf } from './tour/pictures.ts'

const OUT = join(ROOT, '.cache', 'tour')
const EVERYBODY: readonly Who[] = [...MEMBERS, 'nobody']

type Wishes = { addresses: string[]; members: Who[]; whole: boolean; at: string; rest: string | undefined }

/** What was asked for; throws an Error for people. */
function wishes(): Wishes {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string', default: 'haneul' },
      at: { type: 'string', default: '11:24' },
      rest: { type: 'string' },
      whole: { type: 'boolean', default: false },
    },
  })
  const members = values.as.split(',').map((name) => {
    const who = EVERYBODY.find((each) => each === name)
    if (!who) throw new Error(`There is no ${name}. --as takes ${EVERYBODY.join(', ')}, more than one with commas.`)
    return who
  })
  if (positionals.length === 0)
    throw new Error('Name the screens to visit: npm run tour -- /main /healthlog/WeightRecord')
  return { addresses: positionals, members, whole: values.whole, at: values.at, rest: values.rest }
}

/** Visits one screen as all these visitors. Answers what is wrong with it, and the sheet as PNG. */
async function tour(
  browser: Browser,
  visitors: readonly Visitor[],
  address: string,
  whole: boolean,
): Promise<{ wrong: string[]; sheet: Buffer | undefined }> {
  const findings = new Map<string, string[]>()
  const rows: Row[] = []
  const route = builtRoutes().find(({ path }) => path === address)
  for (const visitor of visitors) {
    const [opened] = route ? await addressesOf(visitor, route) : [address]
    if (opened === undefined) continue
    await visit(visitor, opened, { tight: true, seen: new Set(), findings })
    rows.push({
      title: `${visitor.who}, ${visitor.language}, ${opened}`,
      pictures: await picturesOf(visitor, { whole }),
    })
  }
  return { wrong: said(findings), sheet: rows.length > 0 ? await sheetOf(browser, rows) : undefined }
}

async function main(): Promise<void> {
  const { addresses, members, whole, at, rest } = wishes()
  const { path: executablePath } = await requireBrowser()
  if ((await runScript('scripts/build.ts')).code !== 0)
    throw new Error('The app could not be built, so there is nothing to visit.')
  const now = seoulToday(at)
  const env = { HANSANG_LOG: 'warn', HANSANG_PASSWORD_COST: '10' }
  const [server, browser] = await Promise.all([
    startServer({ scenarios: true, env }),
    chromium.launch({ executablePath, args: chromiumArgs({ isRoot: runsAsRoot() }) }),
  ])
  try {
    const backend = new Backend(server)
    await backend.setClock(now)
    if (rest !== undefined)
      for (const restaurantCode of ['REST000311', 'REST000312', 'REST000313'])
        await backend.setRestDay({ restaurantCode, name: rest })
    const looks = members.flatMap((who) => LANGUAGES.map((language) => ({ who, language, now })))
    const visitors = await Promise.all(looks.map((look) => Visitor.open(browser, backend, look)))
    mkdirSync(OUT, { recursive: true })
    for (const address of addresses) {
      const { wrong, sheet } = await tour(browser, visitors, address, whole)
      for (const one of wrong) console.log(`✗ ${one}`)
      if (!sheet) {
        console.log(`${address}: no link to it for ${members.join(', ')}; give it with its query.`)
        continue
      }
      const file = join(OUT, `${address.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'start'}.png`)
      writeFileSync(file, sheet)
      console.log(`${address}: ${wrong.length} found, ${relative(process.cwd(), file)}`)
      if (wrong.length > 0) process.exitCode = 1
    }
  } finally {
    await Promise.all([browser.close(), server.close()])
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
