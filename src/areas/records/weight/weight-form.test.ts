import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { goalForm, weightForm } from './weight-form.ts'

const now = new Date('2026-11-19T12:38:30Z')
const schema = weightForm(
  (problem) => problem,
  ({ day, clock }) => `${day} ${clock} is ahead`,
  () => now,
)

/** The problems of a draft, each with the field that says it. */
const problemsOf = (weight: string, clock = '21:38') =>
  safeParse(schema, { weight, day: '20261119', clock }).issues?.map(
    ({ path, message }) => `${path?.map(({ key }) => key).join('.')}: ${message}`,
  ) ?? []

test('a weight in its limits may be sent as it was typed', () => {
  expect(safeParse(schema, { weight: '68.1', day: '20261119', clock: '21:38' }).output).toEqual({
    weight: '68.1',
    day: '20261119',
    clock: '21:38',
  })
})

test('what is wrong with the number is said at the number', () => {
  expect(problemsOf('')).toEqual(['weight: missing'])
  expect(problemsOf('19.9')).toEqual(['weight: range'])
})

test('a moment that has not come yet is said at the time, also beside a wrong number', () => {
  expect(problemsOf('68.1', '21:39')).toEqual(['clock: 20261119 21:39 is ahead'])
  expect(problemsOf('', '21:39').toSorted()).toEqual(['clock: 20261119 21:39 is ahead', 'weight: missing'])
})

test('a goal has the limits of a weight, and is sent to one decimal [HLG-05]', () => {
  const goalOf = (target: string) =>
    safeParse(
      goalForm((problem) => problem),
      { target },
    )
  expect(['66', '66,25', '66.0'].map((target) => goalOf(target).output)).toEqual([
    { target: '66.0' },
    { target: '66.3' },
    { target: '66.0' },
  ])
  expect(
    ['', '19'].map((target) =>
      goalOf(target).issues?.map(({ path, message }) => `${path?.map(({ key }) => key).join('.')}: ${message}`),
    ),
  ).toEqual([['target: missing'], ['target: range']])
})
