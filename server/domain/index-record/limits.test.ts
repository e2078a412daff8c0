import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { beliefOf, limits, type Measure } from './limits.rules.ts'
import { type Judged, rangeOf, rangesOf, worse } from './ranges.rules.ts'
import { indexCodes } from './rules.ts'

describe('what is believed of a value', () => {
  // Measure, refused below and above, asked once below and above.
  test.each<[Measure, number, number, number, number]>([
    ['BW', 19.9, 300.1, 34.9, 150.1],
    ['HT', 99.9, 230.1, 139.9, 200.1],
    ['BDF', 2.9, 75.1, 4.9, 50.1],
    ['SKM', 4.9, 80.1, 11.9, 55.1],
    ['SBP', 59, 261, 79, 171],
    ['DBP', 29, 181, 44, 111],
    ['NBD', 19, 601, 53, 201],
    ['BBD', 19, 601, 53, 201],
    ['ABD', 19, 601, 53, 301],
    ['SBD', 19, 601, 53, 301],
    ['SLP', 9, 1441, 119, 841],
    ['HR', 29, 221, 39, 181],
    ['STEP', -1, 200_001, -1, 60_001],
  ])('%s', (measure, below, above, few, many) => {
    const { kept, usual } = limits[measure]
    expect([below, above].map((value) => beliefOf(measure, value))).toEqual(['refused', 'refused'])
    expect(kept.map((value) => beliefOf(measure, value)).every((belief) => belief !== 'refused')).toBe(true)
    expect(usual.map((value) => beliefOf(measure, value))).toEqual(['usual', 'usual'])
    // Nobody walks fewer than no steps: there is nothing to ask about below.
    expect([few, many].map((value) => beliefOf(measure, value))).toEqual([
      measure === 'STEP' ? 'refused' : 'asked',
      'asked',
    ])
  })

  test('stands for every index code of the contract, with the bounds that the contract tells', () => {
    const { HelhIdxCode } = parse(
      readFileSync(new URL('../../../openapi/schemas/common-index.yaml', import.meta.url), 'utf8'),
    )
    expect(indexCodes.toSorted()).toEqual(HelhIdxCode.enum.toSorted())
    expect(Object.fromEntries(indexCodes.map((code) => [code, limits[code].kept]))).toEqual(HelhIdxCode['x-limits'])
  })

  test('what is no number is refused', () => {
    expect(beliefOf('BW', Number.NaN)).toBe('refused')
  })
})

describe('how a value stands', () => {
  const status = (judged: Judged, value: number, gender: 'M' | 'F' | null = 'F') =>
    rangeOf(rangesOf(judged, { gender }), value)?.status

  // The last value before each border and the first at it.
  test.each<[Judged, number[], string[]]>([
    ['SBP', [89, 90, 119, 120, 139, 140], ['LACK', 'NORMAL', 'NORMAL', 'CAUTION', 'CAUTION', 'DANGER']],
    ['DBP', [59, 60, 79, 80, 89, 90], ['LACK', 'NORMAL', 'NORMAL', 'CAUTION', 'CAUTION', 'DANGER']],
    ['NBD', [69, 70, 99, 100, 125, 126], ['LACK', 'NORMAL', 'NORMAL', 'CAUTION', 'CAUTION', 'DANGER']],
    ['BBD', [69, 70, 99, 100, 125, 126], ['LACK', 'NORMAL', 'NORMAL', 'CAUTION', 'CAUTION', 'DANGER']],
    ['ABD', [69, 70, 139, 140, 199, 200], ['LACK', 'NORMAL', 'NORMAL', 'CAUTION', 'CAUTION', 'DANGER']],
    ['SBD', [69, 70, 139, 140, 199, 200], ['LACK', 'NORMAL', 'NORMAL', 'CAUTION', 'CAUTION', 'DANGER']],
    ['SLP', [419, 420, 539, 540], ['LACK', 'NORMAL', 'NORMAL', 'CAUTION']],
    ['BMI', [18.4, 18.5, 22.9, 23, 24.9, 25], ['LACK', 'NORMAL', 'NORMAL', 'CAUTION', 'CAUTION', 'DANGER']],
    ['HR', [49, 50, 99, 100], ['LACK', 'NORMAL', 'NORMAL', 'CAUTION']],
    ['BDF', [17.9, 18, 27.9, 28, 32.9, 33], ['LACK', 'NORMAL', 'NORMAL', 'CAUTION', 'CAUTION', 'DANGER']],
  ])('%s', (judged, values, statuses) => {
    expect(values.map((value) => status(judged, value))).toEqual(statuses)
  })

  test('body fat goes by gender, and without one by nothing', () => {
    expect([status('BDF', 22, 'M'), status('BDF', 22, 'F'), status('BDF', 22, null)]).toEqual([
      'CAUTION',
      'NORMAL',
      undefined,
    ])
  })

  test('nothing is usual for a weight, a height or muscle alone', () => {
    expect((['BW', 'HT', 'SKM'] as const).map((code) => rangesOf(code, { gender: 'M' }))).toEqual([[], [], []])
  })

  test('ranges leave no gap and name no illness', () => {
    for (const judged of [...indexCodes, 'BMI', 'HR'] as const) {
      const list = rangesOf(judged, { gender: 'M' })
      expect(list.slice(1).map(({ min }) => min)).toEqual(list.slice(0, -1).map(({ max }) => max))
      expect(list.map(({ name }) => name).join()).not.toMatch(/혈압|당뇨|혈당|의심/)
    }
  })

  test('of a pair the worse one speaks; what was not measured says nothing', () => {
    expect(worse('NORMAL', 'CAUTION')).toBe('CAUTION')
    expect(worse('DANGER', 'LACK')).toBe('DANGER')
    expect(worse('LACK', 'NORMAL')).toBe('LACK')
    expect([worse(null, 'NORMAL'), worse('CAUTION', null), worse(null, null)]).toEqual(['NORMAL', 'CAUTION', null])
  })
})

test('no word of a range names an illness: a single value is no diagnosis', () => {
  const words = [...indexCodes, 'BMI' as const, 'HR' as const].flatMap((judged) =>
    (['M', 'F'] as const).flatMap((gender) =>
      rangesOf(judged, { gender }).flatMap(({ name, nameEng }) => [name, nameEng]),
    ),
  )
  expect(new Set(words)).toEqual(
    new Set(['낮음', 'Low', '정상', 'Normal', '주의', 'Caution', '높음', 'High', '부족', 'Short', '많음', 'Long']),
  )
})
