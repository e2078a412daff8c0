/**
 * The web font, cut to the letters the product shows (the catalogues', the seed's and the server's), in files that a browser
 * fetches only when a page holds one of their letters:
 *   latin   letters, figures and signs, weights 500 to 700
 *   common  the most used Hangul, weights 500 to 700
 *   rare    the rest of the Hangul in one weight between text and title, for half the bytes, said to serve all weights: a
 *           browser would embolden a lighter letter, and that shows more than a slightly lighter or heavier one. Hangul is
 *           equally wide in every weight, so nothing moves
 * What members write themselves may hold other letters. `beyond` is a font of one dash, said to hold all of those: once
 * the browser asks for it, load-fonts.ts brings the list of Pretendard's own slices, which a usual visit never needs.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { work } from './gen/work.ts'
import { fontSlices, sliceSheet, unicodeRange } from './lib/font-slices.ts'
import { ROOT } from './lib/run.ts'
import { isFresh, writeStamp } from './lib/stamp.ts'

const SOURCE = join(ROOT, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const SLICES_CSS = join(ROOT, 'node_modules/pretendard/dist/web/static/pretendard-dynamic-subset.css')
const OUT = join(ROOT, 'src/styles/generated')
/** As the style sheet in OUT sees it. */
const SLICES = '../../../node_modules/pretendard/dist/web/static/woff2-dynamic-subset'
const SHEET = join(OUT, 'slices.css')
const LISTING = join(OUT, 'fonts.ts')
const STAMP = join(OUT, 'stamp')

/** --weight-text to --weight-title in tokens.css; all other weights are cut away. */
const WEIGHTS = { min: 500, max: 700 }
const RARE_WEIGHT = 570
/** Tabular figures are the one feature the tokens use (--numeric). Kerning would add 4 kB for Latin pairs. */
const FEATURES = ['tnum']
/** Signs that are made by code and stand in no catalogue: minus, dashes, arrows, quotes, degrees. */
const SIGNS = '·–—−…‘’“”×÷±°℃→←↑↓✓•※'

/** How many kinds of Hangul count as common. */
const COMMON = 300

export type Slice = 'latin' | 'common' | 'rare'

const isHangul = (letter: string) => /[ᄀ-ᇿ㄰-㆏가-힣]/.test(letter)

/** What stands in titles, buttons, tabs and labels, where a lighter letter shows most, counts this much more. */
const BOLD_WEIGHT = 8

/**
 * Sorts the letters of both texts into the files, Hangul by how often it is used; every letter is in one file only.
 * `bold` is what is mostly shown in heavy letters: the catalogues, and the names of restaurants and dishes.
 */
export function sliceLetters(bold: string, running: string): Record<Slice, string> {
  const uses = new Map<string, number>()
  const count = (text: string, weight: number) => {
    for (const letter of text) if (letter >= ' ') uses.set(letter, (uses.get(letter) ?? 0) + weight)
  }
  count(bold, BOLD_WEIGHT)
  count(running, 1)
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at))
  const latin = new Set([...ascii, ...SIGNS, ...[...uses.keys()].filter((letter) => !isHangul(letter))])
  const hangul = [...uses].filter(([letter]) => isHangul(letter)).sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
  const join = (letters: Iterable<string>) => [...letters].sort().join('')
  return {
    latin: join(latin),
    common: join(hangul.slice(0, COMMON).map(([letter]) => letter)),
    rare: join(hangul.slice(COMMON).map(([letter]) => letter)),
  }
}

/** Cuts the font anew, in a thread of its own, when the letters, the font or this file changed. Answers whether it did. */
export async function generateFonts(): Promise<'fresh' | 'made'> {
  const { letters, hash } = sources()
  const made = [...Object.keys(letters), 'beyond'].every((name) => existsSync(fontFile(name))) && [LISTING, SHEET].every(existsSync)
  if (made && isFresh(STAMP, hash)) return 'fresh'
  await work({ kind: 'fonts' })
  return 'made'
}

/** All that decides what the files hold, and one hash over it. */
function sources() {
  const letters = shownLetters()
  const font = readFileSync(SOURCE)
  const css = readFileSync(SLICES_CSS, 'utf8')
  const code = [import.meta.filename, join(import.meta.dirname, 'lib/font-slices.ts')].map((file) => readFileSync(file, 'utf8'))
  const hash = createHash('sha256').update(JSON.stringify([letters, css, code])).update(font).digest('hex')
  return { letters, font, css, hash }
}

/** Cuts the font; it keeps its thread busy for a second. */
export async function cutFonts(): Promise<void> {
  const { letters, font, css, hash } = sources()
  const names = Object.keys(letters) as Slice[] // the keys that shownLetters gives
  mkdirSync(OUT, { recursive: true })
  const { default: subsetFont } = await import('subset-font')
  for (const name of names) {
    const wght = name === 'rare' ? RARE_WEIGHT : WEIGHTS
    const keepFeatures = name === 'latin' ? FEATURES : []
    const cut = await subsetFont(font, letters[name], { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures, noHinting: true })
    writeFileSync(fontFile(name), cut)
  }
  // Browsers refuse a font that draws nothing at all, hence the dash.
  writeFileSync(fontFile('beyond'), await subsetFont(font, '-', { targetFormat: 'woff2', variationAxes: { wght: RARE_WEIGHT }, keepFeatures: [], noHinting: true }))
  const slices = fontSlices(css, names.map((name) => letters[name]).join(''))
  writeFileSync(SHEET, sliceSheet(slices, SLICES))
  writeFileSync(LISTING, listing({ ...letters, beyond: slices.map((slice) => slice.letters).join('') }))
  writeStamp(STAMP, hash)
}

const fontFile = (name: string) => join(OUT, `${name}.woff2`)

/** What the product shows of itself, sorted into the files: the app's words, the seed's, and the server's own answers. */
export function shownLetters(): Record<Slice, string> {
  const catalogues = read('src', /^(?!.*\bsimulator\b).*\.po$/) // the simulator is for developers
  const names = read('server/domain', /^(?:company|restaurant|allergy|meal|challenge)\/seed\b.*(?<!\.test)\.ts$/)
  return sliceLetters(catalogues + names, read('server', /(?<!\.test)\.ts$/))
}

function listing({ beyond, ...cut }: Record<Slice | 'beyond', string>): string {
  const imports = [...Object.keys(cut), 'beyond'].map((name) => `import ${name} from './${name}.woff2?url'`)
  const row = (name: string, letters: string) => `{ url: ${name}, unicodeRange: '${unicodeRange(letters)}' }`
  const rows = Object.entries(cut).map(([name, letters]) => `  ${row(name, letters)},`)
  return `${imports.join('\n')}\n\nexport const fonts = [\n${rows.join('\n')}\n]\n\nexport const others = ${row('beyond', beyond)}\n`
}

/** All text of a folder's files of one kind. */
function read(folder: string, kind: RegExp): string {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) => kind.test(file))
  return files.sort().map((file) => readFileSync(join(ROOT, folder, file), 'utf8')).join('')
}

if (import.meta.main) console.log(await generateFonts())
