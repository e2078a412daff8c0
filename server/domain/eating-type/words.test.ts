import { expect, test } from 'vitest'
import { codeOf } from './rules.ts'
import { ALL_CODES, nbtiAxes, nbtiType } from './words.rules.ts'

test('who keeps to a type is praised for what its letters say', () => {
  expect(nbtiType('RMMF', 'ko').goodList).toEqual([
    '끼니때를 잘 지켜요',
    '끼니를 든든하게 챙겨요',
    '간이 세지 않은 음식을 먹어요',
  ])
})

test('without a goal nobody eats little: no letter, no name of a small eater, no word of the amount', () => {
  const axes = { TIME: 18, AMOUNT: null, TASTE: 71, CHOICE: 33 }
  expect(codeOf(axes)).toBe('RXSF')
  expect(nbtiType('RXSF', 'ko', axes)).toMatchObject({
    nbtiNm: '제때, 진하게, 익숙하게',
    nbtiTitle: '먹는 목표를 정하면 양도 알 수 있어요',
    nbtiCntnt: '정해진 시간에 드시는 편이에요. 간이 센 음식을 즐겨요. 익숙한 음식을 자주 골라요.',
    goodList: ['끼니때를 잘 지켜요'],
    careList: ['국물은 반만 드셔 보세요', '일주일에 한 번은 새 메뉴를 골라 보세요'],
    matchCode: null,
  })
  expect(nbtiType('RXSF', 'en', axes).nbtiNm).toBe('On time, Strong, Familiar')
  expect(nbtiAxes(axes, 'ko').map(({ axisCode }) => axisCode)).toEqual(['TIME', 'TASTE', 'CHOICE'])
})

test('of an axis in the middle neither end is said: it stands there, and asks for nothing', () => {
  const axes = { TIME: 18, AMOUNT: 64, TASTE: 50, CHOICE: 33 }
  expect(nbtiType(codeOf(axes), 'ko', axes)).toMatchObject({
    nbtiCode: 'RMXF',
    nbtiNm: '제때, 든든하게, 익숙하게',
    nbtiTitle: '어느 한쪽으로 치우치지 않게 먹어요',
    goodList: ['끼니때를 잘 지켜요', '끼니를 든든하게 챙겨요'],
    careList: ['저녁 밥은 반 공기로 줄여 보세요', '일주일에 한 번은 새 메뉴를 골라 보세요'],
  })
  expect(nbtiAxes(axes, 'ko')).toHaveLength(4)
})

test('every code that can come has a name and a line in both languages; other letters are no type', () => {
  const codes = ['R', 'F', 'X'].flatMap((time) =>
    ['L', 'M', 'X'].flatMap((amount) =>
      ['M', 'S', 'X'].flatMap((taste) => ['F', 'N', 'X'].map((choice) => time + amount + taste + choice)),
    ),
  )
  for (const code of codes)
    for (const language of ['ko', 'en'] as const) {
      const { nbtiNm, nbtiTitle } = nbtiType(code, language)
      expect([code, nbtiNm === '', nbtiTitle === '']).toEqual([code, false, false])
    }
  expect(ALL_CODES).toEqual(codes.filter((code) => !code.includes('X')))
  expect(() => nbtiType('ABCD', 'ko')).toThrow('No eating type ABCD')
})
