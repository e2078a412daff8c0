import { expect, test } from 'vitest'
import { toContract } from './model.ts'
import { OneMember } from './one-member.ts'

const reads = (operationId: string, data: unknown) => ({
  get: {
    operationId,
    tags: ['my'],
    'x-provenance': { level: 'assumed', source: 'test' },
    responses: {
      200: { description: '', content: { 'application/json': { examples: { default: { value: { data } } } } } },
    },
  },
})
const contract = toContract({
  openapi: '3.1.0',
  info: { title: 'members', version: '1' },
  paths: {
    '/a': reads('a', { hcId: 'H1' }),
    '/b': reads('b', [{ hcId: 'H1' }]),
    '/c': reads('c', { user: { hcId: 'H1' } }),
    '/friend': reads('friend', { hcId: 'H2' }),
  },
})
const NOTHING_ASKED = { parameters: [], body: undefined }

function told(answers: Record<string, unknown>): string[] {
  const members = new OneMember(contract)
  for (const operation of contract.operations)
    if (operation.id in answers) members.note(operation, NOTHING_ASKED, { data: answers[operation.id] })
  return members
    .contradictions()
    .map(({ operation, difference: { kind, at, expected, got } }) => `${operation.id} ${kind} ${at} ${expected} ${got}`)
}

test('who is named by one answer only is another member; whom the examples name too may be anybody', () => {
  const mine = {
    a: { hcId: 'M7' },
    b: [{ hcId: 'M7' }, { hcId: 'M7' }],
    c: { user: { hcId: 'M7' } },
    friend: { hcId: 'M9' },
  }
  expect(told(mine)).toEqual([])
  expect(told({ ...mine, b: [{ hcId: 'M7' }, { hcId: 'M8' }] })).toEqual(['b other-member /data/1/hcId M7 M8'])
  expect(told({ ...mine, c: { user: { hcId: 'M8' } } })).toEqual(['c other-member /data/user/hcId M7 M8'])
})

test('of two answers that name two members nobody can say which is right; one that names nobody says nothing', () => {
  expect(told({ a: { hcId: 'M7' }, c: { user: { hcId: 'M8' } } })).toEqual([])
  expect(told({ a: { hcId: 'M7' }, b: [], c: { user: { hcId: null } } })).toEqual([])
})
