import { expect, test } from 'vitest'
import { type Kind, type Membership, type Phase, phaseOf } from '../challenge.ts'
import { kinds } from './challenge.kind.ts'
import { fitting, type MainView, viewOf } from './view-of.ts'

const PHASES: Phase[] = ['before', 'running', 'counting', 'over']
const MEMBERSHIPS: Membership[] = ['none', 'invited', 'joined', 'quit']

test.each(Object.keys(kinds) as Kind[])('%s: phase by membership', (kind) => {
  const table = Object.fromEntries(
    PHASES.map((phase) => [phase, MEMBERSHIPS.map((membership) => viewOf(phase, membership))]),
  )
  expect(table).toEqual({
    before: ['intro', 'intro', 'waiting', 'intro'],
    running: ['intro', 'intro', 'proceeding', 'intro'],
    counting: ['intro', 'intro', 'proceeding', 'intro'],
    over: ['intro', 'intro', 'result', 'intro'],
  })
  // The kind decides what a view shows and never which one it is.
  expect(kinds[kind].slot).toBeTruthy()
})

test('an address that does not fit keeps its page, which says what is missing', () => {
  const asked: MainView[] = ['intro', 'waiting', 'proceeding', 'result']
  const said = (phase: Phase, membership: Membership) =>
    asked.map((view) => fitting(view, phase, membership).instead ?? '-')
  expect(said('running', 'none')).toEqual(['-', 'notJoined', 'notJoined', 'notJoined'])
  expect(said('before', 'joined')).toEqual(['-', '-', 'notBegun', 'notBegun'])
  expect(said('running', 'joined')).toEqual(['-', 'begun', '-', 'notOver'])
  expect(said('over', 'joined')).toEqual(['-', 'over', 'over', '-'])
  expect(fitting(undefined, 'counting', 'joined')).toEqual({ view: 'proceeding' })
})

test('over is what the server has settled, until then the days are counted', () => {
  const dates = { start: '20261102', end: '20261127' }
  expect([
    phaseOf(dates, '20261101', false),
    phaseOf(dates, '20261127', false),
    phaseOf(dates, '20261128', false),
    phaseOf(dates, '20261130', true),
  ]).toEqual(['before', 'running', 'counting', 'over'])
})
