import type { Kind } from '../differences.ts'
import { exampleInputs, NoExampleError } from '../inputs.ts'
import type { Contract, Json, JsonObject, Operation } from '../model.ts'
import type { BodyChecker } from '../validate.ts'
import type { Misbehaviour, Outgoing } from './example-server.ts'
import { changeAt, placesOf, type AnswerPlace, type Chance } from './places.ts'

/** A way in which services drift from what was written down. `caught` are the findings that tell it. */
export type DriftKind = {
  name: string
  caught: Kind[]
  /** How this operation would drift so; undefined where it cannot. */
  plant: (ground: Ground) => Misbehaviour | undefined
}

export type Ground = { contract: Contract; checker: BodyChecker; operation: Operation; chance: Chance }

export const succeeds = ({ status }: Outgoing) => status < 300

/** What a server for browsers shows to whoever is not signed in. */
export const page = '<!doctype html><title>로그인</title><p>다시 로그인해 주세요.</p>'

/** What an answer carries in its envelope. */
export const payloadOf = (json: Json | undefined) =>
  ((json as JsonObject | null | undefined)?.['data'] ?? {}) as JsonObject

/** Changes one value of the answer that fits the description; every row that the change applies to may be the one. */
export function value(
  name: string,
  caught: Kind[],
  suits: (place: AnswerPlace) => boolean,
  change: (value: Json, owner: JsonObject | Json[]) => Json | undefined,
): DriftKind {
  return {
    name,
    caught,
    plant: ({ contract, checker, operation, chance }) => {
      const place = chance.pick(placesOf(contract, checker, operation).filter(suits))
      if (!place) return undefined
      return {
        after: (answer) =>
          succeeds(answer) && answer.json !== undefined
            ? { ...answer, json: changeAt(answer.json, place.path, change) }
            : answer,
      }
    },
  }
}

/** Changes the answers that are meant, and lets the others through. */
const changing = (isMeant: (came: Outgoing) => boolean, change: (answer: Outgoing) => Outgoing): Misbehaviour => ({
  after: (came) => (isMeant(came) ? change(came) : came),
})

/** Changes the answer to a request that is in order. */
export function answer(
  name: string,
  caught: Kind[],
  change: (answer: Outgoing) => Outgoing,
  suits: (operation: Operation) => boolean = () => true,
): DriftKind {
  return {
    name,
    caught,
    plant: ({ operation }) => (suits(operation) ? changing(succeeds, change) : undefined),
  }
}

/** Changes the answer to a request that has to be refused with this status. */
export function refusal(
  name: string,
  caught: Kind[],
  status: 400 | 401,
  change: (answer: Outgoing) => Outgoing,
): DriftKind {
  return {
    name,
    caught,
    plant: (ground) => (canBeRefused(ground, status) ? changing((came) => came.status === status, change) : undefined),
  }
}

export function canBeRefused({ operation, contract, checker }: Ground, status: 400 | 401): boolean {
  if (status === 401) return operation.needsSession
  return (
    hasRequiredQuery(operation) ||
    (operation.body?.required === true && placesOf(contract, checker, operation).length > 0)
  )
}

const hasRequiredQuery = ({ parameters }: Operation) => parameters.some((one) => one.in === 'query' && one.required)

export const isText = ({ value: here }: AnswerPlace) => typeof here === 'string'
export const isNumber = ({ value: here }: AnswerPlace) => typeof here === 'number'
export const isRows = ({ value: here }: AnswerPlace) =>
  Array.isArray(here) && here.length > 0 && typeof here[0] === 'object'
export const both =
  (...conditions: ((place: AnswerPlace) => boolean)[]) =>
  (place: AnswerPlace) =>
    conditions.every((condition) => condition(place))
export const not = (condition: (place: AnswerPlace) => boolean) => (place: AnswerPlace) => !condition(place)
export const hasEnum = ({ sites }: AnswerPlace) => sites.some(({ schema }) => 'enum' in schema)
export const hasPattern = ({ sites }: AnswerPlace) => sites.some(({ schema }) => 'pattern' in schema)

/** Whether an operation's own examples make a request. */
export function makesRequest(contract: Contract, operation: Operation): boolean {
  try {
    exampleInputs(contract.document, operation)
    return true
  } catch (error) {
    if (error instanceof NoExampleError) return false
    throw error
  }
}
