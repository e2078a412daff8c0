import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '..', 'src', 'styles', 'tokens.css'), 'utf8')

/** The colours of the block that begins with this selector, by name without dashes in front. */
function coloursOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('\n}', start))
  return new Map([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))
}

const light = coloursOf("[data-theme='light']")
const themes = { light, dark: new Map([...light, ...coloursOf("\n[data-theme='dark']")]) }

/** Red, green and blue of a hex colour as light, 0 to 1. */
const linear = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })

/** Relative luminance of a hex colour, 0 to 1, after WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const TEXT = 4.5
const MARK = 3
const surfaces = ['surface-page', 'surface-card', 'surface-sunken']
const meanings = ['brand', 'food', 'positive', 'caution', 'danger', 'info']

/** Colour over ground, as design/README.md promises it and as the widgets use it. */
const textPairs: [string, string][] = [
  ...['ink-strong', 'ink', 'ink-sub'].flatMap((ink) =>
    [...surfaces, 'surface-linen', 'brand-soft'].map((ground): [string, string] => [ink, ground]),
  ),
  ...meanings.flatMap((name) =>
    [`${name}-soft`, ...surfaces].map((ground): [string, string] => [`${name}-text`, ground]),
  ),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-danger', 'danger'],
  ['on-inverse', 'surface-inverse'],
  ['inverse-accent', 'surface-inverse'],
]
const markPairs = (theme: Map<string, string>): [string, string][] => [
  ...[...theme.keys()]
    .filter((name) => name.startsWith('data-') && !/^data-(?:track|grid)$/.test(name))
    .map((name): [string, string] => [name, 'surface-card']),
  // on its soft ground a meaning is said by its -text colour, icons too
  ...meanings.flatMap((name) => ['surface-page', 'surface-card'].map((ground): [string, string] => [name, ground])),
  ...['surface-page', 'surface-card'].map((ground): [string, string] => ['line-strong', ground]),
  // the ring stands around a gap, and the gap around what has the focus
  ...['focus-gap', ...surfaces].map((ground): [string, string] => ['focus-color', ground]),
]

function tooLow(theme: Map<string, string>, pairs: readonly [string, string][], least: number): string[] {
  return pairs.flatMap(([name, ground]) => {
    const [one, other] = [theme.get(name), theme.get(ground)]
    if (!one || !other) return [`${name} on ${ground}: no such colour`]
    const reached = contrast(one, other)
    return reached < least ? [`${name} ${one} on ${ground} ${other}: ${reached.toFixed(2)}`] : []
  })
}

type Matrix = readonly (readonly number[])[]
const times = (matrix: Matrix, values: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, share, at) => sum + share * (values[at] ?? 0), 0))

/** Linear light as people without one kind of cone see it: Machado, Oliveira and Fernandes 2009, severity 1. */
const seenWith: Record<string, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
/** Linear light to cones, and their cube roots to OKLab: Ottosson 2020. */
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const oklab = (light: readonly number[]) =>
  times(
    LAB,
    times(CONES, light).map((cone) => Math.cbrt(Math.max(0, cone))),
  )

/** Series that share a chart. */
const together = [
  ['intake', 'burned'],
  ['systolic', 'diastolic', 'pulse'],
  ['glucose-before', 'glucose-after'],
  ['carbohydrate', 'protein', 'fat'],
  ['sleep-deep', 'sleep-light', 'sleep-rem', 'sleep-awake'],
]
const APART = 0.11

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(Object.entries(themes))('in %s', (_, theme) => {
  test('every text reaches 4.5:1 on every ground it stands on', () => {
    expect(tooLow(theme, textPairs, TEXT)).toEqual([])
  })

  test('every mark, outline, data colour and the focus ring reach 3:1', () => {
    expect(tooLow(theme, markPairs(theme), MARK)).toEqual([])
  })

  test.each(Object.entries(seenWith))('series that share a chart stay apart for eyes with %s', (_kind, matrix) => {
    const seen = (name: string) => oklab(times(matrix, linear(theme.get(`data-${name}`) ?? '')))
    const pairs = together.flatMap((names) =>
      names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const)),
    )
    const near = pairs.filter(([one, other]) => {
      const [first, second] = [seen(one), seen(other)]
      return !(Math.hypot(...first.map((value, at) => value - (second[at] ?? 0))) >= APART)
    })
    expect(near).toEqual([])
  })
})
