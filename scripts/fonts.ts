/**
 * The web font, cut to the letters the product shows (the catalogues' and the seed's), in files that a browser fetches only
 * when a page holds one of their letters:
 *   latin   letters, figures and signs, weights 500 to 700
 *   common  the most used Hangul, weights 500 to 700
 *   rare    the rest of the Hangul in one weight between text and title, for half the bytes, said to serve all weights: a
 *           browser would embolden a lighter letter, and that shows more than a slightly lighter or heavier one. Hangul is
 *           equally wide in every weight, so nothing moves
 * What members write themselves may hold other letters; those stay in the system font.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/run.ts'
import { isFresh, writeStamp } from './lib/stamp.ts'

const SOURCE = join(ROOT, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const OUT = join(ROOT, 'src/styles/generated')
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
const COMMON = 400

export type Slice = 'latin' | 'common' | 'rare'

const isHangul = (letter: string) => /[ᄀ-ᇿ㄰-㆏가-힣]/.test(letter)

/** The catalogues' words stand in buttons, tabs and labels, where an emboldened letter shows most: they count this much more. */
const CATALOGUE_WEIGHT = 8

/** Sorts the letters of both texts into the files, Hangul by how often it is used; every letter is in one file only. */
export function sliceLetters(catalogues: string, seed: string): Record<Slice, string> {
  const uses = new Map<string, number>()
  const count = (text: string, weight: number) => {
    for (const letter of text) if (letter >= ' ') uses.set(letter, (uses.get(letter) ?? 0) + weight)
  }
  count(catalogues, CATALOGUE_WEIGHT)
  count(seed, 1)
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

/** Letters as CSS has them in `unicode-range`: "U+20-7E,U+AC00". */
export function unicodeRange(letters: string): string {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point <= last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

/** Cuts the font anew when the letters, the font or this file changed. Answers whether it did. */
export async function generateFonts(): Promise<'fresh' | 'made'> {
  const slices = sliceLetters(read('src/locales', /\.po$/), read('server/db/seed', /(?<!\.test)\.ts$/))
  const names = Object.keys(slices) as Slice[]
  const font = readFileSync(SOURCE)
  const hash = createHash('sha256').update(JSON.stringify(slices)).update(font).update(readFileSync(import.meta.filename)).digest('hex')
  const made = names.every((name) => existsSync(join(OUT, `${name}.woff2`))) && existsSync(LISTING)
  if (made && isFresh(STAMP, hash)) return 'fresh'

  mkdirSync(OUT, { recursive: true })
  const { default: subsetFont } = await import('subset-font')
  for (const name of names) {
    const wght = name === 'rare' ? RARE_WEIGHT : WEIGHTS
    const keepFeatures = name === 'latin' ? FEATURES : []
    const cut = await subsetFont(font, slices[name], { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures, noHinting: true })
    writeFileSync(join(OUT, `${name}.woff2`), cut)
  }
  writeFileSync(LISTING, listing(names, slices))
  writeStamp(STAMP, hash)
  return 'made'
}

function listing(names: Slice[], slices: Record<Slice, string>): string {
  const imports = names.map((name) => `import ${name} from './${name}.woff2?url'`)
  const rows = names.map((name) => {
    return `  { url: ${name}, unicodeRange: '${unicodeRange(slices[name])}' },`
  })
  return `${imports.join('\n')}\n\nexport const fonts = [\n${rows.join('\n')}\n]\n`
}

/** All text of a folder's files of one kind. */
function read(folder: string, kind: RegExp): string {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) => kind.test(file))
  return files.sort().map((file) => readFileSync(join(ROOT, folder, file), 'utf8')).join('')
}

if (import.meta.main) console.log(await generateFonts())
