import fc, { type Arbitrary } from 'fast-check'
import type { Json, Parameter } from '../gen/document.ts'
import type { Arbitraries, Schema } from './arbitrary.ts'
import { mutated } from './mutation.ts'
import { validRequests, type RequestValues, type Takes } from './requests.ts'

/** Says whether a JSON value fits a schema; `asText` for what arrives as text, where `'5'` is a number. */
export type Fits = (schema: Schema, value: Json, asText?: boolean) => boolean

/**
 * Requests that fit an operation but for one thing. Undefined when there is nothing that such an operation could
 * refuse.
 */
export function refusedRequests(
  arbitraries: Arbitraries,
  takes: Takes,
  fits: Fits,
): Arbitrary<RequestValues> | undefined {
  const valid = validRequests(arbitraries, takes)
  const { body } = takes
  // Prism does not look at cookies.
  const parameters = takes.parameters.filter((parameter) => parameter.in !== 'cookie')
  const kinds: Arbitrary<RequestValues>[] = []
  for (const parameter of parameters) {
    if (parameter.required && parameter.in !== 'path') kinds.push(valid.map((request) => dropped(request, parameter)))
    const wrong = wrongTexts(parameter, fits)
    if (wrong) kinds.push(fc.tuple(valid, wrong).map(([request, text]) => replaced(request, parameter, text)))
  }
  if (body?.required) kinds.push(valid.map((request) => ({ ...request, body: undefined })))
  if (body?.contentType === 'application/json') {
    // Prism takes a body that is `null` for none at all.
    const wrong = mutated(arbitraries.of(body.schema)).filter((value) => value !== null && !fits(body.schema, value))
    kinds.push(fc.tuple(valid, wrong).map(([request, value]) => ({ ...request, body: value })))
  }
  return kinds.length > 0 ? fc.oneof(...kinds) : undefined
}

/** No empty one: Prism reads `?name=` as if the parameter were not there. */
const TEXTS = ['x', '가', '-1', '1.5', '999999999999999999', '20261399', 'null', 'Y', 'a'.repeat(3000)]

/** Texts that do not fit a parameter; undefined when any text does. */
function wrongTexts({ schema }: Parameter, fits: Fits): Arbitrary<string> | undefined {
  const wrong = (text: string) => !fits(schema as Schema, text, true)
  const known = TEXTS.filter(wrong)
  return known.length > 0
    ? fc.oneof(
        fc.constantFrom(...known),
        fc.string({ minLength: 1, maxLength: 12 }).map((text) => (wrong(text) ? text : (known[0] ?? ''))),
      )
    : undefined
}

function dropped(request: RequestValues, { in: place, name }: Parameter): RequestValues {
  const { [name]: _gone, ...rest } = request[place]
  return { ...request, [place]: rest }
}

function replaced(request: RequestValues, { in: place, name }: Parameter, text: string): RequestValues {
  return { ...request, [place]: { ...request[place], [name]: text } }
}
