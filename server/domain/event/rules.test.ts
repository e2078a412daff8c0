import { describe, expect, test } from 'vitest'
import { anySeat } from './draw.queries.ts'
import { type Answer, draftAfter, shownEmployer, maskOf, pickWinners, prizeOfSeat, prune } from './rules.ts'
import { type Question, Refused, seatsOf, shares, visible } from './rules.ts'

const table = [
  { code: 'COUPON', seats: 1 },
  { code: 'POINT', seats: 3 },
  { code: 'NONE', seats: 4 },
]

test('the odds are the seats: 100,000 draws fall on each of them alike', () => {
  const draws = 100_000
  const seats = seatsOf(table)
  const fallen = Array.from({ length: seats + 1 }, () => 0)
  for (let draw = 0; draw < draws; draw += 1) {
    const seat = anySeat(seats)
    fallen[seat] = (fallen[seat] ?? 0) + 1
  }
  expect(fallen[0]).toBe(0)
  // Six standard deviations: one run in a hundred million falls outside of them by chance.
  const apart = 6 * Math.sqrt(draws * (1 / seats) * (1 - 1 / seats))
  for (const count of fallen.slice(1)) expect(Math.abs(count - draws / seats)).toBeLessThan(apart)
})

test('seats are counted through the prizes in their order', () => {
  expect([1, 2, 4, 5, 8].map((seat) => prizeOfSeat(table, seat)?.code)).toEqual([
    'COUPON',
    'POINT',
    'POINT',
    'NONE',
    'NONE',
  ])
  expect(prizeOfSeat(table, 9)).toBeUndefined()
})

const question = (questionSeq: number, rest: Partial<Question> = {}): Question => ({
  questionSeq,
  answerCode: 'ONE',
  requiredYn: 'Y',
  maxChoices: null,
  showWhen: null,
  choiceNos: [1, 2, 3],
  ...rest,
})
const answer = (questionSeq: number, ...choiceNos: number[]): Answer => ({
  questionSeq,
  choiceNos,
  words: null,
  score: null,
})

const survey = [
  question(1),
  question(2, { answerCode: 'MANY', maxChoices: 2 }),
  question(3, { showWhen: { questionSeq: 2, choiceNos: [3] } }),
  question(4, { answerCode: 'TEXT', requiredYn: 'N', showWhen: { questionSeq: 3, choiceNos: [1] } }),
]

test('a branch asks only those who took it, and what hangs on it goes with it', () => {
  expect(visible(survey, [answer(2, 1)]).map(({ questionSeq }) => questionSeq)).toEqual([1, 2])
  expect(visible(survey, [answer(2, 3, 1), answer(3, 1)]).map(({ questionSeq }) => questionSeq)).toEqual([1, 2, 3, 4])
  // The third was answered before the branch was left.
  expect(prune(survey, [answer(1, 1), answer(2, 1), answer(3, 1), { ...answer(4), words: '네' }])).toEqual([
    answer(1, 1),
    answer(2, 1),
  ])
})

test('what is missing, unknown, twice or too much is refused', () => {
  const refused = (answers: Answer[]) => expect(() => prune(survey, answers)).toThrow(Refused)
  refused([answer(2, 1)])
  refused([answer(1, 1), answer(2, 3)])
  refused([answer(1, 1), answer(2, 1), answer(9, 1)])
  refused([answer(1, 1), answer(1, 2), answer(2, 1)])
  refused([answer(1, 1, 2), answer(2, 1)])
  refused([answer(1, 7), answer(2, 1)])
  refused([answer(1, 1), answer(2, 1, 2, 3)])
  refused([answer(1, 1), answer(2, 3), answer(3, 1), { ...answer(4), words: '  ' }])
})

test('shares sum to a hundred, whatever rounding leaves', () => {
  expect(shares([169, 111, 78, 54])).toEqual([41, 27, 19, 13])
  expect(shares([1, 1, 1])).toEqual([34, 33, 33])
  expect(shares([0, 0])).toEqual([0, 0])
  for (let round = 0; round < 500; round += 1) {
    const counts = Array.from({ length: 2 + (round % 5) }, (_, at) => (round * 31 + at * 17) % 97)
    expect(shares(counts).reduce((sum, part) => sum + part, 0)).toBe(counts.some((count) => count > 0) ? 100 : 0)
  }
})

test('of a draft the answer that was given later stands, and one that says nothing takes away what stood there', () => {
  const [NINE, TEN, NOW] = ['20261119090000', '20261119100000', '20261119112400']
  const given = (questionSeq: number, answeredDtm: string, ...choiceNos: number[]) => ({
    ...answer(questionSeq, ...choiceNos),
    answeredDtm,
  })
  const kept = [given(1, TEN, 1), given(3, NINE, 1)]
  expect(draftAfter(kept, [given(1, NINE, 2), given(2, NINE, 1)], NOW)).toEqual([
    given(1, TEN, 1),
    given(2, NINE, 1),
    given(3, NINE, 1),
  ])
  expect(draftAfter(kept, [given(1, TEN, 2)], NOW)).toEqual([given(1, TEN, 2), given(3, NINE, 1)])
  expect(draftAfter(kept, [given(1, NINE), given(3, TEN)], NOW)).toEqual([given(1, TEN, 1)])
  expect(draftAfter([], [given(1, '20991231000000', 1)], NOW)).toEqual([given(1, NOW, 1)])
})

describe('winners', () => {
  test('are picked by their entries, nobody twice, the first prize first', () => {
    const entered = [
      { who: 'a', entries: 1 },
      { who: 'b', entries: 3 },
    ]
    expect(
      pickWinners(
        entered,
        [
          { name: 'lunch', count: 1 },
          { name: 'points', count: 5 },
        ],
        () => 1,
      ).map(({ who, prize }) => [who.who, prize.name]),
    ).toEqual([
      ['b', 'lunch'],
      ['a', 'points'],
    ])
    let first = 0
    for (let turn = 0; turn < 20_000; turn += 1)
      if (pickWinners(entered, [{ count: 1 }])[0]?.who.who === 'b') first += 1
    expect(first / 20_000).toBeCloseTo(0.75, 1)
    expect(pickWinners([], [{ count: 2 }])).toEqual([])
  })

  test('are told by a mask that tells no length', () => {
    expect(['haneul', 'emi', 'daesik.kim'].map(maskOf)).toEqual(['ha***l', 'e***', 'da***m'])
  })

  test('are told with their employer where at least five work there', () => {
    expect([shownEmployer('한빛전자', 5), shownEmployer('한빛전자', 4)]).toEqual(['한빛전자', ''])
  })
})
