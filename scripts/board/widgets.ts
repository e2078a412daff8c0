/**
 * `npm run board:widgets [-- NAME …]`: sets the board's widgets sheet and the gallery's stories of it side by side,
 * section by section, and says what differs in places, sizes, colours and letters. Fails when something does that
 * nobody decided.
 *
 * - `-- --light`: only the light theme
 * - `-- --pictures`: renews docs/images/board/widgets, for docs/board.md
 *
 * Needs the design beside the project (../shared/design) or where HANSANG_DESIGN says; HANSANG_GALLERY_URL names a
 * gallery that runs already.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, requireBrowser, runsAsRoot } from '../lib/browser.ts'
import { buildGallery, serveGallery } from '../lib/built-gallery.ts'
import { ROOT } from '../lib/run.ts'
import { artDifferences } from './widgets/art.ts'
import { differences } from './widgets/differences.ts'
import { decidedBy } from './widgets/decided.ts'
import { paintList } from './widgets/paint-list.ts'
import { sideBySide } from './widgets/side-by-side.ts'
import { SECTIONS, type Section } from './widgets/sections.ts'

const DESIGN = resolve(ROOT, process.env['HANSANG_DESIGN'] ?? '../shared/design')
const FONT = join(ROOT, 'node_modules', 'pretendard', 'dist', 'web', 'variable', 'woff2')
const FONT_FACE =
  "@font-face { font-family: 'Pretendard Variable'; font-weight: 45 920; " +
  "src: url('PretendardVariable.woff2') format('woff2') }"
const PICTURES = join(ROOT, 'docs', 'images', 'board', 'widgets')
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.woff2': 'font/woff2' }

/** The board's page draws a chart as wide as its panel; on a phone, and in ours, it is 334 px. */
const BOARD_CHANGES = `
  .sheet-board { background: var(--surface-page) }
  .chart { width: 334px }
  *, ::before, ::after { animation: none !important; transition: none !important }
`

async function openBoard(browser: Browser, theme: Theme): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 })
  await page.route('http://board/**', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    // The gallery's own font face: the subsets lose the kerning between letters of two files.
    if (path.endsWith('-dynamic-subset.css')) return route.fulfill({ body: FONT_FACE, contentType: 'text/css' })
    const file = path.startsWith('fonts/') ? join(FONT, path.slice('fonts/'.length)) : join(DESIGN, path)
    return existsSync(file)
      ? route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] })
      : route.abort()
  })
  await page.goto('http://board/widgets.html')
  await page.addStyleTag({ content: BOARD_CHANGES })
  await page.evaluate(
    (chosen) =>
      document.querySelectorAll<HTMLElement>('[data-theme]').forEach((element) => (element.dataset['theme'] = chosen)),
    theme,
  )
  await page.evaluate(() => document.fonts.ready)
  return page
}

async function openStory(page: Page, url: string, section: Section, theme: Theme): Promise<Locator> {
  const id = `board-widgets-sheet-${section.story}`
  await page.setViewportSize({ width: section.wide ? 1320 : 424, height: 900 })
  await page.goto(`${url}iframe.html?viewMode=story&id=${id}&globals=theme:${theme};motion:reduced`)
  await page.waitForFunction((shown) => document.documentElement.dataset['shown']?.startsWith(shown), `${id} ${theme}`)
  await page.addStyleTag({
    content: '*, ::before, ::after { animation: none !important; transition: none !important }',
  })
  await page.evaluate(() => document.fonts.ready)
  // what opens over a page, and charts, are drawn by code of their own
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
  return page.locator(section.part?.ours ?? 'main[data-story]')
}

const partOfBoard = (page: Page, { title, part }: Section) => {
  const panel = page.locator('.panel', { has: page.locator('h2', { hasText: new RegExp(`^\\s*${title}\\s`) }) })
  return part ? panel.locator(part.board) : panel
}

/** Compares the sections in one theme; answers how many differ. */
async function compare(
  browser: Browser,
  url: string,
  theme: Theme,
  sections: readonly Section[],
  keep: boolean,
): Promise<number> {
  const [board, story] = await Promise.all([
    openBoard(browser, theme),
    browser.newPage({ deviceScaleFactor: 2, reducedMotion: 'reduce', locale: 'ko-KR' }),
  ])
  let differing = 0
  for (const section of sections) {
    const theirs = partOfBoard(board, section)
    const ours = await openStory(story, url, section, theme)
    const all = differences(await theirs.evaluate(paintList), await ours.evaluate(paintList))
    const found = all.filter((line) => decidedBy(section.picture, line) === undefined)
    if (found.length > 0) differing += 1
    console.log(`${section.picture}, ${theme}: ${found.length === 0 ? 'equal' : `${String(found.length)} differences`}`)
    for (const line of found) console.log(`  ${line}`)
    for (const why of new Set(all.map((line) => decidedBy(section.picture, line))))
      if (why) console.log(`  decided: ${why}`)
    if (keep)
      writeFileSync(
        join(PICTURES, `${section.picture}.webp`),
        await sideBySide(browser, await theirs.screenshot(), await ours.screenshot(), { wide: section.wide ?? false }),
      )
  }
  await Promise.all([board.close(), story.close()])
  return differing
}

async function main(args: readonly string[]): Promise<void> {
  if (!existsSync(join(DESIGN, 'widgets.html'))) {
    console.log(
      `The design board is not here: ${DESIGN} has no widgets.html. Set HANSANG_DESIGN to the folder that holds it.`,
    )
    return
  }
  const art = artDifferences(DESIGN, ROOT)
  for (const line of art) console.log(line)
  if (art.length > 0) process.exitCode = 1
  const names = args.filter((arg) => !arg.startsWith('--'))
  const themes = THEMES.filter((theme) => !args.includes('--light') || theme === 'light')
  const keep = args.includes('--pictures')
  const sections = SECTIONS.filter(({ picture }) => names.length === 0 || names.includes(picture))
  if (keep) mkdirSync(PICTURES, { recursive: true })
  const { path } = await requireBrowser()
  const running = process.env['HANSANG_GALLERY_URL']
  if (!running) await buildGallery()
  const gallery = running ? undefined : await serveGallery()
  const url = running ?? gallery?.resolvedUrls?.local[0] ?? ''
  const browser = await chromium.launch({
    executablePath: path,
    args: [
      ...chromiumArgs({ isRoot: runsAsRoot() }),
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
    ],
  })
  try {
    for (const theme of themes) {
      const differing = await compare(browser, url, theme, sections, keep && theme === 'light')
      console.log(`${String(differing)} of ${String(sections.length)} sections differ in ${theme}.`)
      if (differing > 0) process.exitCode = 1
    }
  } finally {
    await browser.close()
    await gallery?.close()
  }
}

await main(process.argv.slice(2))
