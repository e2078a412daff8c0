import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { toChoice, weekWord } from './choice.ts'

const item = (itemSeq: number, choiceCnt: number | null, myChoiceYn: 'Y' | 'N' = 'N'): Schemas['MealChoiceItem'] => ({
  itemSeq,
  menuCode: '1000080001',
  menuName: itemSeq === 1 ? '불고기덮밥' : '순두부찌개',
  menuNameEng: null,
  subMenuTxt: '불고기덮밥,팽이된장국',
  sumKcal: '698',
  choiceCnt,
  myChoiceYn,
})
const choice = (openYn: 'Y' | 'N', ...choiceList: Schemas['MealChoiceItem'][]): Schemas['MealChoice'] => ({
  choiceSeq: 150,
  choiceNm: '',
  restaurantCode: 'REST000311',
  restaurantName: '한빛타워점',
  menuDt: '20261125',
  menuMealType: '2',
  endDtm: '202611201800',
  openYn,
  choiceList,
})

test('before the own voice nothing is counted, and nobody wins while it goes on', () => {
  const open = toChoice(choice('Y', item(1, null), item(2, null)), 'ko')
  expect(open.trays.map(({ count, share }) => [count, share])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(open).toMatchObject({ chosen: undefined, winner: undefined })
  const chosen = toChoice(choice('Y', item(1, 84), item(2, 61, 'Y')), 'ko')
  expect(chosen.trays.map(({ share }) => share)).toEqual([58, 42])
  expect(chosen).toMatchObject({ chosen: { itemSeq: 2 }, winner: undefined })
})

test('an ended choice has a winner, or none between equals', () => {
  expect(toChoice(choice('N', item(1, 84), item(2, 61)), 'ko').winner?.name).toBe('불고기덮밥')
  expect(toChoice(choice('N', item(1, 61), item(2, 84)), 'ko').winner?.name).toBe('순두부찌개')
  expect(toChoice(choice('N', item(1, 70), item(2, 70)), 'ko').winner).toBeUndefined()
  expect(toChoice(choice('N', item(1, 0), item(2, 0)), 'ko').trays[0]?.share).toBeNull()
})

test('a day is of this week, of the next, or has its date', () => {
  expect(weekWord('20261125', '20261119')).toBe('next')
  expect(weekWord('20261125', '20261123')).toBe('this')
  expect(weekWord('20261125', '20261122')).toBe('next')
  expect(weekWord('20261118', '20261123')).toBe('date')
})
