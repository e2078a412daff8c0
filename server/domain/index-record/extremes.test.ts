import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type CareCode, careCodes, careOf, type Extreme, extremes, type Grade, gradeOf } from './extremes.rules.ts'

describe('what a reading asks for', () => {
  // Of every kind: the last value before each border of its association, and the first at it.
  test.each<[Extreme, [number, CareCode | null][]]>([
    ...(['NBD', 'BBD', 'ABD', 'SBD'] as const).map((code): [Extreme, [number, CareCode | null][]] => [
      code,
      [
        [20, 'SUGAR_VERY_LOW'],
        [48, 'SUGAR_VERY_LOW'],
        [53, 'SUGAR_VERY_LOW'],
        [54, 'SUGAR_LOW'],
        [69, 'SUGAR_LOW'],
        [70, null],
        [299, null],
        [300, 'SUGAR_VERY_HIGH'],
        [600, 'SUGAR_VERY_HIGH'],
      ],
    ]),
    [
      'SBP',
      [
        [60, 'BP_LOW'],
        [89, 'BP_LOW'],
        [90, null],
        [179, null],
        [180, 'BP_VERY_HIGH'],
        [260, 'BP_VERY_HIGH'],
      ],
    ],
    [
      'DBP',
      [
        [30, 'BP_LOW'],
        [59, 'BP_LOW'],
        [60, null],
        [119, null],
        [120, 'BP_VERY_HIGH'],
        [180, 'BP_VERY_HIGH'],
      ],
    ],
    [
      'HR',
      [
        [30, 'HR_VERY_LOW'],
        [40, 'HR_VERY_LOW'],
        [41, 'HR_LOW'],
        [49, 'HR_LOW'],
        [50, null],
        [99, null],
        [100, 'HR_HIGH'],
        [130, 'HR_HIGH'],
        [131, 'HR_VERY_HIGH'],
        [220, 'HR_VERY_HIGH'],
      ],
    ],
    // Of these nothing is to be done at once, however far they lie.
    [
      'BW',
      [
        [20, null],
        [300, null],
      ],
    ],
    [
      'HT',
      [
        [100, null],
        [230, null],
      ],
    ],
    [
      'BDF',
      [
        [3, null],
        [75, null],
      ],
    ],
    [
      'SKM',
      [
        [5, null],
        [80, null],
      ],
    ],
    [
      'SLP',
      [
        [10, null],
        [1440, null],
      ],
    ],
  ])('%s', (of, values) => {
    expect(values.map(([value]) => [value, careOf({ [of]: value })])).toEqual(values)
  })

  test('of a pair is the gravest of both', () => {
    expect([
      careOf({ SBP: 182, DBP: 58 }),
      careOf({ SBP: 88, DBP: 121 }),
      careOf({ SBP: 118, DBP: 58 }),
      careOf({ SBP: 118, DBP: 76 }),
    ]).toEqual(['BP_VERY_HIGH', 'BP_VERY_HIGH', 'BP_LOW', null])
  })

  test('of a raised pressure nothing is called low, however low its lower value lies', () => {
    expect([119, 120, 140, 170].map((SBP) => careOf({ SBP, DBP: 58 }))).toEqual(['BP_LOW', null, null, null])
  })

  test('is serious below 54, from 300, from 180 or 120, of a pulse up to 40 or from 131; low sugar is for now', () => {
    const grades = (wanted: Grade) => careCodes.filter((code) => gradeOf(code) === wanted)
    expect(grades('serious')).toEqual([
      'SUGAR_VERY_LOW',
      'SUGAR_VERY_HIGH',
      'BP_VERY_HIGH',
      'HR_VERY_LOW',
      'HR_VERY_HIGH',
    ])
    expect(grades('now')).toEqual(['SUGAR_LOW'])
  })

  test('has in the contract the same names and borders', () => {
    const { HelhCareCode } = parse(
      readFileSync(new URL('../../../openapi/schemas/common-index.yaml', import.meta.url), 'utf8'),
    )
    const borders = Object.entries(extremes).map(([code, { of }]) => [
      code,
      Object.fromEntries(Object.entries(of).map(([kind, { from, to }]) => [kind, [from, to]])),
    ])
    expect(Object.fromEntries(borders)).toEqual(HelhCareCode['x-borders'])
    expect(HelhCareCode.enum).toEqual(careCodes)
  })
})
