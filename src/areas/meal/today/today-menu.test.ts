import { expect, test } from 'vitest'
import { allergyNotice } from '#src/domain/meal/allergens.ts'
import { mealShown, toTodayMenu } from './today-menu.ts'
import { unreservedOf } from './unreserved.ts'
import { restNameOf } from './use-rest-name.ts'

test('one dish of twenty whose allergens did not come is unknown, and the day’s menu stands', () => {
  const dish = (menuName: string, allergyList: object[] | null) => ({
    menuCode: menuName,
    menuName,
    menuNameEng: '',
    allergyKnownYn: 'Y',
    allergyList,
  })
  const course = (menuName: string, more: object) => ({
    hallNo: 'E101',
    menuCourseType: 'AA',
    menuMealType: '2',
    menuDt: '20261119',
    restaurantCode: 'R1',
    courseNm: '한식',
    menuName,
    setName: menuName,
    sumKcal: '600',
    sumNa: '900',
    crowdCd: null,
    choochunGubun: null,
    rcmdReasonTxt: null,
    alYn: 'N',
    ...more,
  })
  const menuList = [
    course('비빔밥', { dishList: [dish('비빔밥', []), dish('국', null)] }),
    course('국수', { dishList: [dish('국수', [])] }),
    course('덮밥', { dishList: null }),
    course('볶음밥', { dishList: [dish('볶음밥', [])], alYn: 'Y' }),
    course('탕수육', {
      dishList: [dish('탕수육', null)],
      alYn: null,
      allergyKnownYn: 'Y',
      allergyList: [{ allergyCode: '09', allergyNm: '새우', allergyNmEng: 'Shrimp', myAllergyYn: 'Y' }],
    }),
  ]
  // Of a course only what is read here is filled in.
  const wire = {
    restaurantCode: 'R1',
    restaurantName: '한빛',
    menuDt: '20261119',
    weekList: [],
    mealTimeList: [],
    menuList,
  } as unknown as Parameters<typeof toTodayMenu>[0]
  const courses = toTodayMenu(wire, 'ko').coursesOf('2')
  expect(
    courses.map(({ title, dishes, flagged }) => [
      title,
      allergyNotice(
        dishes.map(({ declared }) => declared),
        flagged,
      ).kind,
    ]),
  ).toEqual([
    ['비빔밥', 'unknown'],
    ['국수', 'clear'],
    ['덮밥', 'unknown'],
    ['볶음밥', 'avoid'],
    ['탕수육', 'avoid'],
  ])
})

test('what can no longer be ordered is not counted: the last moment is the server’s', () => {
  const row = {
    hallNo: 'E101',
    menuCourseType: 'T1',
    menuMealType: '2',
    menuDt: '20261119',
    restaurantCode: 'R1',
    courseNm: '포장',
    menuName: '샐러드',
    setName: '샐러드',
    choochunGubun: null,
    rcmdReasonTxt: null,
    crowdCd: null,
    remainCnt: 14,
    orderEndTm: '1130',
    dishList: [],
  }
  // Of a course only what is read here is filled in.
  const at = (nowDt: string) =>
    toTodayMenu(
      {
        nowDt,
        restaurantCode: 'R1',
        restaurantName: '한빛',
        menuDt: '20261119',
        weekList: [],
        mealTimeList: [],
        menuList: [row],
      } as unknown as Parameters<typeof toTodayMenu>[0],
      'ko',
    ).coursesOf('2')[0]
  expect(at('20261119112900')).toMatchObject({ remaining: 14, orderUntil: '1130' })
  expect(at('20261119113000')).toMatchObject({ remaining: null, orderUntil: null })
  expect(at('20261118180000')).toMatchObject({ remaining: 14 })
})

test('sold out, order time over and sold at the counter alone are three things', () => {
  const row = { menuDt: '20261119', salesType: 'T1', orderEndTm: '1130' }
  expect(unreservedOf(row, '20261119112900')).toBeNull()
  expect(unreservedOf(row, '20261119113000')).toBe('over')
  // What was over yesterday is no news.
  expect(unreservedOf(row, '20261120080000')).toBeNull()
  expect(unreservedOf({ ...row, orderEndTm: null }, '20261119112900')).toBe('counter')
  expect(unreservedOf({ ...row, orderEndTm: null, salesType: 'L1' }, '20261119112900')).toBeNull()
})

test('a tapped meal stays on its own day; the next day shows what is on', () => {
  const times = ['1', '2', '3'].map((code) => ({ code, name: '', opensAt: '0000', closesAt: '0000' }))
  const tapped = { code: '3', on: '20261118' }
  expect(mealShown(times, tapped, '20261118', '2')?.code).toBe('3')
  expect(mealShown(times, tapped, '20261119', '2')?.code).toBe('2')
  expect(mealShown(times, undefined, '20261118', '2')?.code).toBe('2')
  expect(mealShown(times, { code: '6', on: '20261118' }, '20261118', '2')?.code).toBe('1')
  expect(mealShown([], tapped, '20261118', '2')).toBeUndefined()
})

test('a day of rest is named on the day and at the restaurant that home speaks of, and nowhere else', () => {
  const home = {
    nowDt: '20261225100800',
    restYn: 'Y',
    restDayNm: '성탄절',
    restDayNmEng: 'Christmas Day',
    mealCard: { restaurantCode: 'R1' },
  } as unknown as Parameters<typeof restNameOf>[0] // of the card its place alone is read
  expect(restNameOf(home, 'R1', '20261225', 'ko')).toBe('성탄절')
  expect(restNameOf(home, 'R1', '20261225', 'en')).toBe('Christmas Day')
  expect([
    restNameOf(home, 'R2', '20261225', 'ko'),
    restNameOf(home, 'R1', '20261226', 'ko'),
    restNameOf({ ...home, restYn: 'N' }, 'R1', '20261225', 'ko'),
  ]).toEqual([null, null, null])
})
