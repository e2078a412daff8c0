/**
 * The web font, cut to the letters the product shows (the catalogues', the seed's and the server's), in files that a
 * browser fetches only when a page holds one of their letters:
 *
 * - `latin`: letters, figures and signs, weights 500 to 700
 * - `common`: the most used Hangul, weights 500 to 700
 * - `rare`: the rest of the Hangul in one weight between text and title, for half the bytes, said to serve all weights: a
 *   browser would embolden a lighter letter, and that shows more than a slightly lighter or heavier one. Hangul is
 *   equally wide in every weight, so nothing moves
 * - `menu`, `meals`, `health` …: what is neither common nor shown by more than one area: the same one weight, fetched
 *   where the area is opened, so that what everybody fetches does not grow with the areas. What the menu shows is the
 *   menu's, whoever else shows it: every day begins there
 * - `shared`: what several areas show, and nothing that everybody sees
 *
 * What members write themselves may hold other letters. `beyond` is a font of one dash, said to hold all of those: once
 * the browser asks for it, load-fonts.ts brings the list of Pretendard's own slices, which a usual visit never needs
 * (docs/decisions/062).
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { work } from './gen/work.ts'
import { fontSlices, packedRange, sliceSheet } from './lib/font-slices.ts'
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
const SIGNS = '·–—−…‘’“”×÷±°℃→←↑↓✓•※¼½¾'

/** How many kinds of Hangul count as common: as many as what the worker keeps from the start has room for. */
export const COMMON = 128

/**
 * Whose words a file holds, by its path: a catalogue's folder of the app, a noun or a tag of the server. What stands
 * nowhere here is everybody's.
 */
const AREAS = {
  // with what the operator says there: notices, banners and pop-ups stand over the menu and home and with the weight's
  // words, which is opened about as often: the file of several areas would come for two of its letters
  menu: /\b(?:domain\/(?:meal|placement)|areas\/(?:meal\/(?:today|detail|around)|records\/(?:weight|kit)))\//,
  meals:
    /\b(?:areas|domain|operations)\/(?:meal|menu|coach|diary|review|order|practice|food|food-style|eating-type|eating-report|intake|nutrition|drink|ballot|take-home|mall|gate)\//,
  health:
    /\b(?:areas|domain|operations)\/(?:records|exercise|reports|devices|checkup|health|index-record|indicator|phone|medicine|health-score)\//,
  account: /\b(?:areas|domain|operations)\/(?:account|join|purse|orders|identity|terms|subscription)\//,
  challenges:
    /\b(?:areas|domain|operations)\/(?:challenge|battle|mission|standing|team|group|community|ai-coaching|invite|chat)\//,
  care: /\b(?:areas|domain|operations)\/(?:goal|health-age|care|story|appointment|reservation|welfit|counseling)\//,
  events:
    /\b(?:areas|domain|operations)\/(?:event|green|support|inquiry|announcement|announce|service|customer|preview|shop)\//,
} as const

export type Area = keyof typeof AREAS
export type Owner = Area | 'shared'
export type Slice = 'latin' | 'common' | 'rare' | Owner

const areas = Object.keys(AREAS) as Area[] // the keys of the table above

const isHangul = (letter: string) => /[ᄀ-ᇿ㄰-㆏가-힣]/.test(letter)

/** What stands in titles, buttons, tabs and labels, where a lighter letter shows most, counts this much more. */
const BOLD_WEIGHT = 8

/**
 * Sorts the letters of both texts into the files, Hangul by how often it is used; every letter is in one file only.
 * `bold` is what is mostly shown in heavy letters: the catalogues, and the names of restaurants and dishes. `owners`
 * tells for a letter whose file holds it; one without an owner is everybody's.
 */
export function sliceLetters(
  bold: string,
  running: string,
  owners: ReadonlyMap<string, Owner> = new Map(),
): Record<Slice, string> {
  const uses = new Map<string, number>()
  const count = (text: string, weight: number) => {
    for (const letter of text) if (letter >= ' ') uses.set(letter, (uses.get(letter) ?? 0) + weight)
  }
  count(bold, BOLD_WEIGHT)
  count(running, 1)
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at))
  const latin = new Set([...ascii, ...SIGNS, ...[...uses.keys()].filter((letter) => !isHangul(letter))])
  const hangul = [...uses]
    .filter(([letter]) => isHangul(letter))
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
  const join = (letters: Iterable<string>) => [...letters].sort().join('')
  const others = hangul.slice(COMMON).map(([letter]) => letter)
  const of = (owner: Owner | undefined) => join(others.filter((letter) => owners.get(letter) === owner))
  const own = Object.fromEntries([...areas, 'shared' as const].map((owner) => [owner, of(owner)])) as Record<
    Owner,
    string
  > // one entry an owner
  return {
    latin: join(latin),
    common: join(hangul.slice(0, COMMON).map(([letter]) => letter)),
    rare: of(undefined),
    ...own,
  }
}

/**
 * Of each letter that no file of everybody's holds, whose it is: the menu's where the menu shows it, the one area's
 * that does, or several areas'.
 */
export function letterOwners(files: readonly { path: string; text: string }[]): Map<string, Owner> {
  const shownBy = new Map<string, Set<Area | 'everybody'>>()
  for (const { path, text } of files) {
    const area = areas.find((name) => AREAS[name].test(path)) ?? 'everybody'
    for (const letter of new Set(text)) shownBy.set(letter, (shownBy.get(letter) ?? new Set()).add(area))
  }
  return new Map(
    [...shownBy].flatMap(([letter, its]) => {
      if (its.has('everybody')) return []
      const [only = 'shared', more] = its
      if (its.has('menu')) return [[letter, 'menu'] as [string, Owner]]
      // everybody's have been left out above
      return [[letter, more ? 'shared' : only] as [string, Owner]]
    }),
  )
}

/**
 * Cuts the font anew, in a thread of its own, when the letters, the font or this file changed. Answers whether it did.
 */
export async function generateFonts(): Promise<'fresh' | 'made'> {
  const { letters, hash } = sources()
  const made =
    [...filled(letters), 'beyond'].every((name) => existsSync(fontFile(name))) && [LISTING, SHEET].every(existsSync)
  if (made && isFresh(STAMP, hash)) return 'fresh'
  await work({ kind: 'fonts' })
  return 'made'
}

/** All that decides what the files hold, and one hash over it. */
function sources() {
  const letters = shownLetters()
  const font = readFileSync(SOURCE)
  const css = readFileSync(SLICES_CSS, 'utf8')
  const code = [import.meta.filename, join(import.meta.dirname, 'lib/font-slices.ts')].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const hash = createHash('sha256')
    .update(JSON.stringify([letters, css, code]))
    .update(font)
    .digest('hex')
  return { letters, font, css, hash }
}

/** Cuts the font; it keeps its thread busy for a second. */
export async function cutFonts(): Promise<void> {
  const { letters, font, css, hash } = sources()
  const names = filled(letters)
  mkdirSync(OUT, { recursive: true })
  const { default: subsetFont } = await import('subset-font')
  for (const name of names) {
    const wght = name === 'latin' || name === 'common' ? WEIGHTS : RARE_WEIGHT
    const keepFeatures = name === 'latin' ? FEATURES : []
    const cut = await subsetFont(font, letters[name], {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures,
      noHinting: true,
    })
    writeFileSync(fontFile(name), cut)
  }
  // Browsers refuse a font that draws nothing at all, hence the dash.
  writeFileSync(
    fontFile('beyond'),
    await subsetFont(font, '-', {
      targetFormat: 'woff2',
      variationAxes: { wght: RARE_WEIGHT },
      keepFeatures: [],
      noHinting: true,
    }),
  )
  const slices = fontSlices(css, names.map((name) => letters[name]).join(''))
  writeFileSync(SHEET, sliceSheet(slices, SLICES))
  writeFileSync(
    LISTING,
    listing({
      ...Object.fromEntries(names.map((name) => [name, letters[name]])),
      beyond: slices.map((slice) => slice.letters).join(''),
    }),
  )
  writeStamp(STAMP, hash)
}

/** The files there are: an area without letters of its own has none. */
const filled = (letters: Record<Slice, string>) =>
  (Object.keys(letters) as Slice[]).filter((name) => letters[name] !== '') // the keys that shownLetters gives

const fontFile = (name: string) => join(OUT, `${name}.woff2`)

/**
 * What the product shows of itself, sorted into the files: the app's words, the seed's, and the server's own answers.
 */
export function shownLetters(): Record<Slice, string> {
  const catalogues = read('src', /^(?!.*\bsimulator\b).*\.po$/) // the simulator is for developers
  const names = read('server/domain', /^(?:company|restaurant|allergy|meal|challenge)\/seed\b.*(?<!\.test)\.ts$/)
  // Of a thousand foods a member sees a few: a letter that only they have comes as one that members write themselves
  // does. Nor does anybody see the letters that a search takes apart.
  const server = read('server', /^(?!domain\/food\/(?:seed\/(?:foods\/|ingredients)|search\.rules)).*(?<!\.test)\.ts$/)
  return sliceLetters(all([...catalogues, ...names]), all(server), letterOwners([...catalogues, ...server]))
}

function listing({ beyond = '', ...cut }: Record<string, string>): string {
  const imports = [...Object.keys(cut), 'beyond'].map((name) => `import ${name} from './${name}.woff2?url'`)
  const row = (name: string, letters: string) => `{ url: ${name}, packedRange: '${packedRange(letters)}' }`
  const rows = Object.entries(cut).map(([name, letters]) => `  ${row(name, letters)},`)
  const listed = `export const fonts = [\n${rows.join('\n')}\n]`
  return `${imports.join('\n')}\n\n${listed}\n\nexport const others = ${row('beyond', beyond)}\n`
}

/** A folder's files of one kind. */
function read(folder: string, kind: RegExp): { path: string; text: string }[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) => kind.test(file))
  return files
    .sort()
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(join(ROOT, folder, file), 'utf8') }))
}

const all = (files: readonly { text: string }[]) => files.map(({ text }) => text).join('')

if (import.meta.main) console.log(await generateFonts())
