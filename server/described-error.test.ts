import { expect, test } from 'vitest'
import { describeError } from './described-error.ts'

test('a failed query is logged with its text and its reason, without the values it was about', () => {
  const cause = new Error('canceling statement due to user request')
  const error = Object.assign(new Error('Failed query: select 1 where hc_id = $1\nparams: HC0000000311', { cause }), {
    query: 'select 1 where hc_id = $1',
    params: ['HC0000000311'],
  })
  const described = describeError(error)
  expect(described).toMatchObject({ query: 'select 1 where hc_id = $1', cause: cause.message })
  expect(JSON.stringify(described)).not.toContain('HC0000000311')
})

test('a reason that repeats the value says it without', () => {
  const cause = Object.assign(new Error('invalid input syntax for type date: "1990-13-01"'), { code: '22007' })
  const error = Object.assign(new Error('Failed query: select $1::date\nparams: 1990-13-01', { cause }), {
    query: 'select $1::date',
    params: ['1990-13-01'],
  })
  expect(describeError(error).cause).toBe('invalid input syntax for type date: "-"')
  expect(JSON.stringify(describeError(error))).not.toContain('1990')
})

test('the driver’s own error of a query has its reason in itself', () => {
  const error = Object.assign(new Error('relation "nothing" does not exist'), { code: '42P01', query: 'table nothing' })
  expect(describeError(error)).toMatchObject({ message: 'a query failed', cause: 'relation "nothing" does not exist' })
})

test('a query that failed behind another error is told without its values, too', () => {
  const cause = Object.assign(new Error('Failed query: select $1\nparams: 하늘', { cause: new Error('timeout') }), {
    query: 'select $1',
  })
  expect(describeError(new Error('could not begin', { cause })).cause).toBe('a query failed: timeout')
})
