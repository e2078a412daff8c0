import { describe, expect, test } from 'vitest'
import { Experience } from './experience.ts'
import type { Json, JsonObject } from './model.ts'
import { relationsIn } from './relations.ts'
import { relationsOfRows } from './relations-of-rows.ts'

const broken = (object: JsonObject, paged = false) =>
  relationsIn(object, paged)
    .filter(({ holds }) => !holds)
    .map(({ at }) => at)
const brokenRows = (rows: Json[]) =>
  relationsOfRows(rows)
    .filter(({ holds }) => !holds)
    .map(({ at }) => at)

describe('what holds between the fields of an object', () => {
  test.each<[string, JsonObject, string]>([
    ['a span ends after it begins', { startDt: '20261120', endDt: '20261119' }, 'endDt'],
    ['the least is no more than the most', { minVal: 9, maxVal: 4 }, 'maxVal'],
    ['a part is no more than its whole', { doneCnt: 5, totalCnt: 4 }, 'doneCnt'],
    ['nobody joins beyond the limit', { memberCnt: 9, maxMemberCnt: 8 }, 'memberCnt'],
    ['a mean lies between', { minRate: 50, avgRate: 40, maxRate: 90 }, 'avgRate'],
    ['a flag and its moment', { cancelYn: 'N', cancelDtm: '202611191200' }, 'cancelYn'],
    ['a count and its list', { stampCnt: 3, stampList: [{ a: 1 }] }, 'stampCnt'],
    ['a share within 0 and 100', { matchRate: 6400 }, 'matchRate'],
    ['a share of its parts', { doneCnt: 1, totalCnt: 4, doneRate: 50 }, 'doneRate'],
    ['a flag and its list', { medicineYn: 'N', medicineList: [1] }, 'medicineYn'],
    ['a weekday of its day', { wrkotDt: '20261119', dayNm: '금' }, 'dayNm'],
    ['BMI of a body', { height: 171.5, weight: 68, bmi: 30 }, 'bmi'],
    ['energy of what is in it', { kcal: '2,665', totCho: '73.5', totProtein: '37', totFat: '22' }, 'kcal'],
    [
      'what lasts no longer than its span',
      { startDtm: '202611191200', endDtm: '202611191230', wrkotMin: 90 },
      'wrkotMin',
    ],
    ['a moment of its day', { rsrvDt: '20261119', rsrvDtm: '202611180300' }, 'rsrvDtm'],
    ['rows within the span', { startDt: '20261101', endDt: '20261130', dayList: [{ baseDt: '20251105' }] }, 'dayList'],
    ['a sum of a column', { totalPoint: 90, list: [{ point: 10 }, { point: 20 }] }, 'totalPoint'],
    ['what is chosen is there', { homeUrl: '/x', homeUrlList: [{ homeUrl: '/main' }] }, 'homeUrl'],
  ])('%s', (_what, object, at) => {
    expect(broken(object)).toContain(at)
  })

  test('a pulse is a rate, and no share of a hundred', () => {
    expect(broken({ minRate: 96, avgRate: 116, maxRate: 171, restRate: 104, heartRate: 142 })).toEqual([])
  })

  test('of a page nobody counts the rows against the whole', () => {
    expect(broken({ totalCnt: 40, list: [{ a: 1 }] }, true)).toEqual([])
    expect(broken({ totalCnt: 40, list: [{ a: 1 }] })).toEqual(['totalCnt'])
  })
})

describe('what holds between the rows of a list', () => {
  test.each<[string, Json[], string]>([
    ['places rise', [{ rankNo: 2 }, { rankNo: 1 }], '1/rankNo'],
    ['places begin with 1', [{ rankNo: 0 }, { rankNo: 1 }], '0/rankNo'],
    [
      'whoever stands lower has no more',
      [
        { rankNo: 1, stepCnt: 5 },
        { rankNo: 2, stepCnt: 9 },
        { rankNo: 3, stepCnt: 1 },
      ],
      '1/stepCnt',
    ],
    ['one is today', [{ todayYn: 'Y' }, { todayYn: 'Y' }], '1/todayYn'],
    [
      'days follow each other',
      ['16', '17', '18', '20', '21', '22'].map((day) => ({ helhDate: `202611${day}` })),
      '3/helhDate',
    ],
    ['a row says something', [{ a: 1 }, { a: null }], '1'],
    ['rows have rows of their own', [{ itemList: [{ itemSeq: 1 }] }, { itemList: [{ itemSeq: 1 }] }], '1/itemList'],
    ['codes have names of their own', ['A', 'B', 'C'].map((code) => ({ hallCode: code, hallNm: '1관' })), '1/hallNm'],
  ])('%s', (_what, rows, at) => {
    expect(brokenRows(rows)).toContain(at)
  })

  test('places that are shared and days up to a weekend are nothing to wonder at', () => {
    expect(
      brokenRows([
        { rankNo: 1, stepCnt: 9 },
        { rankNo: 1, stepCnt: 9 },
        { rankNo: 3, stepCnt: 1 },
      ]),
    ).toEqual([])
    expect(brokenRows(['18', '19', '20', '23'].map((day) => ({ menuDt: `202611${day}` })))).toEqual([])
  })
})

describe('what the examples show', () => {
  test('a relation counts where one shows it and none breaks it', () => {
    const experience = new Experience()
    const wrong = { doneYn: 'Y', doneDtm: null }
    expect(experience.ofObject('a', wrong, false, '')).toEqual([])
    experience.learnObject('a', { doneYn: 'Y', doneDtm: '202611191200' }, false)
    expect(experience.ofObject('a', wrong, false, '/data')).toMatchObject([
      { kind: 'contradiction', at: '/data/doneYn' },
    ])
    experience.learnObject('a', wrong, false)
    expect(experience.ofObject('a', wrong, false, '')).toEqual([])
  })

  test('an oddity is usual where an example has it, a habit counts from two examples, a hidden name from one', () => {
    const experience = new Experience()
    experience.learnValue('html', 'contents', '<p>가</p>')
    experience.learnValue('name', 'usrNm', '윤*늘')
    experience.learnValue('kcal', 'kcal', '120')
    expect(experience.ofValue('html', 'contents', '<b>나</b>', '')).toEqual([])
    expect(experience.ofValue('text', 'contents', '<b>나</b>', '')).toMatchObject([
      { kind: 'unusual', got: 'tags of HTML: "<b>나</b>"' },
    ])
    expect(experience.ofValue('name', 'usrNm', '윤하늘', '')).toMatchObject([
      { kind: 'unusual', expected: 'a part of it hidden, as in the examples' },
    ])
    expect(experience.ofValue('kcal', 'kcal', '-', '')).toEqual([])
    experience.learnValue('kcal', 'kcal', '1,016')
    expect(experience.ofValue('kcal', 'kcal', '-', '')).toMatchObject([
      { kind: 'unusual', expected: 'a number, as in the examples' },
    ])
  })
})
