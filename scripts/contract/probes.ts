import { bodySites, sitesOfParameter } from './pool.ts'
import type { Inputs } from './inputs.ts'
import { toPointerPart, type Json, type JsonObject, type Operation, type Provenance } from './model.ts'
import { nearest, typesOf, type Site } from './schema-sites.ts'
import type { BodyChecker } from './validate.ts'

/**
 * One change to a request that was in order. `at` is the input (`query menuDt`, `body /kcal`), `change` what was done
 * to it.
 */
export type Probe = {
  at: string
  change: Change
  inputs: Inputs
  pointer: string
  expected: string
  provenance: Provenance
}
export type Change =
  | 'left out'
  | 'wrong type'
  | 'outside the list'
  | 'wrong pattern'
  | 'too long'
  | 'too short'
  | 'too small'
  | 'too large'
  | 'null'
  | 'only what is required'
  | 'another of the list'

type Target = {
  at: string
  value: Json
  sites: Site[]
  required: boolean
  pointer: string
  provenance: Provenance
  put: (value: Json | undefined) => Inputs
}

/**
 * Requests that the contract forbids, each one change away from `inputs`; the validator itself confirms that the change
 * is not allowed. In an order that differs between operations, so that taking the first few still tries every kind over
 * the contract.
 */
export function invalidProbes(operation: Operation, inputs: Inputs, checker: BodyChecker): Probe[] {
  const probes = targetsOf(operation, inputs, checker).flatMap((target) => [
    ...(target.required ? [probe(target, 'left out', undefined, 'required')] : []),
    ...forbiddenValues(target).flatMap(([change, value, expected]) =>
      isForbidden(target, value, checker) ? [probe(target, change, value, expected)] : [],
    ),
  ])
  return rotate(oneOfEachFirst(probes), operation.id)
}

/**
 * Requests that the contract allows, each one step away from `inputs`: always one without what is optional, and so many
 * with another code of a list.
 */
export function validProbes(operation: Operation, inputs: Inputs, checker: BodyChecker, others = 1): Probe[] {
  const targets = targetsOf(operation, inputs, checker)
  const [first] = targets.filter(({ required }) => !required)
  const bare = first
    ? [
        {
          ...probe(first, 'only what is required', undefined, 'allowed'),
          inputs: withoutOptional(operation, inputs, checker),
        },
      ]
    : []
  const probes: Probe[] = []
  for (const target of targets) {
    const codes = target.sites.flatMap(({ schema }) => (schema['enum'] ?? []) as Json[])
    const other = codes.find((code) => code !== target.value && code !== null && !isForbidden(target, code, checker))
    if (other !== undefined)
      probes.push(probe(target, 'another of the list', other, codes.map((code) => JSON.stringify(code)).join(' | ')))
  }
  return [...bare, ...rotate(probes, operation.id).slice(0, others)]
}

function probe(
  { at, put, pointer, provenance }: Target,
  change: Change,
  value: Json | undefined,
  expected: string,
): Probe {
  return { at, change, inputs: put(value), pointer, expected, provenance }
}

function targetsOf(operation: Operation, inputs: Inputs, checker: BodyChecker): Target[] {
  const { sites } = checker
  const parameters = inputs.parameters
    // A path without one of its parts is another path, and cookies and headers are the client's, not the call's.
    .filter((input) => input.in === 'query')
    .map((input): Target => {
      const put = (value: Json | undefined): Inputs => ({
        ...inputs,
        parameters: inputs.parameters.flatMap((one) => {
          if (one !== input) return [one]
          return value === undefined ? [] : [{ ...one, value }]
        }),
      })
      return {
        at: `query ${input.name}`,
        value: input.value,
        sites: sitesOfParameter(input.parameter, sites),
        required: input.parameter.required === true,
        pointer: input.parameter.pointer,
        provenance: input.parameter.provenance,
        put,
      }
    })
  return [...parameters, ...fieldTargets(operation, inputs, checker)]
}

/** The fields at the top of a JSON body, or of the first row where the body is a list. */
function fieldTargets(operation: Operation, inputs: Inputs, { sites }: BodyChecker): Target[] {
  const { body } = inputs
  if (!body || body.contentType !== 'application/json') return []
  const root = bodySites(operation, body.contentType, sites)
  const isList = Array.isArray(body.value)
  const row = isList ? (body.value as Json[])[0] : body.value
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return []
  const here = isList ? sites.items(root) : root
  return Object.entries(row).map(([name, value]): Target => {
    const put = (changed: Json | undefined): Inputs => {
      const next: JsonObject = { ...row }
      if (changed === undefined) delete next[name]
      else next[name] = changed
      return { ...inputs, body: { ...body, value: isList ? [next, ...(body.value as Json[]).slice(1)] : next } }
    }
    const required = here.some(({ schema }) => ((schema['required'] ?? []) as string[]).includes(name))
    const found = sites.property(here, name)
    return {
      at: `body /${isList ? '*/' : ''}${toPointerPart(name)}`,
      value,
      sites: found,
      required,
      pointer: found.at(-1)?.pointer ?? operation.pointer,
      provenance: nearest(found) ?? operation.body?.provenance ?? operation.provenance,
      put,
    }
  })
}

function withoutOptional(operation: Operation, inputs: Inputs, checker: BodyChecker): Inputs {
  const optional = new Set(
    targetsOf(operation, inputs, checker)
      .filter(({ required }) => !required)
      .map(({ at }) => at),
  )
  const { body } = inputs
  const value =
    body && typeof body.value === 'object' && body.value !== null && !Array.isArray(body.value)
      ? Object.fromEntries(Object.entries(body.value).filter(([name]) => !optional.has(`body /${toPointerPart(name)}`)))
      : body?.value
  return {
    parameters: inputs.parameters.filter(({ in: place, name }) => !optional.has(`${place} ${name}`)),
    body: body && value !== undefined ? { ...body, value } : body,
  }
}

function forbiddenValues({ sites, at }: Target): [Change, Json, string][] {
  const inQuery = at.startsWith('query ')
  const types = typesOf(sites).join(' | ')
  const none: [Change, Json, string][] = inQuery || types === '' ? [] : [['null', null, types]]
  return [
    ...none,
    ...sites.flatMap(({ schema }): [Change, Json, string][] => {
      const types = [schema['type'] ?? []].flat() as string[]
      const found: [Change, Json, string][] = []
      if ('enum' in schema) found.push(['outside the list', '없는값', JSON.stringify(schema['enum'])])
      if (typeof schema['pattern'] === 'string') found.push(['wrong pattern', '!', schema['pattern']])
      if (typeof schema['minimum'] === 'number')
        found.push(['too small', schema['minimum'] - 1, `≥ ${schema['minimum']}`])
      if (typeof schema['maximum'] === 'number')
        found.push(['too large', schema['maximum'] + 1, `≤ ${schema['maximum']}`])
      if (types.includes('integer') || types.includes('number'))
        found.push(['wrong type', inQuery ? '숫자아님' : { not: 'a number' }, types.join(' | ')])
      else if (types.includes('string') && !inQuery) found.push(['wrong type', { not: 'a string' }, types.join(' | ')])
      if (typeof schema['maxLength'] === 'number' && schema['maxLength'] < 2000)
        found.push(['too long', '가'.repeat(schema['maxLength'] + 1), `at most ${schema['maxLength']} characters`])
      // An empty text in a query is often the same as none.
      if (typeof schema['minLength'] === 'number' && schema['minLength'] > 0 && !inQuery)
        found.push(['too short', '', `at least ${schema['minLength']} characters`])
      return found
    }),
  ]
}

/** What travels in a query is text: it counts as the type that it can be read as. */
function isForbidden({ at, pointer, sites }: Target, value: Json, checker: BodyChecker): boolean {
  const place = at.startsWith('query ') ? `${pointer}/schema` : (sites[0]?.pointer ?? pointer)
  return !checker.fits(place, value)
}

/** Of each kind of change one, then the second of each, and so on. */
function oneOfEachFirst(probes: Probe[]): Probe[] {
  const seen = new Map<Change, number>()
  const ranked = probes.map((one) => {
    const rank = seen.get(one.change) ?? 0
    seen.set(one.change, rank + 1)
    return { one, rank }
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one)
}

/** Starts at a place that depends on the operation alone, so that runs can be compared. */
function rotate<T>(list: T[], key: string): T[] {
  const start =
    list.length === 0 ? 0 : [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
