import type { Json, JsonObject } from '../model.ts'
import { hasHangul } from '../text-faults.ts'
import { both, hasEnum, hasPattern, isNumber, isText, not, refusal, succeeds, value, type DriftKind } from './kinds.ts'
import { changeAt, defaultAnswer, placesOf, type AnswerPlace } from './places.ts'

// Answers that every schema lets through, and that nobody who reads them would take for right.

const nameOf = ({ path }: AnswerPlace) => String(path.at(-1))
const isFree = both(isText, not(hasEnum), not(hasPattern), ({ path }) => typeof path.at(-1) === 'string')
const isKorean = both(isFree, (place) => hasHangul(String(place.value)) && !nameOf(place).endsWith('Eng'))
const named = (names: RegExp) => (place: AnswerPlace) => names.test(nameOf(place))

/** Changes objects of an answer that have what it takes. */
function object(
  name: string,
  suits: (fields: JsonObject) => boolean,
  change: (fields: JsonObject) => JsonObject,
): DriftKind {
  return value(
    name,
    ['contradiction'],
    ({ value: here }) => typeof here === 'object' && here !== null && !Array.isArray(here) && suits(here),
    (here) => ({ ...(here as JsonObject), ...change(here as JsonObject) }),
  )
}

const TEXTS: DriftKind[] = [
  value('blanks around a text', ['unusual'], isKorean, (here) => ` ${String(here)} `),
  value('letters of no width in a text', ['unusual'], isKorean, (here) =>
    String(here).replace(/.$/u, (letter) => `\u200B${letter}`),
  ),
  value('a text in bold', ['unusual'], both(isKorean, named(/(?:Nm|Name)$/)), (here) => `<b>${String(here)}</b>`),
  value('a line break written out', ['unusual'], isKorean, (here) => `${String(here)}\\n`),
  value('a text inside JSON', ['unusual'], both(isKorean, named(/(?:Nm|Name|Title|title)$/)), (here) =>
    JSON.stringify({ ko: here }),
  ),
  value(
    'a text in Base64',
    ['unusual'],
    both(isKorean, ({ value: here }) => String(here).length > 3),
    (here) => Buffer.from(String(here)).toString('base64'),
  ),
  value('what Java prints of an Optional', ['unusual'], isKorean, (here) => `Optional[${String(here)}]`),
  value(
    'the key of a message',
    ['unusual'],
    both(isKorean, named(/(?:Nm|Name|Title|title|Txt)$/)),
    () => 'label.common.default.name',
  ),
  value('Korean in the English text', ['unusual'], both(isFree, named(/Eng$/)), () => '오늘의 식단'),
  value(
    'a telephone number in a name',
    ['unusual'],
    both(isKorean, named(/(?:nickName|Nm)$/)),
    (here) => `${String(here)} 010-2345-6789`,
  ),
  value(
    'a hidden name in full',
    ['unusual'],
    both(isText, ({ value: here }) => /[가-힣]\*/.test(String(here))),
    (here) => String(here).replaceAll('*', '하'),
  ),
  value(
    'a link to a machine inside',
    ['unusual'],
    both(isText, ({ value: here }) => String(here).startsWith('https://')),
    (here) => String(here).replace(/^https:\/\/[^/]+/, 'http://172.16.4.9:8080'),
  ),
  value('a resident registration number', ['leak'], isKorean, () => '900101-1234567'),
  refusal('the database speaks to the member', ['unusual'], 400, (came) => ({
    ...came,
    json: { error: 'badRequest', errorMessage: 'SQLSyntaxErrorException: ORA-00904' },
  })),
]

const MEASURES: DriftKind[] = [
  value(
    'the dust of a sum of floats',
    ['unusual'],
    both(isNumber, ({ value: here }) => !Number.isInteger(here)),
    (here) => Number(here) + 0.000_000_000_4,
  ),
  value(
    'a share a hundred times over',
    ['contradiction', 'unusual'],
    both(isNumber, named(/^(?:match|fat|cho|protein|pos)Rate$/), ({ value: here }) => Number(here) > 2),
    (here) => Number(here) * 100,
  ),
  value(
    'no day as 1900',
    ['unusual'],
    both(isText, named(/^(?:reg|upd|open|last|read|use)\w*Dtm?$/), ({ value: here }) =>
      /^\d{8,14}$/.test(String(here)),
    ),
    (here) => `19000101${'0'.repeat(String(here).length - 8)}`,
  ),
]

const swap =
  (one: string, other: string) =>
  (fields: JsonObject): JsonObject => ({ [one]: fields[other] ?? null, [other]: fields[one] ?? null })
const rises = (one: string, other: string) => (fields: JsonObject) =>
  typeof fields[one] === typeof fields[other] &&
  fields[one] !== null &&
  fields[one] !== undefined &&
  String(fields[one]) < String(fields[other]) &&
  String(fields[one]).length === String(fields[other]).length

const RELATIONS: DriftKind[] = [
  object('begin and end of a span changed places', rises('startDt', 'endDt'), swap('startDt', 'endDt')),
  object('the least and the most changed places', rises('minRate', 'maxRate'), swap('minRate', 'maxRate')),
  object(
    'a weekday too late',
    ({ dayNm, wrkotDt }) => dayNm === '월' && typeof wrkotDt === 'string',
    () => ({ dayNm: '화' }),
  ),
  object(
    'a flag against its moment',
    ({ getYn, getDtm, getDt }) => getYn === 'Y' && (getDtm ?? getDt ?? null) !== null,
    () => ({ getYn: 'N' }),
  ),
]

const AGAIN: DriftKind[] = [
  {
    name: 'every second answer lacks a row',
    caught: ['unstable'],
    plant: ({ contract, checker, operation, chance }) => {
      const place = chance.pick(
        placesOf(contract, checker, operation).filter(({ value: here }) => Array.isArray(here) && here.length > 1),
      )
      if (!place || operation.writes) return undefined
      let calls = 0
      return {
        after: (came) =>
          succeeds(came) && came.json !== undefined && (calls += 1) % 2 === 0
            ? { ...came, json: changeAt(came.json, place.path, (rows) => (rows as Json[]).slice(1)) }
            : came,
      }
    },
  },
  {
    name: 'the rows in another order each time',
    caught: ['unstable', 'order', 'contradiction'],
    plant: ({ contract, checker, operation, chance }) => {
      const place = chance.pick(
        placesOf(contract, checker, operation).filter(({ value: here }) => Array.isArray(here) && here.length > 1),
      )
      if (!place || operation.writes) return undefined
      let calls = 0
      return {
        after: (came) =>
          succeeds(came) && came.json !== undefined
            ? { ...came, json: changeAt(came.json, place.path, (rows) => turned(rows as Json[], (calls += 1))) }
            : came,
      }
    },
  },
  {
    name: 'a cache between may keep it for others',
    caught: ['leak'],
    plant: ({ contract, operation }) =>
      operation.needsSession && defaultAnswer(contract, operation)
        ? {
            after: (came) =>
              succeeds(came) ? { ...came, headers: { ...came.headers, 'cache-control': 'public, max-age=600' } } : came,
          }
        : undefined,
  },
]

const turned = (rows: Json[], by: number): Json[] => rows.map((_, index) => rows[(index + by) % rows.length] ?? null)

/** What only few operations can do stands last: it chooses first. */
export const SENSELESS: DriftKind[] = [...TEXTS, ...MEASURES, ...AGAIN, ...RELATIONS]
