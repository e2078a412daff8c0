import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { generateFonts, shownLetters, sliceLetters } from './fonts.ts'
import { fontSlices, sliceSheet, unicodeRange } from './lib/font-slices.ts'
import { ROOT } from './lib/run.ts'

describe('the letters of the web font', () => {
  test('are each in one file only', () => {
    const { latin, common, rare } = sliceLetters('밥 밥 국 − 68.4 kg ½\n', '찌개')
    expect(latin).toContain('½')
    expect(latin).not.toMatch(/[가-힣\n]/)
    expect(common).toBe('개국밥찌')
    expect(rare).toBe('')
  })

  test('are common when they are used most', () => {
    const every = Array.from({ length: 444 }, (_, at) => String.fromCodePoint(0xac00 + at))
    const { common, rare } = sliceLetters(every.slice(275).join(''), [...every, ...every.slice(100)].join(''))
    expect([common.length, rare.length]).toEqual([300, 144])
    expect(rare).not.toMatch(new RegExp(every[275] ?? ''))
  })

  test('are told to the browser as ranges', () => {
    expect(unicodeRange('abcxz가각')).toBe('U+61-63,U+78,U+7A,U+AC00-AC01')
    expect(unicodeRange('')).toBe('')
  })
})

describe('the letters that only members write', () => {
  const css = "@font-face{src:url(./w/Pretendard-Medium.subset.7.woff2) format('woff2');unicode-range: U+2d, U+ac00-ac03, U+4e00}"

  test('are those of the slices of Pretendard without the letters of the cut', () => {
    expect(fontSlices(css, '각-')).toEqual([{ number: '7', letters: '가갂갃' }])
    expect(fontSlices(css, '가각갂갃')).toEqual([])
  })

  test('have a file for text and one for titles', () => {
    const sheet = sliceSheet(fontSlices(css, '각'), '..')
    expect(sheet.match(/url\('[^']+'\)/g)).toEqual(["url('../Pretendard-Medium.subset.7.woff2')", "url('../Pretendard-SemiBold.subset.7.woff2')"])
    expect(sheet.match(/unicode-range: [^;]+/g)).toEqual(Array(2).fill('unicode-range: U+AC00,U+AC02-AC03'))
  })
})

describe('the files of the web font', () => {
  beforeAll(async () => {
    await generateFonts()
  }, 60_000)

  const made = (name: string) => join(ROOT, 'src/styles/generated', name)

  /** The letters that a list of `unicode-range`s names. */
  const named = (ranges: string) =>
    [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })

  test('are made once', async () => {
    expect(await generateFonts()).toBe('fresh')
  })

  test('together stay under the gate of goal 19, 75 kB', () => {
    const sizes = ['latin', 'common', 'rare'].map((name) => statSync(made(`${name}.woff2`)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75_000)
  })

  test('hold every letter of the catalogues and the seed, and of all Hangul each syllable once', () => {
    const listing = readFileSync(made('fonts.ts'), 'utf8')
    const [cut = '', others = ''] = listing.split('export const others')
    const letters = named(cut)
    const { latin, common, rare } = shownLetters()
    expect(letters.toSorted()).toEqual([...latin, ...common, ...rare].toSorted())

    const slices = readFileSync(made('slices.css'), 'utf8').matchAll(/Medium[^}]+unicode-range: ([^;]+)/g)
    const inSlices = [...slices].flatMap(([, ranges = '']) => named(ranges))
    expect(inSlices.toSorted()).toEqual(named(others).toSorted())
    const syllables = [...letters, ...inSlices].filter((letter) => letter >= '가' && letter <= '힣')
    expect([syllables.length, new Set(syllables).size]).toEqual([11_172, 11_172])
  })

  test('leave the letters that members write out of a usual visit: the file that asks for them weighs next to nothing', () => {
    expect(statSync(made('beyond.woff2')).size).toBeLessThan(600)
  })
})
