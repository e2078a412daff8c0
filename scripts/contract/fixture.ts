import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Input, Inputs } from './inputs.ts'
import { fillable } from './inputs.ts'
import type { Contract, JsonObject, Operation } from './model.ts'
import { mapInputs } from './pool.ts'

// What YAML and JSON readers make is JSON; the type says so, because spelling it out again would say no more.
const record: v.GenericSchema<JsonObject> = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

const fixtureSchema = v.strictObject({
  /** Values by input name, for every operation that has an input of this name. */
  values: v.optional(record, {}),
  /** Inputs of one operation by name; `body` replaces its whole body. */
  operations: v.optional(v.record(v.string(), record), {}),
  /** Operations that are never called here, with the reason. */
  skip: v.optional(v.record(v.string(), v.string()), {}),
})

/** What a tester knows about a target: values that exist there, and what is better left alone. */
export type Fixture = { values: JsonObject; operations: Record<string, JsonObject>; skip: Record<string, string> }
export const NO_FIXTURE: Fixture = { values: {}, operations: {}, skip: {} }

/**
 * Reads a fixture file, YAML or JSON. Throws an Error for people when it is none or names an operation that does not
 * exist.
 */
export function readFixture(file: string, { operations }: Contract): Fixture {
  const result = v.safeParse(fixtureSchema, parse(readFileSync(file, 'utf8')) ?? {})
  if (!result.success) {
    const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`)
    throw new Error(`${file} is not a fixture file:\n${lines.join('\n')}`)
  }
  const known = new Set(operations.map(({ id }) => id))
  const strange = [...Object.keys(result.output.operations), ...Object.keys(result.output.skip)].filter(
    (id) => !known.has(id),
  )
  if (strange.length > 0)
    throw new Error(`${file} names operations that the contract does not have: ${strange.join(', ')}`)
  return result.output
}

/** The names of an operation's inputs that the fixture decides. */
export function fixedNames(fixture: Fixture, operation: Operation): Set<string> {
  return new Set([...Object.keys(fixture.values), ...Object.keys(fixture.operations[operation.id] ?? {})])
}

/** Puts the fixture's values into a request; parameters that the examples leave out are added. */
export function applyFixture(fixture: Fixture, operation: Operation, inputs: Inputs): Inputs {
  const { body, ...own } = fixture.operations[operation.id] ?? {}
  const values: JsonObject = { ...fixture.values, ...own }
  const filled = mapInputs(inputs, (_at, name, value) => values[name] ?? value)
  const there = new Set(filled.parameters.map(({ name }) => name))
  const added = fillable(operation).flatMap((parameter): Input[] => {
    const value = own[parameter.name]
    return value === undefined || there.has(parameter.name)
      ? []
      : [{ in: parameter.in, name: parameter.name, value, parameter }]
  })
  return {
    parameters: [...filled.parameters, ...added],
    body: body === undefined || !filled.body ? filled.body : { ...filled.body, value: body },
  }
}
