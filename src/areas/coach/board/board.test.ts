import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { withoutEnergy } from '#src/domain/day/without-energy.ts'
import { boardDay } from './board.queries.ts'
import { firstSentence, toBoard, toNutrients } from './board.ts'

const course: Schemas['CoachRcmdCourse'] = {
  menuDt: '20261119',
  menuMealType: '3',
  restaurantCode: 'REST000101',
  restaurantName: '한빛타워점',
  restaurantNameEng: 'Hanbit Tower',
  hallNo: 'E101',
  menuCourseType: 'AA',
  courseTxt: 'A:한식',
  courseNm: '한식 코너',
  courseNmEng: 'Korean counter',
  menuName: '두부조림',
  menuNameEng: 'Braised tofu',
  subMenuTxt: '두부조림,미역국,잡곡밥',
  sumKcal: '1,048',
  sumNa: null,
  photoUrl: 'https://img.example.com/',
  photoCd: '',
  reasonTxt: '단백질을 채워요.',
}
const wire: Schemas['CoachMealBoard'] = {
  baseDt: '20261119',
  score: 82,
  eatKcal: 1161,
  eatKcalGoal: 1900,
  statusCode: 'NORMAL',
  coachTxt: '저녁은 담백하게 드셔 볼까요? 나트륨을 벌써 하루치의 79% 드셨어요.',
  mealList: [
    {
      menuMealType: '2',
      menuMealTypeTxt: '점심',
      foodNmTxt: '고등어구이&소고기미역국',
      dishTxt: '고등어구이,소고기미역국',
      sumKcal: '637',
      statusCode: 'NORMAL',
      coachTxt: '알맞게 드셨어요',
    },
  ],
  rcmdList: [course],
  homeFood: null,
}

test('the first sentence is the page’s line; a point between figures and a text of one sentence are left alone', () => {
  expect(firstSentence('저녁은 담백하게 드셔 볼까요? 나트륨을 벌써 79% 드셨어요.')).toEqual([
    '저녁은 담백하게 드셔 볼까요?',
    '나트륨을 벌써 79% 드셨어요.',
  ])
  expect(firstSentence('It’s 32.4 g so far.')).toEqual(['It’s 32.4 g so far.', ''])
  expect(firstSentence('오늘 첫 끼니를 기록해 볼까요?')).toEqual(['오늘 첫 끼니를 기록해 볼까요?', ''])
  expect(firstSentence('Some protein? It’s 32.4 g. Well.')).toEqual(['Some protein?', 'It’s 32.4 g. Well.'])
})

test('a board in plain words: the first recommended course, a bowl a meal, unknown amounts are unknown', () => {
  const board = toBoard(wire, 'ko')
  expect(board).toMatchObject({
    day: '20261119',
    hasGoal: true,
    home: null,
    meals: [{ code: '2', kcal: 637, bowl: '고등어구이', text: '알맞게 드셨어요' }],
  })
  expect(board.course).toMatchObject({
    name: '두부조림',
    corner: '한식 코너',
    bowls: ['두부조림', '미역국', '잡곡밥'],
    kcal: 1048,
    sodiumMg: null,
    photo: null,
  })
  expect(toBoard(wire, 'en').course).toMatchObject({
    name: 'Braised tofu',
    corner: 'Korean counter',
    bowls: ['두부조림', '미역국', '잡곡밥'],
  })
})

test('without a course there is something for home, drawn by its Korean name', () => {
  const home = { foodNm: '달걀찜', foodNmEng: 'Steamed egg', reasonTxt: 'A good source of protein.' }
  expect(toBoard({ ...wire, rcmdList: [], homeFood: home, eatKcalGoal: null }, 'en')).toMatchObject({
    course: null,
    hasGoal: false,
    home: { name: 'Steamed egg', bowl: '달걀찜' },
  })
})

test('nutrients stand in the order in which people look for them, energy is told elsewhere', () => {
  const row = (nutrientCode: 'KCAL' | 'CHO' | 'PROTEIN' | 'NA') => ({
    nutrientCode,
    nutrientNm: '',
    unitNm: 'g' as const,
    eatVal: 1,
    minVal: 1,
    maxVal: null,
    statusCode: null,
  })
  expect(toNutrients([row('KCAL'), row('CHO'), row('PROTEIN'), row('NA')]).map(({ code }) => code)).toEqual([
    'PROTEIN',
    'CHO',
    'NA',
  ])
})

test('who has put numbers of energy out of sight reads none in a sentence', () => {
  expect(withoutEnergy('저녁은 가볍게 드셔 볼까요?', '오늘은 목표보다 250 kcal 더 드셨어요.', '')).toEqual([
    '저녁은 가볍게 드셔 볼까요?',
  ])
  expect(withoutEnergy('목표보다 219 kcal 더 드셨어요.')).toEqual([])
})

test('an address of a day to come, or of none, opens today’s board; without a day the server says which it is', () => {
  const now = new Date('2026-11-19T03:00:00Z')
  expect([undefined, '20261117', '20261119', '20261120', '20261099'].map((asked) => boardDay(asked, now))).toEqual([
    undefined,
    '20261117',
    '20261119',
    '20261119',
    '20261119',
  ])
})
