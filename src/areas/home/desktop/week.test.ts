import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { queuesOf, workdaysOf } from './week.ts'

const slot = (menuMealType: '1' | '2', startTm: string, endTm: string) => ({
  menuMealType,
  menuMealTypeTxt: '',
  startTm,
  endTm,
  tmYn: 'N' as const,
})
const course = (menuMealType: string, courseNm: string, waitMin: number | null) => ({
  menuMealType,
  courseNm,
  courseNmEng: courseNm,
  waitMin,
  setName: courseNm,
  hallNo: 'E31A',
  menuCourseType: 'AA',
  dishList: [],
  sumKcal: null,
  choochunGubun: null,
  rcmdReasonTxt: null,
})
// What these two read of a menu, and nothing else of it.
const menu = {
  weekList: ['20261116', '20261119', '20261120', '20261121', '20261122'].map((menuDt) => ({
    menuDt,
    openYn: menuDt === '20261120' ? 'N' : 'Y',
  })),
  mealTimeList: [slot('2', '1130', '1330'), slot('1', '0730', '0900')],
  menuList: [course('1', '죽', 2), course('2', '한식', 3), course('2', '면', 8), course('2', '테이크아웃', null)],
} as unknown as Schemas['TodayMenu']

test('the week is the workdays on which the restaurant serves', () => {
  expect(workdaysOf(menu)).toEqual(['20261116', '20261119'])
  expect(workdaysOf(undefined)).toEqual([])
})

test('the queue is that of the meal that is on or next, of the counters that tell it', () => {
  const at = (time: string) => queuesOf(menu, { day: '20261119', time }, 'ko')
  expect(at('1124')).toEqual([
    { corner: '한식', minutes: 3 },
    { corner: '면', minutes: 8 },
  ])
  expect(at('0800')).toEqual([{ corner: '죽', minutes: 2 }])
  expect(at('2100')).toEqual([])
})
