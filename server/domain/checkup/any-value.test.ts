import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ItemCode, itemCodes, itemOf } from './items.rules.ts'
import { checkupDetail, checkupRow, eyeEarGraph, itemDetail, itemGraph, pairDetail, pressureGraph } from './present.ts'
import type { Checkup, Found } from './queries.ts'
import { statusOf } from './status.rules.ts'

/** What sheets are made of, and what only looks like a number to a program. */
const PIECES =
  '0 1 2 5 9 20 60 90 118 500 1,024 0,9 . , / - + < > ≤ <= >= ± e 1e2 0x10 NaN Infinity ² ½ ③ ５ 미만 이하 이상 초과 측정불가 재검 정상 음성 mg/dL mmHg'.split(
    ' ',
  )
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES, ' '), { maxLength: 4 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const gender = fc.constantFrom('M' as const, 'F' as const)
const numeric = itemCodes.filter((code) => itemOf(code).usual === undefined)

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|\d+,\d{1,2})`
/** A number, a bound or a pressure as decisions 365 and 379 define them, with or without its unit. */
const isMeasured = (code: ItemCode, val: string): boolean => {
  const unit = itemOf(code).unit.replaceAll('/', '\\s*/\\s*')
  const behind = unit === '' ? '' : `(?:${unit})?`
  const bound = `(?:<=|>=|<|>|≤|≥)\\s*${NUMBER}\\s*${behind}|${NUMBER}\\s*${behind}\\s*(?:미만|이하|초과|이상)`
  const pair = code === 'SBP' || code === 'DBP' ? `|\\d{2,3}\\s*/\\s*\\d{2,3}\\s*${behind}` : ''
  return new RegExp(`^(?:${behind}\\s*${NUMBER}\\s*${behind}|${bound}${pair})$`, 'i').test(val.normalize('NFKC').trim())
}

test('no string that is neither a number nor a bound is ever usual, nor judged at all', () => {
  fc.assert(
    fc.property(fc.constantFrom(...numeric), text, gender, (code, val, who) => {
      fc.pre(/\p{No}/u.test(val) || !isMeasured(code, val))
      expect(statusOf(code, val, who)).toBeNull()
    }),
    { numRuns: 1000 },
  )
})

test.each<[code: ItemCode, val: string]>([
  ['NBD', '9²'],
  ['TC', '18½'],
  ['SBP', '11③'],
])('%s %s is no number: a power, a fraction or a circled number is none of its digits', (code, val) => {
  expect(statusOf(code, val, 'M')).toBeNull()
})

const values = fc.uniqueArray(fc.tuple(fc.constantFrom(...itemCodes), text), {
  selector: ([code]) => code,
  maxLength: 23,
})
const found = fc.tuple(gender, fc.array(values, { minLength: 1, maxLength: 4 })).map(([who, all]): Found => ({
  agreed: true,
  gender: who,
  checkups: all.map((each, at): Checkup => ({
    checkupSeq: at + 1,
    checkupDt: `${2026 - at}0514`,
    hospitalNm: '한빛',
    type: 'GENERAL',
    judge: 'A',
    judgeTxt: '',
    gotAt: new Date('2026-06-02T10:00:00Z'),
    openedAt: null,
    values: new Map(each),
  })),
}))

/** Every number and text of an answer. */
function* leavesOf(answer: unknown): Generator<unknown> {
  if (typeof answer !== 'object' || answer === null) yield answer
  else for (const each of Object.values(answer)) yield* leavesOf(each)
}

test('whatever a sheet holds: answers hold no NaN, graphs numbers alone, and every year stands once', () => {
  fc.assert(
    fc.property(found, (all) => {
      const [newest, before] = all.checkups
      if (newest === undefined) return
      const at = { checkup: newest, before }
      const detail = checkupDetail(all, at, 'ko')
      const graphs = numeric.map((code) => itemGraph(code, all, 'ko'))
      const pressure = pressureGraph(all)
      const written = new Set(all.checkups.flatMap((each) => [...each.values.values()]))
      const answers = [
        detail,
        graphs,
        pressure,
        eyeEarGraph(all),
        itemCodes.map((code) => itemDetail(code, all, at, 'en')),
        pairDetail('BP', all, at, 'ko'),
      ]
      const isNone = (leaf: unknown) =>
        (typeof leaf === 'number' && !Number.isFinite(leaf)) ||
        (typeof leaf === 'string' && !written.has(leaf) && /NaN|Infinity|undefined|null/.test(leaf))
      expect([...leavesOf(answers)].filter(isNone)).toEqual([])
      const drawn = [...graphs, ...detail.ladderList].flatMap(({ list }) => list.map(({ itemVal }) => itemVal))
      const pressures = pressure.list.flatMap(({ sbpVal, dbpVal }) => [sbpVal, dbpVal])
      expect([...drawn, ...pressures].filter((val) => !/^\d+(\.\d+)?$/.test(val))).toEqual([])
      const measured = graphs.map(({ itemCode }) =>
        all.checkups.flatMap(({ checkupDt, values: of }) => (of.has(itemCode) ? checkupDt : [])).toSorted(),
      )
      const told = graphs.map(({ list, undrawnList }) =>
        [...list, ...undrawnList].map(({ checkupDt }) => checkupDt).toSorted(),
      )
      expect(told).toEqual(measured)
      // Counts are of what is judged alone.
      const items = detail.groupList.flatMap(({ itemList }) => itemList)
      const { cautionCnt, dangerCnt } = checkupRow(newest, all.gender)
      expect([cautionCnt, dangerCnt]).toEqual([
        items.filter(({ statusCode }) => statusCode === 'CAUTION').length,
        items.filter(({ statusCode }) => statusCode === 'DANGER').length,
      ])
      const inUsual = detail.groupList
        .filter(({ statusCode }) => statusCode === 'NORMAL')
        .flatMap(({ itemList }) => itemList.filter(({ itemVal }) => itemVal !== null))
      expect(inUsual.filter(({ statusCode }) => statusCode !== 'NORMAL')).toEqual([])
    }),
    { numRuns: 60 },
  )
})
