/**
 * The ways in which an operation can be asked: the contract's own examples, and beside each the branches that no
 * example takes.
 */
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { fillable, type Inputs } from '../../scripts/contract/inputs.ts'
import type { Contract, Json, JsonObject, Operation } from '../../scripts/contract/model.ts'
import { bodySites, sitesOfParameter } from '../../scripts/contract/pool.ts'
import type { SchemaSites, Site } from '../../scripts/contract/schema-sites.ts'
import { checkerOf } from '../../scripts/contract/validate.ts'
import type { Document } from '../../scripts/gen/document.ts'
import { Arbitraries, type Schema } from '../../scripts/properties/arbitrary.ts'

const SEED = 20_261_119
/** Of each alternative of a body so many: one may say more than the next. */
const SAMPLES = 3
const ALTERNATIVES = ['oneOf', 'anyOf'] as const

const made = new WeakMap<Contract, Arbitraries>()

function samplesOf(contract: Contract, schema: unknown, numRuns: number): Json[] {
  // The document is the bundle of the same contract, whichever of its readers names the type.
  const arbitraries = made.get(contract) ?? new Arbitraries(contract.document as unknown as Document)
  made.set(contract, arbitraries)
  return fc.sample(arbitraries.of(schema as Schema), { numRuns, seed: SEED })
}

/** Bodies to begin with: every example, and of each alternative of the whole body a few that no example shows. */
export function bodiesOf(contract: Contract, operation: Operation, contentType: string): Json[] {
  const media = operation.body?.content[contentType]
  const examples = Object.values(media?.examples ?? {}).flatMap(({ value }) => (value === undefined ? [] : [value]))
  const { sites } = checkerOf(contract)
  const alternatives = bodySites(operation, contentType, sites).flatMap(({ schema }) =>
    ALTERNATIVES.flatMap((keyword) => (schema[keyword] as unknown[] | undefined) ?? []),
  )
  return [...examples, ...alternatives.flatMap((one) => samplesOf(contract, one, SAMPLES))]
}

/**
 * What differs from a request in one thing: another code of a closed list, null where it may be, an optional value left
 * out, one that is not there put in, a list of one, a list of none.
 */
export function branchesOf(contract: Contract, operation: Operation, inputs: Inputs): Inputs[] {
  const { sites } = checkerOf(contract)
  const { parameters, body } = inputs
  const withParameters = (list: Inputs['parameters']): Inputs => ({ ...inputs, parameters: list })
  const ofParameters = parameters.flatMap((input, index) => {
    const others = otherCodes(sitesOfParameter(input.parameter, sites), input.value)
    const without =
      input.parameter.required === true || input.in === 'path' ? [] : [withParameters(parameters.toSpliced(index, 1))]
    return [...others.map((value) => withParameters(parameters.with(index, { ...input, value }))), ...without]
  })
  const missing = fillable(operation).filter(({ name, in: place }) =>
    parameters.every((input) => input.name !== name || input.in !== place),
  )
  const added = missing.flatMap((parameter) =>
    samplesOf(contract, parameter.schema, 1).flatMap((value) =>
      value === null
        ? []
        : [withParameters([...parameters, { in: parameter.in, name: parameter.name, value, parameter }])],
    ),
  )
  const root = body && bodySites(operation, body.contentType, sites)
  const ofBody =
    body && root
      ? changed(body.value, { here: root, sites, contract }).map((value) => ({ ...inputs, body: { ...body, value } }))
      : []
  const bare = body !== undefined && operation.body?.required !== true ? [{ ...inputs, body: undefined }] : []
  return [...ofParameters, ...added, ...ofBody, ...bare]
}

type Place = { here: Site[]; sites: SchemaSites; contract: Contract }

/** The value with one thing changed somewhere in it, each way once. */
function changed(value: Json, place: Place): Json[] {
  const { here, sites, contract } = place
  if (Array.isArray(value)) {
    const items = sites.items(here)
    const [first] = value
    const shorter = value.length > 1 ? [value.slice(0, 1)] : []
    const inFirst =
      first === undefined ? [] : changed(first, { ...place, here: items }).map((one) => [one, ...value.slice(1)])
    return [...(value.length > 0 ? [[]] : []), ...shorter, ...inFirst, ...nulls(here)]
  }
  if (typeof value !== 'object' || value === null)
    return [...otherCodes(here, value), ...nulls(here).filter((one) => one !== value)]
  const required = new Set(here.flatMap(({ schema }) => (schema['required'] as string[] | undefined) ?? []))
  const declared = new Map(
    here.flatMap(({ schema }) => Object.entries((schema['properties'] as Record<string, unknown> | undefined) ?? {})),
  )
  const without = Object.keys(value)
    .filter((name) => !required.has(name))
    .map((name) => omit(value, name))
  const within = Object.entries(value).flatMap(([name, one]) =>
    changed(one, { ...place, here: sites.property(here, name) }).map((other) => ({ ...value, [name]: other })),
  )
  const added = [...declared]
    .filter(([name]) => !(name in value))
    .flatMap(([name, schema]) => samplesOf(contract, schema, 1).map((one) => ({ ...value, [name]: one })))
  return [...without, ...within, ...added]
}

function otherCodes(here: Site[], value: Json): Json[] {
  const codes = here.flatMap(({ schema }) => (schema['enum'] as Json[] | undefined) ?? [])
  const flags = typeof value === 'boolean' ? [!value] : []
  return [...new Set([...codes, ...flags])].filter((code) => code !== value && code !== null)
}

const nulls = (here: Site[]): Json[] =>
  here.some(({ schema }) => [schema['type']].flat().includes('null')) ? [null] : []

const omit = (value: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))

/** Without those that say the same. */
export const unlike = (list: readonly Inputs[]): Inputs[] =>
  list.filter((one, index) => list.findIndex((other) => isDeepStrictEqual(plain(one), plain(other))) === index)

const plain = ({ parameters, body }: Inputs) => [
  parameters.map(({ in: place, name, value }) => [place, name, value]),
  body,
]
