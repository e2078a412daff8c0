import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { avoidedBowls, energyShares, toCourseNotice, type Nutrients } from './detail.ts'
import { listedIn } from './use-listed-course.ts'

const course: Nutrients = { kcal: 637, carbohydrateG: 80, proteinG: 38, fatG: 18, sugarG: 9, sodiumMg: 1120 }

test('shares of energy are whole percents that add up to a hundred', () => {
  const shares = energyShares(course)
  expect(shares).toEqual({ carbohydrate: 50, protein: 24, fat: 26 })
})

test('shares are unknown when a part is, and when there is no energy', () => {
  expect(energyShares({ ...course, fatG: null })).toBeNull()
  expect(energyShares({ ...course, carbohydrateG: 0, proteinG: 0, fatG: 0 })).toBeNull()
})

test('the bowls that hold what the member avoids are ringed by their Korean names', () => {
  const dish = (menuName: string, myAllergyYn: 'Y' | 'N') => ({
    menuCode: menuName,
    menuName,
    menuNameEng: 'x',
    allergyKnownYn: 'Y' as const,
    allergyList: [{ allergyCode: '09', allergyNm: '새우', allergyNmEng: 'Shrimp', myAllergyYn }],
  })
  expect(
    avoidedBowls({ allergyKnownYn: 'Y', allergyList: [], dishList: [dish('갈비탕', 'N'), dish('건새우볶음', 'Y')] }),
  ).toEqual(['건새우볶음'])
})

test('where a dish’s list did not come, the course’s sum still warns; without a warning nothing is known', () => {
  const shrimp = (myAllergyYn: 'Y' | 'N') => ({
    allergyCode: '09',
    allergyNm: '새우',
    allergyNmEng: 'Shrimp',
    myAllergyYn,
  })
  const dish = (allergyList: object[] | null) => ({
    menuCode: 'a',
    menuName: '탕수육',
    menuNameEng: 'x',
    allergyKnownYn: 'Y',
    allergyList,
  })
  const notice = (list: object[], ...dishList: object[]) =>
    // a server may send less than it promises
    toCourseNotice({ allergyKnownYn: 'Y', allergyList: list, dishList } as unknown as Schemas['MealAllergy'], 'ko')
  expect(notice([shrimp('Y')], dish(null))).toMatchObject({ kind: 'avoid', mine: [{ name: '새우' }], complete: false })
  expect(notice([shrimp('N')], dish(null))).toMatchObject({ kind: 'unknown', rest: [{ name: '새우' }] })
  expect(notice([shrimp('N')])).toMatchObject({ kind: 'unknown' })
  expect(notice([shrimp('N')], dish([shrimp('N')]))).toEqual({
    kind: 'clear',
    rest: [{ code: '09', name: '새우', avoided: false }],
  })
})

test('a course is named as the menu names it, and a line is of today alone', () => {
  const key = { menuDt: '20261119', hallNo: 'E31A', menuCourseType: 'AA', menuMealType: '2', restaurantCode: 'R1' }
  // Of a menu only what is read here is filled in.
  const menu = {
    menuList: [
      {
        ...key,
        setName: '고등어구이&소고기미역국',
        engSetMenuName: null,
        menuNameEng: null,
        dishList: [],
        choochunGubun: null,
        rcmdReasonTxt: null,
        waitMin: 3,
      },
    ],
  } as unknown as Schemas['TodayMenu']
  expect(listedIn([undefined, menu], key, 'ko', true)).toEqual({
    title: '고등어구이와 소고기미역국',
    waitMinutes: 3,
    unreserved: null,
  })
  expect(listedIn([menu], key, 'ko', false)?.waitMinutes).toBeNull()
  const late = {
    nowDt: '20261119113000',
    menuList: [{ ...menu.menuList[0], orderEndTm: '1130' }],
  } as unknown as Schemas['TodayMenu'] // as above
  expect(listedIn([late], key, 'ko', true)?.unreserved).toBe('over')
  expect(listedIn([menu], { ...key, menuMealType: '3' }, 'ko', true)).toBeUndefined()
})
