import type { Contract, Json, JsonObject, Operation } from '../model.ts'
import type { BodyChecker } from '../validate.ts'
import type { Outgoing } from './example-server.ts'
import {
  answer,
  both,
  hasEnum,
  hasPattern,
  isNumber,
  isRows,
  isText,
  not,
  page,
  succeeds,
  value,
  type DriftKind,
} from './kinds.ts'
import { FURTHER } from './further-drifts.ts'
import { changeAt, defaultAnswer, placesOf, type AnswerPlace } from './places.ts'
import { REQUESTS } from './request-drifts.ts'
import { SENSELESS } from './senseless-drifts.ts'

const last = ({ path }: AnswerPlace) => path.at(-1)
const isKey = (place: AnswerPlace) => typeof last(place) === 'string'
const inRow = ({ path }: AnswerPlace) => typeof path.at(-2) === 'number'
const isList = ({ value: here }: AnswerPlace) => Array.isArray(here)
const isObject = ({ value: here, path }: AnswerPlace) =>
  typeof here === 'object' && here !== null && !Array.isArray(here) && path.length > 1
const shaped =
  (...names: string[]) =>
  ({ sites }: AnswerPlace) =>
    sites.some(({ pointer }) => names.some((name) => pointer.endsWith(`/schemas/${name}`)))
const isDay = (place: AnswerPlace) => isText(place) && shaped('Ymd')(place)
const isTime = (place: AnswerPlace) => isText(place) && shaped('HourMinute')(place)
const isMoment = (place: AnswerPlace) => isText(place) && shaped('YmdHm', 'Timestamp')(place)
const isFlag = (place: AnswerPlace) => isText(place) && shaped('YnFlag')(place)
/** Its schema is one plain type: no alternative would take another. */
const oneType = ({ sites, nullable }: AnswerPlace) =>
  !nullable &&
  !sites.some(({ schema }) => 'anyOf' in schema || 'oneOf' in schema) &&
  sites.some(({ schema }) => 'type' in schema)

const text = (here: Json) => String(here)
const day = (here: Json) => text(here).replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')

function renamed(rename: (name: string) => string) {
  return (here: Json, owner: JsonObject | Json[]): Json | undefined => {
    const slots = owner as JsonObject
    const name = Object.keys(slots).find((key) => slots[key] === here) ?? ''
    slots[rename(name)] = here
    return undefined
  }
}

const FIELDS: DriftKind[] = [
  value(
    'a required field is missing',
    ['missing'],
    both(isKey, (place) => place.required),
    () => undefined,
  ),
  value(
    'a required field is missing in one row',
    ['missing'],
    both(isKey, inRow, (place) => place.required),
    () => undefined,
  ),
  value(
    'null became a missing key',
    ['missing'],
    both(isKey, (place) => place.required && place.value === null),
    () => undefined,
  ),
  value(
    'a list is missing',
    ['missing'],
    both(isKey, isList, (place) => place.required && place.path.length > 1),
    () => undefined,
  ),
  value(
    'an extra field',
    ['unknown'],
    both(isKey),
    (here, owner) => (((owner as JsonObject)['updDtm'] = '20261119120000'), here),
  ),
  value(
    'an extra field in one row',
    ['unknown'],
    both(isKey, inRow),
    (here, owner) => (((owner as JsonObject)['rowNum'] = 1), here),
  ),
  value(
    'an extra object',
    ['unknown'],
    both(isKey),
    (here, owner) => (((owner as JsonObject)['pageInfo'] = { total: 3 }), here),
  ),
  value(
    'a field has another name',
    ['missing', 'unknown'],
    both(isKey, (place) => place.required),
    renamed((name) => `${name}Value`),
  ),
  value(
    'a field is in snake case',
    ['missing', 'unknown'],
    both(isKey, (place) => place.required && /[A-Z]/.test(String(last(place)))),
    renamed((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  ),
  value(
    'a misspelling was corrected',
    ['missing', 'unknown'],
    both(isKey, (place) => place.required),
    renamed((name) => (name.startsWith('helhidx') ? name.replace('helhidx', 'healthIdx') : `${name.slice(0, -1)}`)),
  ),
]

const TYPES: DriftKind[] = [
  value('a text became null', ['null'], both(isText, oneType), () => null),
  value('a number became null', ['null'], both(isNumber, oneType), () => null),
  value('a list became null', ['null'], both(isList, oneType), () => null),
  value(
    'a flag became null',
    ['null'],
    both(
      isFlag,
      not((place) => place.nullable),
    ),
    () => null,
  ),
  value('a number became text', ['number-text', 'type'], both(isNumber, oneType), text),
  value('a number became text with commas', ['number-text', 'type'], both(isNumber, oneType), (here) =>
    Number(here).toLocaleString('en-US', { minimumFractionDigits: 1 }),
  ),
  value(
    'a number text became a number',
    ['number-text', 'type'],
    (place) => isText(place) && /^[\d,.]+$/.test(text(place.value)) && !isDay(place),
    (here) => Number(text(here).replaceAll(',', '')),
  ),
  value(
    'a code became a number',
    ['number-text', 'type'],
    (place) => isText(place) && hasEnum(place) && /^\d+$/.test(text(place.value)),
    Number,
  ),
  value(
    'a count became a fraction',
    ['type'],
    (place) => isNumber(place) && place.sites.some(({ schema }) => [schema['type']].flat().includes('integer')),
    (here) => Number(here) + 0.5,
  ),
  value('a text became an object', ['type'], both(isText, oneType), (here) => ({ ko: here, en: here })),
  value('a text became a list', ['type'], both(isText, oneType), (here) => [here]),
  value('a flag became true or false', ['type', 'enum'], isFlag, (here) => here === 'Y'),
  value('a list became an object', ['type'], isList, () => ({})),
  value('an only row stands without its list', ['type'], isRows, (here) => (here as Json[])[0] ?? null),
  value('an object became a list', ['type'], isObject, (here) => [here]),
  value('rows became plain texts', ['type'], isRows, (here) => (here as Json[]).map(() => '식단')),
  value('an object became text', ['type'], isObject, (here) => JSON.stringify(here)),
]

const VALUES: DriftKind[] = [
  value('a code outside the list', ['enum'], both(isText, hasEnum), () => 'ZZ'),
  value(
    'a code in small letters',
    ['enum'],
    both(isText, hasEnum, (place) => /^[A-Z]+$/.test(text(place.value))),
    (here) => text(here).toLowerCase(),
  ),
  value('a code with a trailing blank', ['enum'], both(isText, hasEnum), (here) => `${text(here)} `),
  value('a flag became 1 or 0', ['enum'], isFlag, (here) => (here === 'Y' ? '1' : '0')),
  value('a flag became a word', ['enum'], isFlag, () => '메인'),
  value('an empty text for a code', ['enum'], both(isText, hasEnum), () => ''),
  value('a day with hyphens', ['date', 'format'], isDay, day),
  value('a day with dots', ['date', 'format'], isDay, (here) => day(here).replaceAll('-', '.')),
  value('a day as an instant', ['date', 'format'], isDay, (here) => `${day(here)}T00:00:00.000+09:00`),
  value('a day as milliseconds', ['number-text', 'type'], isDay, () => 1_795_014_000_000),
  value('a day that does not exist', ['date'], isDay, (here) => `${text(here).slice(0, 4)}1399`),
  value(
    'day and month swapped',
    ['date'],
    (place) => isDay(place) && Number(text(place.value).slice(6)) > 12,
    (here) => text(here).replace(/(\d\d)(\d\d)$/, '$2$1'),
  ),
  value('a time with a colon', ['date', 'format'], isTime, (here) => text(here).replace(/(\d\d)$/, ':$1')),
  value('a time past midnight', ['date', 'format'], isTime, () => '2560'),
  value('a moment without its seconds', ['date', 'format'], both(isMoment, shaped('Timestamp')), (here) =>
    text(here).slice(0, 8),
  ),
  value(
    'a moment with a blank',
    ['date', 'format'],
    isMoment,
    (here) => `${text(here).slice(0, 8)} ${text(here).slice(8)}`,
  ),
  value(
    'a number with its unit',
    ['format'],
    both(isText, shaped('NumberText', 'NullableNumberText')),
    (here) => `${text(here)} kcal`,
  ),
  value(
    'a decimal comma',
    ['format', 'value'],
    both(isText, shaped('DecimalText', 'NullableDecimalText')),
    (here) => `${text(here).replace('.', ',')},0`,
  ),
  value(
    'a code of another form',
    ['format', 'date'],
    both(isText, hasPattern, not(hasEnum)),
    (here) => `#${text(here)}`,
  ),
]

const NUMBERS: DriftKind[] = [
  {
    name: 'a total is off by one',
    caught: ['sum'],
    plant: ({ contract, checker, operation, chance }) => {
      const place = chance.pick(
        placesOf(contract, checker, operation).filter((one) => isTotal(one, contract, checker, operation)),
      )
      return (
        place && {
          after: (came) =>
            succeeds(came) && came.json !== undefined
              ? { ...came, json: changeAt(came.json, place.path, (here) => Number(here) + 1) }
              : came,
        }
      )
    },
  },
  {
    name: 'a row is left out and the total stays',
    caught: ['sum'],
    plant: ({ contract, checker, operation, chance }) => {
      const shorter = (place: AnswerPlace) => (body: Json) =>
        changeAt(body, place.path, (here) => (here as Json[]).slice(0, -1))
      const body = defaultAnswer(contract, operation)
      // A row of nothing can go without anybody noticing.
      const tells = (place: AnswerPlace) =>
        body !== undefined &&
        checker.check(body.pointer, operation.provenance, shorter(place)(body.json)).some(({ kind }) => kind === 'sum')
      const place = chance.pick(placesOf(contract, checker, operation).filter(isRows).filter(tells))
      return (
        place && {
          after: (came) =>
            succeeds(came) && came.json !== undefined ? { ...came, json: shorter(place)(came.json) } : came,
        }
      )
    },
  },
]

/** The equations that stand on the object around a place. */
function sumsOf(checker: BodyChecker, contract: Contract, operation: Operation, path: AnswerPlace['path']): string[] {
  const around = placesOf(contract, checker, operation).find(
    (one) => one.path.join('/') === path.slice(0, -1).join('/'),
  )
  return (around?.sites ?? []).flatMap(({ schema }) => (schema['x-sum'] ?? []) as string[])
}

function isTotal(place: AnswerPlace, contract: Contract, checker: BodyChecker, operation: Operation): boolean {
  return (
    isNumber(place) &&
    sumsOf(checker, contract, operation, place.path).some((sum) =>
      new RegExp(`(?:^|[+=] )${String(last(place))}(?: |$)`).test(sum),
    )
  )
}

const WHOLE: DriftKind[] = [
  answer('200 became 202', ['status'], (came) => ({ ...came, status: 202 })),
  answer('200 became 204 without a body', ['status'], (came) => ({ ...came, status: 204, json: undefined, text: '' })),
  answer('an unknown refusal', ['status'], (came) => ({
    ...came,
    status: 418,
    json: { error: 'teapot', errorMessage: null },
  })),
  answer('sent on to a sign-in page', ['status'], (came) => ({
    ...came,
    status: 302,
    headers: { location: '/login' },
    json: undefined,
    text: '',
  })),
  answer('the server breaks', ['failed'], (came) => ({
    ...came,
    status: 500,
    json: { error: 'serverError', errorMessage: null },
  })),
  answer(
    'a page instead of data',
    ['content-type'],
    (came) => ({ ...came, type: 'text/html', json: undefined, text: page }),
    ({ writes }) => !writes,
  ),
  answer('an empty 200', ['content-type', 'unreadable'], (came) => ({ ...came, json: undefined, text: '' })),
  answer('half an answer', ['unreadable'], (came) => ({ ...came, text: JSON.stringify(came.json ?? '').slice(0, -3) })),
  answer('JSON called plain text', ['content-type'], (came) => ({ ...came, type: 'text/plain' })),
  answer('JSON called a stream of octets', ['content-type'], (came) => ({ ...came, type: 'application/octet-stream' })),
  answer('the envelope is gone', ['missing', 'type'], (came) => ({
    ...came,
    json: enveloped(came) ? ((came.json as JsonObject)['data'] ?? null) : { result: came.json ?? null },
  })),
  answer(
    'the envelope lost a key',
    ['missing'],
    (came) => ({ ...came, json: without(came.json, 'message') }),
    isEnveloped,
  ),
  answer(
    'the code of the envelope is text',
    ['number-text', 'type'],
    (came) => ({ ...came, json: { ...(came.json as JsonObject), code: '0' } }),
    isEnveloped,
  ),
  answer(
    'the payload is one level deeper',
    ['missing', 'type', 'unknown', 'enum'],
    (came) => ({
      ...came,
      json: { ...(came.json as JsonObject), data: { data: (came.json as JsonObject)['data'] ?? null } },
    }),
    isEnveloped,
  ),
  answer(
    'a refusal inside a 200',
    ['false-success'],
    (came) => ({
      ...came,
      json: { ...(came.json as JsonObject), code: -1, message: '처리하지 못했어요.', data: null },
    }),
    isEnveloped,
  ),
  answer(
    'the envelope’s code is the status',
    ['false-success'],
    (came) => ({ ...came, json: { ...(came.json as JsonObject), code: 200 } }),
    isEnveloped,
  ),
  answer(
    'the payload has another key',
    ['missing'],
    (came) => ({
      ...came,
      json: { ...(without(came.json, 'data') as JsonObject), result: (came.json as JsonObject)['data'] ?? null },
    }),
    isEnveloped,
  ),
]

const enveloped = ({ json }: Outgoing) => typeof json === 'object' && json !== null && 'data' in json
function isEnveloped({ path }: Operation): boolean {
  return path.startsWith('/api/') && !path.endsWith('image-file')
}
const without = (json: Json | undefined, key: string): Json =>
  Object.fromEntries(Object.entries((json ?? {}) as JsonObject).filter(([name]) => name !== key))

export const DRIFTS: DriftKind[] = [
  ...FIELDS,
  ...TYPES,
  ...VALUES,
  ...NUMBERS,
  ...WHOLE,
  ...REQUESTS,
  ...FURTHER,
  ...SENSELESS,
]
