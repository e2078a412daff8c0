import { deref } from '../inputs.ts'
import { toPointerPart, type Contract, type Json, type JsonObject, type Operation } from '../model.ts'
import type { Site } from '../schema-sites.ts'
import type { BodyChecker } from '../validate.ts'

/** One value of an operation's default answer, with the schemas that speak about it. */
export type AnswerPlace = {
  /** Keys and indexes from the root of the body. */
  path: (string | number)[]
  value: Json
  sites: Site[]
  required: boolean
  nullable: boolean
}

/** A seeded source of chance: the same seed, the same drifts. */
export class Chance {
  private state: number

  constructor(seed: number) {
    this.state = (seed * 2_654_435_761) >>> 0
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.next() * list.length)]
  }

  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((one) => ({ one, rank: this.next() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ one }) => one)
  }
}

/** The default JSON answer of an operation, undefined when it answers something else. */
export function defaultAnswer(
  { document }: Contract,
  operation: Operation,
): { json: Json; pointer: string } | undefined {
  const [status, response] = Object.entries(operation.responses).find(([name]) => name.startsWith('2')) ?? []
  const media = response?.content?.['application/json']
  const json = deref<{ value?: Json }>(document, media?.examples?.['default'])?.value
  return status === undefined || !response || json === undefined
    ? undefined
    : { json, pointer: `${response.pointer}/content/${toPointerPart('application/json')}/schema` }
}

/** Every value inside `data` of an operation's default answer (or inside the answer, where there is no envelope). */
export function placesOf(contract: Contract, checker: BodyChecker, operation: Operation): AnswerPlace[] {
  const answer = defaultAnswer(contract, operation)
  if (!answer) return []
  const { sites } = checker
  const found: AnswerPlace[] = []
  const walk = (value: Json, path: AnswerPlace['path'], here: Site[], required: boolean) => {
    const types = here.flatMap(({ schema }) => [schema['type'] ?? []].flat() as string[])
    if (path.length > 0) found.push({ path, value, sites: here, required, nullable: types.includes('null') })
    if (Array.isArray(value)) value.forEach((one, index) => walk(one, [...path, index], sites.items(here), false))
    else if (typeof value === 'object' && value !== null) {
      const names = here.flatMap(({ schema }) => (schema['required'] ?? []) as string[])
      for (const [name, one] of Object.entries(value))
        walk(one, [...path, name], sites.property(here, name), names.includes(name))
    }
  }
  walk(answer.json, [], sites.root(answer.pointer, operation.provenance), true)
  const hasEnvelope = typeof answer.json === 'object' && answer.json !== null && 'data' in answer.json
  return hasEnvelope ? found.filter(({ path }) => path[0] === 'data') : found
}

/** A copy of a body with the value at a path changed; `undefined` takes the key away. */
export function changeAt(
  body: Json,
  path: (string | number)[],
  change: (value: Json, owner: JsonObject | Json[]) => Json | undefined,
): Json {
  const copy = structuredClone(body)
  const owner = path
    .slice(0, -1)
    .reduce<Json | undefined>((here, key) => (here as Record<string | number, Json> | undefined)?.[key], copy)
  const key = path.at(-1)
  // An answer of another shape than the default one (an error, another example) has no such place.
  if (typeof owner !== 'object' || owner === null || key === undefined || !Object.hasOwn(owner, key)) return copy
  const slots = owner as Record<string | number, Json>
  const changed = change(slots[key] as Json, owner)
  if (changed === undefined) delete slots[key]
  else slots[key] = changed
  return copy
}
