import { describe, expect, test } from 'vitest'
import { effectOf, groupsOf } from './allergy.ts'

const SHRIMP = { allergyCode: '09', allergyNm: '새우', allergyNmEng: 'Shrimp', myAllergyYn: 'N' as const }
const WHEAT = { allergyCode: '06', allergyNm: '밀', allergyNmEng: 'Wheat', myAllergyYn: 'N' as const }

describe('allergens by groups', () => {
  test('stand in the order in which people look for them; an unknown one is among the others', () => {
    const list = [
      ['08', '게'],
      ['09', '새우'],
      ['06', '밀'],
      ['11', '복숭아'],
      ['77', '새것'],
    ].map(([allergyCode = '', allergyNm = '']) => ({ allergyCode, allergyNm, allergyNmEng: '' }))
    expect(
      groupsOf(list, 'ko').map(({ group, allergens }) => [group, allergens.map(({ name }) => name).join()]),
    ).toEqual([
      ['sea', '게,새우'],
      ['dairy', '밀'],
      ['other', '복숭아,새것'],
    ])
    expect(groupsOf([SHRIMP], 'en')).toEqual([{ group: 'sea', allergens: [{ code: '09', name: 'Shrimp' }] }])
  })
})

describe('what a choice changes today', () => {
  type Menu = Parameters<typeof effectOf>[0]
  const dish = (known: 'Y' | 'N', ...allergyList: (typeof SHRIMP)[]) => ({ allergyKnownYn: known, allergyList })
  const course = (menuMealType: string, courseNm: string, ...dishList: object[]) => ({
    menuMealType,
    courseNm,
    courseNmEng: 'Noodles',
    menuName: '칼국수',
    subMenuTxt: '해물칼국수,김치',
    dishList,
  })
  // Of a course only what is read here is filled in.
  const menu = (...menuList: object[]) =>
    ({
      nowDt: '20261119104000',
      mealTimeList: [
        { menuMealType: '1', endTm: '0900' },
        { menuMealType: '2', endTm: '1330' },
        { menuMealType: '3', endTm: '1930' },
      ],
      menuList,
    }) as unknown as Menu

  test('is told of the first meal to come that holds it, with its counters', () => {
    const day = menu(
      course('1', '아침', dish('Y', SHRIMP)),
      course('2', '한식', dish('Y', WHEAT)),
      course('2', '면', dish('Y', WHEAT), dish('Y', SHRIMP, WHEAT)),
      course('3', '일품', dish('Y', SHRIMP)),
    )
    expect(effectOf(day, ['09'], 'ko')).toEqual({
      mealType: '2',
      courses: 2,
      held: [{ corner: '면', dish: '해물칼국수', allergens: ['새우'] }],
      hasUnknown: false,
    })
    expect(effectOf(day, ['06', '09'], 'en')?.held.map(({ corner, allergens }) => [corner, allergens])).toEqual([
      ['Noodles', ['Wheat']],
      ['Noodles', ['Wheat', 'Shrimp']],
    ])
  })

  test('is “not found”, no promise where a dish is undeclared; with no meal to come nothing is told', () => {
    expect(effectOf(menu(course('2', '면', dish('N'))), ['09'], 'ko')).toEqual({
      mealType: '2',
      courses: 1,
      held: [],
      hasUnknown: true,
    })
    expect(effectOf(menu(course('1', '아침', dish('Y', SHRIMP))), ['09'], 'ko')).toBeNull()
    expect(effectOf(menu(), ['09'], 'ko')).toBeNull()
  })

  test('a row that did not come, or without its code, may be what was chosen: its absence is not said', () => {
    const cut = { allergyKnownYn: 'Y', allergyList: [null, WHEAT] }
    const codeless = { allergyKnownYn: 'Y', allergyList: [{ ...SHRIMP, allergyCode: '' }] }
    for (const unread of [cut, codeless])
      expect(effectOf(menu(course('2', '면', unread)), ['09'], 'ko')).toMatchObject({ held: [], hasUnknown: true })
    expect(effectOf(menu(course('2', '면', dish('Y', WHEAT))), ['09'], 'ko')).toMatchObject({
      held: [],
      hasUnknown: false,
    })
  })

  test('a dish without its list is unknown alone; an allergen without an English name has its Korean one', () => {
    const unread = { allergyKnownYn: 'Y', allergyList: null }
    const cashew = { allergyCode: '23', allergyNm: '캐슈넛', allergyNmEng: '', myAllergyYn: 'N' as const }
    expect(effectOf(menu(course('2', '면', unread, dish('Y', cashew))), ['23'], 'en')).toMatchObject({
      held: [{ allergens: ['캐슈넛'] }],
      hasUnknown: true,
    })
    expect(effectOf(menu({ ...course('2', '면'), dishList: null }), ['23'], 'en')).toMatchObject({
      held: [],
      hasUnknown: true,
    })
  })
})
