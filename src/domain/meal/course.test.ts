import { expect, test } from 'vitest'
import { courseOfSearch, toCourse, type CourseRow } from './course.ts'

const key = { menuDt: '20261119', hallNo: ' 1', menuCourseType: 'A ', menuMealType: '2', restaurantCode: 'R1' }

/** A course in short, as the home hub has it. */
const short = {
  ...key,
  courseTxt: 'A:한식',
  courseNm: '한식',
  courseNmEng: 'Korean',
  menuCode: 'M1',
  menuName: '고등어구이',
  menuNameEng: 'Grilled mackerel',
  setName: '고등어구이&소고기미역국',
  engSetMenuName: 'Grilled mackerel&Beef and seaweed soup',
  subMenuTxt: '고등어구이,소고기미역국',
  sumKcal: '637.4',
  photoUrl: 'https://img.example.com/',
  photoCd: '',
  choochunGubun: null,
  rcmdReasonTxt: null,
  salesType: '1',
  takeOutCnt: 4,
  soldOutYn: null,
  alYn: 'N',
  myLikeMenuYn: 'Y',
} as const satisfies CourseRow

test('a course reads alike wherever it comes from', () => {
  const course = toCourse(short, 'ko')
  expect(course).toEqual({
    key: { ...key, hallNo: '1', menuCourseType: 'A' },
    menuCode: 'M1',
    corner: '한식',
    title: '고등어구이와 소고기미역국',
    bowls: ['고등어구이', '소고기미역국'],
    kcal: 637.4,
    liked: true,
    recommended: false,
    reason: null,
    soldOut: false,
    remaining: 4,
    photo: null,
  })
  expect(
    toCourse(
      {
        ...short,
        photoCd: '7.jpg',
        choochunGubun: 'A',
        rcmdReasonTxt: '좋아하는 메뉴가 나와요.',
        soldOutYn: 'Y',
        takeOutCnt: null,
      },
      'ko',
    ),
  ).toMatchObject({
    photo: 'https://img.example.com/7.jpg',
    recommended: true,
    reason: '좋아하는 메뉴가 나와요.',
    soldOut: true,
    remaining: null,
  })
})

test('English names stand in where the kitchen has them; bowls stay by their Korean names', () => {
  expect(toCourse(short, 'en')).toMatchObject({
    corner: 'Korean',
    title: 'Grilled mackerel with beef and seaweed soup',
    bowls: ['고등어구이', '소고기미역국'],
  })
  expect(toCourse({ ...short, courseNmEng: '', engSetMenuName: null, menuNameEng: null }, 'en')).toMatchObject({
    corner: '한식',
    title: '고등어구이와 소고기미역국',
  })
})

test('an address without all its parts names no course', () => {
  const whole = {
    menuDt: '20261119',
    hallNo: 'E101',
    menuCourseType: 'AA',
    menuMealType: '2',
    restaurantCode: 'REST000101',
  }
  expect(courseOfSearch(whole)).toEqual(whole)
  for (const part of Object.keys(whole)) expect(courseOfSearch({ ...whole, [part]: undefined })).toBeNull()
})
