import { expect, test } from 'vitest'
import { queueOf, toMeals } from './review.ts'

const row = (menuDt: string, menuGrade: number | null) => ({
  menuDt,
  hallNo: 'E31A',
  menuCourseType: 'AA',
  menuMealType: '2' as const,
  restaurantCode: 'REST000311',
  restaurantName: '한빛타워점',
  courseTxt: 'A:한식',
  menuMealTypeTxt: '점심',
  menuCode: '1000040001',
  menuName: '고등어구이',
  menuNameEng: 'Grilled mackerel',
  dishTxt: menuDt === '20261119' ? '고등어구이,소고기미역국' : null,
  myLikeMenuYn: 'Y' as const,
  photoUrl: 'https://img.example.com/',
  photoCd: '',
  menuGrade,
  evalCntnt: menuGrade === null ? null : '맛있었어요',
})

test('a course comes with its tray; one whose dishes are not known shows its main dish', () => {
  const [today, before] = toMeals([row('20261119', null), row('20261118', 4)], 'en')
  expect(today).toMatchObject({
    name: 'Grilled mackerel',
    corner: '한식',
    bowls: ['고등어구이', '소고기미역국'],
    grade: null,
    words: '',
    liked: true,
    photo: null,
  })
  expect(before).toMatchObject({ bowls: ['고등어구이'], grade: 4, words: '맛있었어요' })
})

test('what is not graded yet is asked, the course of the address first, graded or not [MEA-10]', () => {
  const meals = toMeals([row('20261119', null), row('20261118', 4), row('20261117', null)], 'ko')
  const days = (asked: number | null) =>
    queueOf(meals, asked === null ? null : (meals[asked]?.key ?? null)).map(({ key }) => key.menuDt)
  expect(days(null)).toEqual(['20261119', '20261117'])
  expect(days(1)).toEqual(['20261118', '20261119', '20261117'])
  expect(days(2)).toEqual(['20261117', '20261119'])
  expect(
    queueOf(meals, {
      menuDt: '20261101',
      hallNo: 'E31A',
      menuCourseType: 'AA',
      menuMealType: '2',
      restaurantCode: 'REST000311',
    }),
  ).toHaveLength(2)
})
