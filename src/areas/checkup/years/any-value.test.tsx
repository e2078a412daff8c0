// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import fc from 'fast-check'
import { type ReactNode, Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { CheckupDetailScreen } from '../detail/detail.screen.tsx'
import { CheckupSheetScreen } from '../sheet/sheet.screen.tsx'
import { YearsScreen } from './years.screen.tsx'

afterEach(cleanup)

const CODES = 'HT BW WC BMI EYEL EYER EARL EARR SBP DBP HGB NBD TC HDL TG LDL CRE GFR AST ALT GGT UPRO CXR'.split(' ')
const PIECES = '0 9 20 118 1,024 0,9 . / - < > ≤ 1e999 0x10 -1e400 ² 미만 이상 측정불가 재검 정상 음성 mg/dL'.split(' ')
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES, ' '), { maxLength: 3 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const orNull = <Value,>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null })
const status = fc.constantFrom('NORMAL', 'CAUTION', 'DANGER')
const range = fc.record({ statusCode: status, minVal: orNull(text), maxVal: orNull(text) })
const value = fc.record({
  itemVal: orNull(text),
  statusCode: orNull(status),
  prevVal: orNull(text),
  years: fc.array(text, { maxLength: 4 }),
  undrawn: fc.array(text, { maxLength: 2 }),
  ranges: fc.array(range, { maxLength: 3 }),
})
const sheet = fc.array(value, { minLength: CODES.length, maxLength: CODES.length })

const CHECKUP = {
  checkupSeq: 7,
  checkupDt: '20260514',
  hospitalNm: '한빛내과',
  checkupType: 'GENERAL',
  judgeCode: 'A',
  cautionCnt: 0,
  dangerCnt: 0,
  getDtm: '202606021931',
  newYn: 'N',
}

/** Whatever a server calls a value, a border or a year: a foreign one need not keep the contract. */
function answersOf(values: typeof sheet extends fc.Arbitrary<infer Sheet> ? Sheet : never): Record<string, unknown> {
  const detail = {
    ...CHECKUP,
    judgeTxt: '',
    prevCheckupDt: '20240514',
    ladderList: values.map(({ years, undrawn, ranges }, at) => ({
      itemCode: CODES[at],
      rangeList: ranges,
      list: years.map((itemVal, back) => ({
        checkupDt: `${2026 - (years.length - 1 - back) * 2}0514`,
        itemVal,
        statusCode: 'NORMAL',
      })),
      undrawnList: undrawn.map((itemVal, back) => ({ checkupDt: `${2025 - back * 2}0514`, itemVal, statusCode: null })),
    })),
    groupList: [
      {
        groupCode: 'SUGAR',
        groupNm: '혈당',
        statusCode: null,
        itemList: values.map(({ itemVal, statusCode, prevVal }, at) => ({
          itemCode: CODES[at],
          itemNm: `항목${at}`,
          itemVal,
          unitNm: 'mg/dL',
          normalTxt: '',
          statusCode,
          prevVal,
        })),
      },
    ],
  }
  const references = values.map(({ ranges }, at) => ({
    itemCode: CODES[at],
    itemNm: '',
    unitNm: '',
    gender: null,
    explainTxt: '',
    rangeList: ranges,
  }))
  return {
    helhTitle: { agreeYn: 'Y', checkupList: [CHECKUP, { ...CHECKUP, checkupSeq: 6, checkupDt: '20240514' }] },
    chkupHelh: detail,
    getCheckupDetail: detail,
    getMyHealthCheckupReference: references,
    getHealthDataCheck: { checkupSeq: 7, checkupDt: '20260514', compareYn: 'N', compareList: [] },
    BloodpressGraph: { list: values.map(({ itemVal }) => ({ sbpVal: itemVal, dbpVal: itemVal })) },
    BloodsugarGraph: { list: values.map(({ itemVal }) => ({ helhidxCode: 'NBD', helhidxVal: itemVal ?? '' })) },
  }
}

async function draw(part: ReactNode, answers: Record<string, unknown>): Promise<string> {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({
    entry: { name: 'healthlogHealthscreenings' },
    kind: 'detail',
    title: { id: '건강검진', message: '건강검진' },
  })
  const Opened = () => <Suspense fallback={null}>{part}</Suspense>
  await renderRouter(testRouter([{ path: '/', data, component: Opened }]))
  await page.findAllByText(/항목/)
  for (const closed of page.queryAllByRole('button', { expanded: false })) closed.click()
  await page.findAllByText(/항목/)
  return document.body.innerHTML
}

const screens: [name: string, part: ReactNode][] = [
  ['years', <YearsScreen key="years" checkupSeq={undefined} />],
  ['one check-up', <CheckupDetailScreen key="detail" checkupSeq={7} />],
  ['the sheet', <CheckupSheetScreen key="sheet" checkupSeq={7} />],
]

test.each(screens)('no string makes a NaN reach a sentence or a path of %s', async (_name, part) => {
  await fc.assert(
    fc.asyncProperty(sheet, async (values) => {
      expect(await draw(part, answersOf(values))).not.toMatch(/NaN|Infinity|undefined/)
      cleanup()
    }),
    { numRuns: 3, seed: 379, endOnFailure: true },
  )
})
