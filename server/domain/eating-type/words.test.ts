import { expect, test } from 'vitest'
import { nbtiType } from './words.rules.ts'

test('of an axis in the middle nothing is said: who tells nothing of salt is not praised for little of it', () => {
  expect(nbtiType('RMMF', 'ko').goodList).toEqual([
    '끼니때를 잘 지켜요',
    '끼니를 든든하게 챙겨요',
    '소금을 적게 먹어요',
  ])
  expect(nbtiType('RMMF', 'ko', { TIME: 18, AMOUNT: 64, TASTE: 50, CHOICE: 33 })).toMatchObject({
    nbtiNm: '든든한 집밥파',
    nbtiCntnt: '정해진 시간에 드시는 편이에요. 밥과 반찬을 넉넉하게 갖춰 드세요. 익숙한 음식을 자주 골라요.',
    goodList: ['끼니때를 잘 지켜요', '끼니를 든든하게 챙겨요'],
    careList: ['저녁 밥은 반 공기로 줄여 보세요', '일주일에 한 번은 새 메뉴를 골라 보세요'],
  })
})
