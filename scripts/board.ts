/**
 * `npm run board [-- NAME …]`: takes our screens at the size, day and minute of the design board's and puts each beside
 * the board's picture into docs/images/board, for docs/board.md. Without names all of them.
 *
 * - `-- --ours DIR`: also keeps our pictures alone, as PNG
 * - `-- --readme`: takes the pictures of the README instead, ours alone; a test says when they are older than their
 *   screens
 * - `-- --compare`: takes no pictures, but says where texts stand elsewhere or look otherwise than on the board's own
 *   page
 *
 * Needs the design beside the project (../shared/design) or where HANSANG_DESIGN says (docs/decisions/074).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { startBoardApp } from './board/app.ts'
import { boardRuns, differences, openBoard, ourRuns } from './board/compare.ts'
import { pairOf } from './board/pair.ts'
import { keepForReadme, README_PICTURES } from './board/readme.ts'
import { inView, pictureOf, type Sources } from './board/take.ts'
import { views, type View } from './board/views.ts'
import { chromiumArgs, requireBrowser, runsAsRoot } from './lib/browser.ts'
import { buildGallery, serveGallery } from './lib/built-gallery.ts'
import { ROOT, runScript } from './lib/run.ts'

const OUT = join(ROOT, 'docs', 'images', 'board')

/** The folder of the design board; throws an Error for people where there is none. */
function designFolder(): string {
  const folder = resolve(ROOT, process.env['HANSANG_DESIGN'] ?? '../shared/design')
  if (!existsSync(join(folder, 'screens')))
    throw new Error(
      `The design board is not here: ${folder} has no screens. Set HANSANG_DESIGN to the folder that holds board.html.`,
    )
  return folder
}

function chosen(names: string[]): readonly View[] {
  const unknown = names.filter((name) => !views.some((view) => view.name === name))
  if (unknown.length > 0)
    throw new Error(`The board has no ${unknown.join(', ')}. It has ${views.map(({ name }) => name).join(', ')}.`)
  return names.length === 0 ? views : views.filter(({ name }) => names.includes(name))
}

type Work = { browser: Browser; wanted: readonly View[]; sources: Sources; design: string }

async function takePairs({ browser, wanted, sources, design }: Work, oursOut: string | undefined): Promise<void> {
  for (const out of [OUT, oursOut]) if (out) mkdirSync(out, { recursive: true })
  const table = await browser.newPage()
  for (const view of wanted) {
    const ours = await inView(browser, view, sources, pictureOf)
    if (oursOut) writeFileSync(join(oursOut, `${view.name}.png`), ours)
    const pair = await pairOf(table, readFileSync(join(design, `${view.board ?? `screens/${view.name}`}.png`)), ours)
    writeFileSync(join(OUT, `${view.name}.webp`), pair)
    console.log(`${view.name}.webp ${(pair.length / 1000).toFixed(0)} kB`)
  }
}

async function takeForReadme({ browser, wanted, sources }: Work): Promise<void> {
  const pictures: Record<string, Buffer> = {}
  for (const view of wanted) pictures[view.name] = await inView(browser, view, sources, pictureOf)
  keepForReadme(pictures)
}

async function compare({ browser, wanted, sources, design }: Work): Promise<void> {
  const board = await openBoard(browser, design)
  // Boards of areas are pictures to us: their pages draw another day for each.
  for (const view of wanted.filter((each) => each.board === undefined)) {
    const found = differences(await boardRuns(board, view), await inView(browser, view, sources, ourRuns))
    console.log(`${view.name}: ${found.length} differences\n${found.map((line) => `  ${line}\n`).join('')}`)
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ours: { type: 'string' }, compare: { type: 'boolean' }, readme: { type: 'boolean' } },
  })
  // The README's own pictures are ours alone: they need no design beside them.
  const design = values.readme ? '' : designFolder()
  const wanted = chosen(values.readme ? Object.keys(README_PICTURES) : positionals)
  const { path: executablePath } = await requireBrowser()
  if ((await runScript('scripts/build.ts')).code !== 0)
    throw new Error('The app could not be built, so there is nothing to take pictures of.')
  if (wanted.some(({ from }) => 'story' in from)) await buildGallery()

  const [app, gallery, browser] = await Promise.all([
    startBoardApp(),
    serveGallery(),
    // The same smoothing of letters on every machine.
    chromium.launch({
      executablePath,
      args: [...chromiumArgs({ isRoot: runsAsRoot() }), '--font-render-hinting=none', '--disable-lcd-text'],
    }),
  ])
  try {
    const work = {
      browser,
      wanted,
      design,
      sources: { backend: app.backend, gallery: gallery.resolvedUrls?.local[0] ?? '' },
    }
    if (values.readme) await takeForReadme(work)
    else if (values.compare) await compare(work)
    else await takePairs(work, values.ours)
  } finally {
    await Promise.all([browser.close(), gallery.close(), app.close()])
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
