import { orderBroken, parseOrder } from '#openapi/order.ts'
import { AnswerChecks } from '../answer-checks.ts'
import { claimsOf } from '../empty-lists.ts'
import type { Json, JsonObject } from '../model.ts'
import { hasHangul } from '../text-faults.ts'
import { both, isRows, makesRequest, payloadOf, succeeds, value, type DriftKind } from './kinds.ts'
import { changeAt, defaultAnswer, placesOf, type AnswerPlace } from './places.ts'

// Drifts of a list and of its pages: rows that come twice, in another order, or not at all.

const isPaged = ({ path, value: here, sites }: AnswerPlace) =>
  path.join('/') === 'data/totalCnt' && typeof here === 'number' && sites.length > 0
/** The key that stands first in the shape of the rows. */
const rowKey = ({ value: here }: AnswerPlace) =>
  Object.keys((here as JsonObject[])[0] ?? {}).find((name) => /(?:Seq|SeqNo|Id|Key)$/.test(name))
const orderOf = ({ sites }: AnswerPlace) =>
  sites.flatMap(({ schema }) => (typeof schema['x-order'] === 'string' ? [schema['x-order']] : []))[0]

/** Changes a list in a way that the checks tell apart from the example as it stands. */
function list(
  name: string,
  caught: DriftKind['caught'],
  suits: (place: AnswerPlace) => boolean,
  change: (rows: Json[], place: AnswerPlace) => Json[],
): DriftKind {
  return {
    name,
    caught,
    plant: ({ contract, checker, operation, chance }) => {
      const body = defaultAnswer(contract, operation)
      const checks = new AnswerChecks(contract, checker)
      const tells = (place: AnswerPlace) => {
        const json = body && changeAt(body.json, place.path, (rows) => change(rows as Json[], place))
        const compared = body && { differences: [], body: { pointer: body.pointer, around: operation.provenance } }
        return (
          compared !== undefined &&
          checks.check(operation, 200, compared, json).some(({ kind }) => caught.includes(kind))
        )
      }
      const place = chance.pick(
        placesOf(contract, checker, operation)
          .filter((one) => Array.isArray(one.value) && suits(one))
          .filter(tells),
      )
      return (
        place && {
          after: (came) =>
            succeeds(came) && came.json !== undefined
              ? {
                  ...came,
                  json: changeAt(came.json, place.path, (rows) => (Array.isArray(rows) ? change(rows, place) : rows)),
                }
              : came,
        }
      )
    },
  }
}

export const LISTS: DriftKind[] = [
  {
    name: 'a total of more than the pages hold',
    caught: ['page', 'sum'],
    plant: ({ operation, ...ground }) => {
      const paged = operation.parameters.some(({ name }) => name === 'pageSize')
      const total = value(
        '',
        [],
        both(isPaged, ({ value: here }) => Number(here) < 15),
        (here) => Number(here) + 5,
      )
      return paged ? total.plant({ operation, ...ground }) : undefined
    },
  },
  {
    name: 'a total below its rows',
    caught: ['page', 'sum'],
    plant: ({ operation, ...ground }) =>
      operation.parameters.some(({ name }) => name === 'pageSize')
        ? value(
            '',
            [],
            both(isPaged, ({ value: here }) => Number(here) > 0),
            () => 0,
          ).plant({ operation, ...ground })
        : undefined,
  },
  {
    name: 'the second page is the first again',
    caught: ['page'],
    plant: ({ contract, operation }) => {
      const size = operation.parameters.find(({ name }) => name === 'pageSize')
      const { list: rows, totalCnt } = payloadOf(defaultAnswer(contract, operation)?.json)
      if (
        !size ||
        operation.writes ||
        !Array.isArray(rows) ||
        rows.length === 0 ||
        typeof totalCnt !== 'number' ||
        !makesRequest(contract, operation)
      )
        return undefined
      return {
        after: (came, asked) => {
          const full = Array.from({ length: Number(asked.query.get('pageSize')) }, (_, at) =>
            numbered(rows[0] as JsonObject, at),
          )
          return succeeds(came) && came.json !== undefined
            ? {
                ...came,
                json: {
                  ...(came.json as JsonObject),
                  data: { ...payloadOf(came.json), list: full, totalCnt: full.length * 2 },
                },
              }
            : came
        },
      }
    },
  },
  list('a row comes twice', ['doubled'], isRows, (rows) => [rows[0] ?? null, ...rows]),
  list('the whole list comes twice', ['doubled'], isRows, (rows) => [...rows, ...rows]),
  list(
    'two rows of one key',
    ['doubled'],
    (place) => isRows(place) && rowKey(place) !== undefined,
    (rows, place) => [
      ...rows,
      { ...(rows[0] as JsonObject), ...changedText(rows[0] as JsonObject, rowKey(place) ?? '') },
    ],
  ),
  list(
    'the order is turned round',
    ['order'],
    (place) =>
      orderOf(place) !== undefined &&
      orderBroken(parseOrder(orderOf(place) ?? ''), (place.value as Json[]).toReversed()) !== undefined,
    (rows) => rows.toReversed(),
  ),
  list(
    'the last row comes first',
    ['order'],
    (place) => orderOf(place) !== undefined,
    (rows) => [rows.at(-1) ?? null, ...rows.slice(0, -1)],
  ),
  {
    name: 'a list is empty that others show',
    caught: ['empty'],
    plant: ({ contract, checker, operation }) => {
      const claim = claimsOf(contract, checker.sites).find(({ within }) => within === operation)
      const path = claim?.at.split('/').slice(1)
      return (
        claim &&
        path && {
          beside: [claim.shows.id],
          after: (came) =>
            succeeds(came) && came.json !== undefined ? { ...came, json: changeAt(came.json, path, () => []) } : came,
        }
      )
    },
  },
]

/** A row with keys of its own. */
function numbered(row: JsonObject, at: number): JsonObject {
  return Object.fromEntries(
    Object.entries(row).map(([name, one]) => [
      name,
      typeof one === 'number' && /(?:Seq|SeqNo|Id|Key)$/.test(name) ? one + at : one,
    ]),
  )
}

function changedText(row: JsonObject, but: string): JsonObject {
  const [name, text] =
    Object.entries(row).find(([key, one]) => key !== but && typeof one === 'string' && hasHangul(one)) ?? []
  return name === undefined ? {} : { [name]: `${String(text)} 2` }
}
