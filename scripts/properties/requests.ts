import fc, { type Arbitrary } from 'fast-check'
import { resolve, type Document, type Entry, type Json, type Parameter } from '../gen/document.ts'
import { Arbitraries, type Schema } from './arbitrary.ts'

export type Values = Record<string, Json>

/** A request of an operation as values, before anything is written as text. */
export type RequestValues = { path: Values; query: Values; header: Values; cookie: Values; body: Json | undefined }

/** What an operation takes, with references followed. */
export type Takes = {
  parameters: Parameter[]
  body: { contentType: string; schema: Schema; required: boolean } | undefined
}

export function takesOf(document: Document, { operation, parameters }: Entry): Takes {
  const body = operation.requestBody && resolve(document, operation.requestBody)
  const [contentType, media] = Object.entries(body?.content ?? {})[0] ?? []
  return {
    parameters: [
      ...new Map(parameters.map((one) => resolve(document, one)).map((one) => [`${one.in} ${one.name}`, one])).values(),
    ],
    body:
      contentType && media
        ? { contentType, schema: media.schema as Schema, required: body?.required === true }
        : undefined,
  }
}

/** Requests that fit an operation: required parameters always, the others now and then. */
export function validRequests(arbitraries: Arbitraries, { parameters, body }: Takes): Arbitrary<RequestValues> {
  const at = (place: Parameter['in']): Arbitrary<Values> => {
    const mine = parameters.filter((parameter) => parameter.in === place)
    const values = Object.fromEntries(mine.map(({ name, schema }) => [name, arbitraries.of(schema as Schema)]))
    const requiredKeys = mine.filter(({ required }) => required).map(({ name }) => name)
    return fc.record(values, { requiredKeys, noNullPrototype: true }) as Arbitrary<Values>
  }
  const bodies: Arbitrary<Json | undefined> = body ? arbitraries.of(body.schema) : fc.constant(undefined)
  return fc.record({
    path: at('path').filter(standsInPath),
    query: at('query'),
    header: at('header'),
    cookie: at('cookie'),
    body: bodies,
  })
}

/** A path segment cannot be empty, and `.` and `..` are steps and no names. */
function standsInPath(values: Values): boolean {
  return Object.values(values).every((value) => !['', '.', '..'].includes(String(value)))
}
