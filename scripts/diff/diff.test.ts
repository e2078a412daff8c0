import { beforeAll, describe, expect, test } from 'vitest'
import type { Document, Provenance } from '../gen/document.ts'
import { changesBetween } from './changes.ts'
import { changedOnly } from './changed-only.ts'
import { commitOf, contractAt } from './earlier.ts'
import { htmlReport, markdownReport } from './report.ts'
import { announcedIn, judge, type Judged } from './verdict.ts'

type Schema = Record<string, unknown> & { properties: Record<string, Record<string, unknown>>; required: string[] }
type Operation = {
  operationId: string
  parameters: Record<string, unknown>[]
  requestBody: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>
}

const from = (level: Provenance['level']) => ({ 'x-provenance': { level, source: 'test' } })

/** What each operation is changed by. All of them look alike before. */
const MUTATIONS: Record<string, (operation: Operation) => void> = {
  words: (operation) => Object.assign(operation, { summary: 'Says it otherwise' }),
  responseFieldGone: (operation) => {
    const schema = answer(operation)
    delete schema.properties['kcal']
    schema.required = ['typicalMenu']
  },
  responseFieldAdded: (operation) => (answer(operation).properties['extra'] = { type: 'string' }),
  responseTextToNumber: (operation) => (answer(operation).properties['kcal'] = { type: 'number' }),
  responseNullable: (operation) => (answer(operation).properties['kcal'] = { type: ['string', 'null'] }),
  responseEnumGrows: (operation) => (answer(operation).properties['typicalMenu'] = { enum: ['Y', 'N', 'P'] }),
  responseOptional: (operation) => (answer(operation).required = ['kcal']),
  guessedFieldGone: (operation) => delete answer(operation).properties['guess'],
  requestFieldRequired: (operation) => operation.requestBody.content['application/json'].schema.required.push('memo'),
  requestEnumShrinks: (operation) =>
    Object.assign(operation.requestBody.content['application/json'].schema.properties['mealType'] ?? {}, {
      enum: ['1'],
    }),
  requestLimitTightens: (operation) =>
    Object.assign(operation.requestBody.content['application/json'].schema.properties['memo'] ?? {}, { maxLength: 3 }),
  requestLimitFirst: (operation) =>
    Object.assign(operation.requestBody.content['application/json'].schema.properties['count'] ?? {}, { maximum: 100 }),
  requestLimitLoosens: (operation) =>
    Object.assign(operation.requestBody.content['application/json'].schema.properties['memo'] ?? {}, { maxLength: 30 }),
  parameterRequired: (operation) => Object.assign(operation.parameters[0] ?? {}, { required: true }),
  statusGone: (operation) => delete operation.responses['409'],
  renamed: (operation) => (operation.operationId = 'somethingElse'),
}
const answer = (operation: Operation): Schema =>
  (operation.responses['200'] as Operation['responses'][string]).content['application/json'].schema

function operation(operationId: string, level: Provenance['level']): Operation {
  const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
  const dish = {
    type: 'object',
    required: ['kcal', 'typicalMenu'],
    properties: {
      kcal: { type: 'string' },
      typicalMenu: { enum: ['Y', 'N'] },
      guess: { type: 'string', ...from('assumed') },
    },
  }
  const order = {
    type: 'object',
    required: ['mealType'],
    properties: { mealType: { enum: ['1', '2'] }, memo: { type: 'string', maxLength: 10 }, count: { type: 'integer' } },
  }
  const made = {
    operationId,
    tags: ['a'],
    summary: 'Does it',
    ...from(level),
    parameters: [{ name: 'day', in: 'query', schema: { type: 'string' } }],
    requestBody: json(order),
    responses: { 200: { description: '', ...json(dish) }, 409: { description: '', ...json(dish) } },
  }
  // A copy of its own, so that a mutation of one shape leaves the other alone; the mutations know only these parts.
  return structuredClone(made) as unknown as Operation
}

/** One path per mutation and level; the shape of `/shared/…` is one component that two operations use. */
function contract(mutate: boolean): Document {
  const paths: Record<string, unknown> = {}
  for (const level of ['documented', 'assumed'] as const) {
    for (const [name, mutation] of Object.entries(MUTATIONS)) {
      const post = operation(`${name}${level}`, level)
      if (mutate) mutation(post)
      paths[`/${level}/${name}`] = { post }
    }
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Shared' } } }
    paths[`/${level}/shared`] = {
      get: {
        operationId: `shared${level}`,
        tags: ['a'],
        ...from(level),
        responses: { 200: { description: '', content } },
      },
    }
  }
  if (!mutate) paths['/documented/dropped'] = { post: operation('dropped', 'observed') }
  const Shared = { type: 'object', required: ['a'], properties: { a: { type: mutate ? 'integer' : 'string' } } }
  return {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    tags: [{ name: 'a' }],
    paths,
    components: { schemas: { Shared } },
  } as unknown as Document
}

describe('what a change means', () => {
  let judged: Judged[]
  beforeAll(async () => {
    judged = judge(await changesBetween(contract(false), contract(true)), new Set())
  }, 60_000)
  const breaking = (level: string) =>
    [
      ...new Set(
        judged
          .filter(({ impact, path }) => impact === 'major' && path.startsWith(`/${level}/`))
          .map(({ path }) => path.split('/')[2]),
      ),
    ].sort()
  const BREAKING = [
    'guessedFieldGone',
    'parameterRequired',
    'renamed',
    'requestEnumShrinks',
    'requestFieldRequired',
    'requestLimitFirst',
    'requestLimitTightens',
    'responseEnumGrows',
    'responseFieldGone',
    'responseNullable',
    'responseOptional',
    'responseTextToNumber',
    'shared',
    'statusGone',
  ]

  test('what a client in use would trip over is breaking, in requests and answers each in its direction', () => {
    expect(breaking('assumed')).toEqual(BREAKING)
    expect(breaking('documented')).toEqual([...BREAKING, 'dropped'].sort())
  })

  test('a breaking change of something documented or observed fails', () => {
    const failing = new Set(judged.filter(({ verdict }) => verdict === 'breaks').map(({ path }) => path.split('/')[2]))
    expect([...failing].sort()).toEqual(
      [...BREAKING, 'dropped'].filter((name) => !['guessedFieldGone', 'requestLimitFirst'].includes(name)).sort(),
    )
    expect(judged.find(({ operationId }) => operationId === 'dropped')?.level).toBe('observed')
  })

  test('what is assumed moves freely: a whole operation, and one field of a documented one', () => {
    expect(judged.filter(({ path, verdict }) => path.startsWith('/assumed/') && verdict === 'breaks')).toEqual([])
    expect(judged.find(({ operationId }) => operationId === 'guessedFieldGonedocumented')).toMatchObject({
      verdict: 'assumed',
      level: 'assumed',
    })
  })

  test('the first limit of a request is ours whatever is documented beside it; moving one that stands is not', () => {
    expect(judged.find(({ operationId }) => operationId === 'requestLimitFirstdocumented')).toMatchObject({
      verdict: 'assumed',
      level: 'assumed',
    })
    expect(judged.find(({ operationId }) => operationId === 'requestLimitTightensdocumented')).toMatchObject({
      verdict: 'breaks',
      level: 'documented',
    })
  })

  test('a shape that two operations share speaks for each with its own level', () => {
    const verdicts = judged
      .filter(({ path, impact }) => path.endsWith('/shared') && impact === 'major')
      .map(({ operationId, verdict }) => `${operationId} ${verdict}`)
    expect(verdicts.sort()).toEqual(['shareddocumented breaks', 'sharedassumed assumed'].sort())
  })

  test('a change of words is no change', () => {
    expect(judged.some(({ path }) => path.endsWith('/words'))).toBe(false)
  })

  test('the reports name operation, place and level, as Markdown and as a page of its own', () => {
    const compared = { from: 'abc1234', to: 'this <folder>' }
    const markdown = markdownReport(judged, compared)
    expect(markdown).toMatch(
      /^\| responseTextToNumberdocumented \(POST \/documented\/responseTextToNumber\) \| responses \/ 200 \/ .*kcal \/ type \| documented \| .*\|$/m,
    )
    const page = htmlReport(judged, compared)
    expect(page).toContain('this &lt;folder>')
    expect(page.match(/<tr><td>/g)).toHaveLength(judged.length)
    expect(page).not.toMatch(/(?:src|href)=/)
  })
})

describe('the changelog', () => {
  const change = {
    operationId: 'mealDetail',
    method: 'GET',
    path: '/api/meal/detail',
    at: '',
    impact: 'major',
    level: 'observed',
    message: '',
  } as const

  test('an entry that is new announces the operations before its colon', () => {
    const announced = announcedIn(
      '# Changes\n- `mealDetail`, `mealList`: as the capture shows, like `mealOther`\n- `mealOld`: long ago',
      '- `mealOld`: long ago',
    )
    expect([...announced]).toEqual(['mealDetail', 'mealList'])
    expect(judge([change], announced)[0]?.verdict).toBe('listed')
  })

  test('an entry of the earlier state excuses nothing, nor does its example', () => {
    expect(judge([change], announcedIn('- `mealDetail`: once', '- `mealDetail`: once'))[0]?.verdict).toBe('breaks')
    expect(announcedIn('    - `mealDetail`: an example', '').size).toBe(0)
  })
})

describe('earlier states', () => {
  test('a commit that this clone does not have is undefined', async () => {
    expect(await commitOf('no-such-branch')).toBeUndefined()
  })

  test(
    'the contract of the present commit is read from git as it stands there',
    { timeout: 60_000 },
    async ({ skip }) => {
      const commit = await commitOf('HEAD')
      if (commit === undefined) return skip('this folder is no git clone')
      const { document, changelog } = await contractAt(commit)
      expect(Object.keys(document.paths).length).toBeGreaterThan(200)
      expect(typeof changelog).toBe('string')
      expect(Object.keys(changedOnly(document, document)[0].paths)).toEqual([])
    },
  )
})
