import { isDeepStrictEqual } from 'node:util'
import { exampleInputs, NoExampleError, type Inputs } from '../inputs.ts'
import type { Json, JsonObject } from '../model.ts'
import { referencesOf } from '../pool.ts'
import { invalidProbes, validProbes, type Change } from '../probes.ts'
import type { Incoming, Misbehaviour } from './example-server.ts'
import { canBeRefused, page, refusal, succeeds, type DriftKind, type Ground } from './kinds.ts'

// Drifts in what is asked of a request: who may make one, what it must hold, and how a refusal is told.

const WHOLE_REQUESTS: DriftKind[] = [
  {
    name: 'the token is not asked for',
    caught: ['auth-ignored'],
    plant: ({ operation }) =>
      operation.needsSession ? { before: (asked) => ({ ...asked, signedIn: true }) } : undefined,
  },
  refusal('without a token comes a page', ['content-type', 'status'], 401, (came) => ({
    ...came,
    status: 200,
    type: 'text/html',
    json: undefined,
    text: page,
  })),
  refusal('without a token comes an empty 200', ['content-type', 'unreadable'], 401, (came) => ({
    ...came,
    status: 200,
    json: undefined,
    text: '',
  })),
  refusal('without a token the server breaks', ['failed'], 401, (came) => ({
    ...came,
    status: 500,
    json: undefined,
    text: 'NullPointerException',
  })),
  refusal('the refusal without a token has no code', ['missing'], 401, (came) => ({
    ...came,
    json: { errorMessage: null },
  })),
  {
    name: 'nothing is checked in a request',
    caught: ['invalid-accepted'],
    plant: (ground) => (canBeRefused(ground, 400) ? { before: (asked) => ({ ...asked, valid: true }) } : undefined),
  },
  refusal('a wrong request breaks the server', ['failed'], 400, (came) => ({
    ...came,
    status: 500,
    json: undefined,
    text: 'NumberFormatException',
  })),
  refusal('a wrong request is refused with 422', ['status'], 400, (came) => ({ ...came, status: 422 })),
  refusal('the refusal of a wrong request has other names', ['missing', 'unknown'], 400, (came) => ({
    ...came,
    json: { timestamp: '2026-11-19', message: 'Bad Request' },
  })),
  refusal('the refusal of a wrong request is a page', ['content-type'], 400, (came) => ({
    ...came,
    type: 'text/html',
    json: undefined,
    text: page,
  })),
  {
    name: 'a valid request is refused',
    caught: ['valid-refused'],
    plant: (ground) =>
      namesNothing(ground)
        ? {
            after: (came) =>
              succeeds(came) ? { ...came, status: 400, json: { error: 'badRequest', errorMessage: null } } : came,
          }
        : undefined,
  },
  {
    name: 'what is optional is asked for',
    caught: ['demanded'],
    plant: (ground) => plantRefusedProbe(ground, 'only what is required'),
  },
  {
    name: 'a code of the list is refused',
    caught: ['valid-refused'],
    plant: (ground) => plantRefusedProbe(ground, 'another of the list'),
  },
]

/** True when no value of the example could be blamed: it names nothing that has to exist. */
function namesNothing({ contract, checker, operation }: Ground): boolean {
  try {
    return referencesOf(operation, exampleInputs(contract.document, operation), checker.sites).length === 0
  } catch (error) {
    if (error instanceof NoExampleError) return false
    throw error
  }
}

/** Refuses one allowed request beside the example: the first that such an operation has. */
function plantRefusedProbe({ contract, checker, operation }: Ground, change: string): Misbehaviour | undefined {
  if (operation.writes) return undefined
  const example = exampleInputs(contract.document, operation)
  const probe = validProbes(operation, example, checker)[0]
  if (probe?.change !== change) return undefined
  const usual = change === 'only what is required' ? undefined : inputOf(probe.inputs, probe.at)
  return {
    before: (asked) => (isDeepStrictEqual(askedFor(asked, probe.at), usual) ? { ...asked, valid: false } : asked),
  }
}

/** One rule of one input is not enforced, and everything else is: only a request that breaks this very rule tells. */
function singleRule(name: string, change: Change): DriftKind {
  return {
    name,
    caught: ['invalid-accepted'],
    plant: ({ contract, checker, operation, chance }) => {
      const example = exampleInputs(contract.document, operation)
      const rule = chance.pick(
        invalidProbes(operation, example, checker).filter(
          (probe) => probe.change === change && !probe.at.includes('*'),
        ),
      )
      if (!rule) return undefined
      const broken = inputOf(rule.inputs, rule.at)
      return {
        before: (asked) => (isDeepStrictEqual(askedFor(asked, rule.at), broken) ? { ...asked, valid: true } : asked),
      }
    },
  }
}

/** An input by its place (`query menuDt`, `body /kcal`), as our request gives it and as it arrived. */
function inputOf({ parameters, body }: Inputs, at: string): Json | undefined {
  const [place = '', name = ''] = at.split(' ', 2)
  if (place === 'body') return (body?.value as JsonObject | undefined)?.[name.slice(1)]
  const found = parameters.find((one) => one.in === place && one.name === name)?.value
  return found === undefined ? undefined : String(found)
}

function askedFor({ query, body }: Incoming, at: string): Json | undefined {
  const [place = '', name = ''] = at.split(' ', 2)
  return place === 'body' ? (body as JsonObject | undefined)?.[name.slice(1)] : (query.get(name) ?? undefined)
}

const SINGLE_RULES: DriftKind[] = [
  singleRule('one required input is not asked for', 'left out'),
  singleRule('one list of codes is not enforced', 'outside the list'),
  singleRule('one type is not enforced', 'wrong type'),
  singleRule('one pattern is not enforced', 'wrong pattern'),
  singleRule('one longest length is not enforced', 'too long'),
]

export const REQUESTS: DriftKind[] = [...WHOLE_REQUESTS, ...SINGLE_RULES]
