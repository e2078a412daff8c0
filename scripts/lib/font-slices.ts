/**
 * The letters outside the cut of scripts/fonts.ts, which only members write: npm's `pretendard` ships its whole
 * alphabet in some ninety slices a weight. Each is fetched when a page holds one of its letters. One weight of a slice
 * weighs a third of the variable one, so text and titles have each their own (docs/decisions/063).
 */

/** What of the slices is offered: Latin with accents, Hangul. Other signs are as good in the system font. */
const OFFERED: readonly (readonly [number, number])[] = [
  [0xa1, 0x17f],
  [0x3131, 0x318e],
  [0xac00, 0xd7a3],
]

/** The weights by the names of their files: text, then labels and titles. */
const WEIGHTS = [
  ['Medium', '400 599'],
  ['SemiBold', '600 900'],
] as const

export interface FontSlice {
  number: string
  letters: string
}

/**
 * The package's slices by its style sheet, without the letters of `cut` and what is not offered; those left empty are
 * left out.
 */
export function fontSlices(css: string, cut: string): FontSlice[] {
  const taken = new Set(cut)
  const rules = css.matchAll(/Medium\.subset\.(\d+)\.woff2[^}]*?unicode-range:\s*([^;}]+)/g)
  return [...rules]
    .map(([, number = '', ranges = '']) => ({
      number,
      letters: lettersOf(ranges)
        .filter((letter) => !taken.has(letter))
        .join(''),
    }))
    .filter(({ letters }) => letters)
}

function lettersOf(ranges: string): string[] {
  return ranges.split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().slice('U+'.length).split('-')
    const first = Number.parseInt(from, 16)
    const points = Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
    return points
      .filter((point) => OFFERED.some(([least, most]) => point >= least && point <= most))
      .map((point) => String.fromCodePoint(point))
  })
}

/** Letters as runs of code points that follow each other, both ends in. */
function runsOf(letters: string): [from: number, to: number][] {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point <= last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  return runs
}

/** Letters as CSS has them in `unicode-range`: "U+20-7E,U+AC00". */
export function unicodeRange(letters: string): string {
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runsOf(letters)
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',')
}

/**
 * The same in half the bytes, for `unpacked` in src/styles/unicode-range.ts: of each run how far its first letter is
 * from the last of the run before, and how many more follow, to the base of 36: "w-2m,x".
 */
export function packedRange(letters: string): string {
  let before = 0
  return runsOf(letters)
    .map(([from, to]) => {
      const gap = (from - before).toString(36)
      before = to
      return from === to ? gap : `${gap}-${(to - from).toString(36)}`
    })
    .join(',')
}

/** The style sheet that offers the slices. `folder` is where their files are, as the sheet sees it. */
export function sliceSheet(slices: FontSlice[], folder: string): string {
  // The weights of one slice follow each other: their equal ranges compress to nothing.
  return slices
    .flatMap(({ number, letters }) =>
      WEIGHTS.map(
        ([name, weight]) => `@font-face {
  font-family: Pretendard;
  font-weight: ${weight};
  font-display: swap;
  src: url('${folder}/Pretendard-${name}.subset.${number}.woff2') format('woff2');
  unicode-range: ${unicodeRange(letters)};
}
`,
      ),
    )
    .join('')
}
