import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { COMMON, generateFonts, letterOwners, shownLetters, sliceLetters } from './fonts.ts'
import { unpacked } from '#src/styles/unicode-range.ts'
import { fontSlices, packedRange, sliceSheet, unicodeRange } from './lib/font-slices.ts'
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
    const { common, rare } = sliceLetters(every.slice(375).join(''), [...every, ...every.slice(100)].join(''))
    expect([common.length, rare.length]).toEqual([COMMON, every.length - COMMON])
    expect(rare).not.toMatch(new RegExp(every[375] ?? ''))
  })

  test('come with the area, the menu or what areas share, unless they are common or everybody’s', () => {
    const owners = letterOwners([
      { path: 'src/areas/meal/day/en.po', text: '꿀콩' },
      { path: 'server/domain/food/words.ts', text: '꿀' },
      { path: 'src/areas/meal/review/en.po', text: '찌' },
      { path: 'server/domain/meal/seed/dishes.ts', text: '찌' },
      { path: 'src/areas/records/en.po', text: '혈콩' },
      { path: 'src/app/en.po', text: '켜' },
      { path: 'src/areas/records/weight/en.po', text: '켜' },
    ])
    expect([...owners]).toEqual([
      ['꿀', 'meals'],
      ['콩', 'shared'],
      ['찌', 'menu'],
      ['혈', 'health'],
    ])
    const often = Array.from({ length: COMMON }, (_, at) => String.fromCodePoint(0xac00 + at))
      .join('')
      .repeat(2)
    expect(sliceLetters(often, '꿀혈콩켜', owners)).toMatchObject({
      meals: '꿀',
      health: '혈',
      shared: '콩',
      rare: '켜',
      events: '',
    })
  })

  test('are told to the browser as ranges', () => {
    expect(unicodeRange('abcxz가각')).toBe('U+61-63,U+78,U+7A,U+AC00-AC01')
    expect(unicodeRange('')).toBe('')
    expect(unpacked(packedRange(''))).toBe('')
    expect(unpacked(packedRange('abcxz가각'))).toBe('U+61-63,U+78,U+7a,U+ac00-ac01')
  })
})

describe('the letters that only members write', () => {
  const css =
    "@font-face{src:url(./w/Pretendard-Medium.subset.7.woff2) format('woff2');unicode-range: U+2d, U+ac00-ac03, U+4e00}"

  test('are those of the slices of Pretendard without the letters of the cut', () => {
    expect(fontSlices(css, '각-')).toEqual([{ number: '7', letters: '가갂갃' }])
    expect(fontSlices(css, '가각갂갃')).toEqual([])
  })

  test('have a file for text and one for titles', () => {
    const sheet = sliceSheet(fontSlices(css, '각'), '..')
    expect(sheet.match(/url\('[^']+'\)/g)).toEqual([
      "url('../Pretendard-Medium.subset.7.woff2')",
      "url('../Pretendard-SemiBold.subset.7.woff2')",
    ])
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
    [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })

  test('are made once', async () => {
    expect(await generateFonts()).toBe('fresh')
  })

  test('together stay under 75 kB, the gate of goal 19, where all fetch them, and under 12 kB for an area', () => {
    const sizeOf = (name: string) => (existsSync(made(`${name}.woff2`)) ? statSync(made(`${name}.woff2`)).size : 0)
    const { latin, common, rare, ...areas } = shownLetters()
    expect(Math.min(...[latin, common, rare].map((letters) => letters.length))).toBeGreaterThan(100)
    expect(['latin', 'common', 'rare'].map(sizeOf).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75_000)
    expect(Object.keys(areas).filter((area) => sizeOf(area) > 12_000)).toEqual([])
  })

  test('hold every letter of the catalogues and the seed, and of all Hangul each syllable once', () => {
    const listing = readFileSync(made('fonts.ts'), 'utf8').replaceAll(/packedRange: '([^']*)'/g, (_, packed: string) =>
      unpacked(packed),
    )
    const [cut = '', others = ''] = listing.split('export const others')
    const letters = named(cut)
    expect(letters.toSorted()).toEqual(
      Object.values(shownLetters())
        .flatMap((each) => [...each])
        .toSorted(),
    )

    const slices = readFileSync(made('slices.css'), 'utf8').matchAll(/Medium[^}]+unicode-range: ([^;]+)/g)
    const inSlices = [...slices].flatMap(([, ranges = '']) => named(ranges))
    expect(inSlices.toSorted()).toEqual(named(others).toSorted())
    const syllables = [...letters, ...inSlices].filter((letter) => letter >= '가' && letter <= '힣')
    expect([syllables.length, new Set(syllables).size]).toEqual([11_172, 11_172])
  })

  test('leave what members write out of a usual visit: the file that asks for it weighs next to nothing', () => {
    expect(statSync(made('beyond.woff2')).size).toBeLessThan(600)
  })
})
