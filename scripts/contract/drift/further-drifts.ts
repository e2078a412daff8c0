import { AnswerChecks } from '../answer-checks.ts'
import { askedFor } from '../lists.ts'
import { exampleInputs, fillable, withEveryOptional } from '../inputs.ts'
import type { Json, JsonObject, Operation } from '../model.ts'
import { hasHangul } from '../text-faults.ts'
import type { Outgoing } from './example-server.ts'
import {
  answer,
  both,
  hasEnum,
  hasPattern,
  isNumber,
  isRows,
  isText,
  makesRequest,
  not,
  payloadOf,
  refusal,
  succeeds,
  value,
  type DriftKind,
} from './kinds.ts'
import { LISTS } from './list-drifts.ts'
import { changeAt, defaultAnswer, type AnswerPlace } from './places.ts'

// Drifts beside those of the schema: bytes and connections, sign-in, and answers about something else. Those of lists
// stand in a file of their own.

const bytes = (text: string) => Buffer.from(text, 'utf8')
const written = ({ json, text }: Outgoing) => text ?? JSON.stringify(json ?? null)
const hasKorean = (place: AnswerPlace) =>
  isText(place) && hasHangul(String(place.value)) && !hasEnum(place) && !hasPattern(place)
const isJson = ({ responses }: Operation) => responses['200']?.content?.['application/json'] !== undefined
const whole = (name: string, caught: DriftKind['caught'], change: (came: Outgoing) => Outgoing) =>
  answer(name, caught, change, isJson)
/** Hangul as EUC-KR writes it: every syllable of this word has a code of its own there. */
const IN_EUC_KR = Buffer.from([0xbc, 0xd2, 0xb0, 0xed, 0xb1, 0xe2])
const typed =
  (type: string) =>
  (came: Outgoing): Outgoing => ({ ...came, type })

const ENCODINGS: DriftKind[] = [
  whole('bytes that are no UTF-8', ['encoding'], (came) => ({
    ...came,
    bytes: Buffer.concat([bytes(written(came).slice(0, -1)), bytes(',"x":"'), IN_EUC_KR, bytes('"}')]),
  })),
  whole('a byte order mark', ['encoding'], (came) => ({
    ...came,
    bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes(written(came))]),
  })),
  whole('EUC-KR in the header', ['encoding'], typed('application/json; charset=EUC-KR')),
  whole('Latin-1 in the header', ['encoding'], typed('application/json; charset=iso-8859-1')),
  whole('MS949 in the header', ['encoding'], typed('application/json;charset="MS949"')),
  whole('UTF-16', ['encoding', 'unreadable'], (came) => ({
    ...came,
    bytes: Buffer.from(`\uFEFF${written(came)}`, 'utf16le'),
    type: 'application/json; charset=utf-16',
  })),
  whole('a character cut in two', ['encoding', 'unreadable'], (came) => ({
    ...came,
    bytes: Buffer.concat([bytes(written(came).slice(0, -2)), Buffer.from([0xea, 0xb5]), bytes('"}')]),
  })),
  value('replacement characters', ['garbled'], hasKorean, (here) => String(here).replace(/[가-힣]/, '\uFFFD')),
  value('Korean read as Latin-1', ['garbled'], hasKorean, (here) =>
    Buffer.from(String(here), 'utf8').toString('latin1'),
  ),
  value('Korean read as EUC-KR read as Latin-1', ['garbled'], hasKorean, () => IN_EUC_KR.toString('latin1')),
  value(
    'question marks for Hangul',
    ['garbled'],
    both(hasKorean, ({ value: here }) => (String(here).match(/[가-힣]/g)?.length ?? 0) > 1),
    (here) => String(here).replaceAll(/[가-힣]/g, '?'),
  ),
  value('Korean as HTML entities', ['garbled'], hasKorean, (here) =>
    [...String(here)].map((letter) => (hasHangul(letter) ? `&#${letter.codePointAt(0)};` : letter)).join(''),
  ),
  value('Korean escaped twice', ['garbled'], hasKorean, (here) =>
    [...String(here)]
      .map((letter) => (hasHangul(letter) ? `\\u${letter.charCodeAt(0).toString(16)}` : letter))
      .join(''),
  ),
  value('undefined for a text', ['garbled'], hasKorean, () => 'undefined'),
  value('null as a text', ['garbled'], hasKorean, () => 'null'),
  value('an object for a text', ['garbled'], hasKorean, () => '[object Object]'),
  value('a Java object for a text', ['garbled'], hasKorean, () => 'kr.example.Dish@1b6d3586'),
  value('a place in a text that nobody filled', ['garbled'], hasKorean, (here) => `${String(here)} \${menuName}`),
  value('control characters in a text', ['garbled'], hasKorean, (here) => `${String(here)}\u0000`),
  value(
    'Korean with percent signs',
    ['garbled'],
    both(hasKorean, ({ value: here }) => !/^[/?]/.test(String(here))),
    (here) => encodeURIComponent(String(here)),
  ),
]

const CONNECTIONS: DriftKind[] = [
  answer('the connection is cut', ['no-answer'], (came) => ({ ...came, transport: 'cut' })),
  answer('the connection is cut in the middle of an answer', ['no-answer'], (came) => ({
    ...came,
    transport: 'cut in between',
  })),
  answer('it hangs', ['no-answer'], (came) => ({ ...came, transport: 'hangs' })),
  answer('it answers late', ['slow'], (came) => ({ ...came, transport: 'late' })),
  answer('called compressed and not', ['encoding'], (came) => ({
    ...came,
    headers: { ...came.headers, 'content-encoding': 'gzip' },
  })),
  answer('called deflated and not', ['encoding'], (came) => ({
    ...came,
    headers: { ...came.headers, 'content-encoding': 'deflate' },
  })),
  answer('called brotli and not', ['encoding', 'no-answer'], (came) => ({
    ...came,
    headers: { ...came.headers, 'content-encoding': 'br' },
  })),
  answer('a gateway that reaches nobody', ['failed'], (came) => ({
    ...came,
    status: 502,
    type: 'text/html',
    json: undefined,
    text: '<h1>502 Bad Gateway</h1>',
  })),
  answer('maintenance', ['failed'], (came) => ({
    ...came,
    status: 503,
    json: { error: 'maintenance', errorMessage: '점검 중이에요.' },
  })),
  answer('a gateway that waited too long', ['failed'], (came) => ({ ...came, status: 504, json: undefined, text: '' })),
  answer('not built yet', ['failed'], (came) => ({
    ...came,
    status: 501,
    json: { error: 'unsupported', errorMessage: null },
  })),
]

const NOT_JSON: DriftKind[] = [
  whole('a comma too many', ['unreadable'], (came) => ({ ...came, text: written(came).replace(/\}$/, ',}') })),
  whole('single quotes', ['unreadable'], (came) => ({ ...came, text: written(came).replaceAll('"', "'") })),
  whole('a prefix against hijacking', ['unreadable'], (came) => ({ ...came, text: `)]}',\n${written(came)}` })),
  whole('JSONP', ['unreadable'], (came) => ({ ...came, text: `callback(${written(came)})` })),
  whole('two answers in one', ['unreadable'], (came) => ({ ...came, text: written(came).repeat(2) })),
  whole('XML called JSON', ['unreadable'], (came) => ({ ...came, text: '<result><code>0</code></result>' })),
  whole('a page called JSON', ['unreadable'], (came) => ({ ...came, text: '<!doctype html><title>로그인</title>' })),
  whole('a name twice in one object', ['unreadable'], (came) => ({
    ...came,
    text: written(came).replace(/^\{/, '{"code":1,'),
  })),
  whole('a number that is none', ['unreadable'], (came) => ({
    ...came,
    text: written(came).replace(/:(?:\d+|null)/, ':NaN'),
  })),
  whole('no content type', ['content-type'], (came) => ({ ...came, type: undefined })),
  whole('JSON called a page', ['content-type'], typed('text/html; charset=utf-8')),
  whole('JSON called a script', ['content-type'], typed('application/javascript')),
  whole('JSON inside a text', ['type'], (came) => ({ ...came, text: JSON.stringify(written(came)) })),
  whole('a list around the answer', ['type'], (came) => ({ ...came, json: [came.json ?? null] })),
  whole('nothing but null', ['type', 'null'], (came) => ({ ...came, json: null })),
]

const SIGN_IN: DriftKind[] = [
  {
    name: 'any token will do',
    caught: ['auth-ignored'],
    plant: ({ operation }) =>
      operation.needsSession ? { before: (asked) => ({ ...asked, signedIn: asked.token !== undefined }) } : undefined,
  },
  {
    name: 'a member’s token is not known',
    caught: ['valid-refused'],
    plant: ({ operation }) =>
      operation.needsSession && !operation.writes ? { before: (asked) => ({ ...asked, signedIn: false }) } : undefined,
  },
  refusal('403 without a token', ['status'], 401, (came) => ({
    ...came,
    status: 403,
    json: { error: 'forbidden', errorMessage: null },
  })),
  refusal('a refusal inside a 200 without a token', ['status'], 401, (came) => ({
    ...came,
    status: 200,
    headers: {},
    json: { code: 401, message: '로그인이 필요해요.', data: null, data2: null, userInfo: null },
  })),
  refusal('440 without a token', ['status'], 401, (came) => ({
    ...came,
    status: 440,
    json: { error: 'sessionTimeout', errorMessage: null },
  })),
  refusal('404 without a token', ['status', 'content-type'], 401, (came) => ({
    ...came,
    status: 404,
    type: 'text/html',
    json: undefined,
    text: 'Not Found',
  })),
  refusal('wp-error is lost', ['header'], 401, (came) => ({ ...came, headers: {} })),
  refusal('wp-error has another name', ['header'], 401, (came) => ({ ...came, headers: { 'x-wp-error': 'login' } })),
  refusal('wp-error says something else', ['header'], 401, (came) => ({
    ...came,
    headers: { 'wp-error': 'LOGIN_REQUIRED' },
  })),
  refusal('another code without a token', ['enum'], 401, (came) => ({
    ...came,
    json: { error: 'UNAUTHORIZED', errorMessage: null },
  })),
  refusal('another code for a wrong request', ['enum'], 400, (came) => ({
    ...came,
    json: { error: 'INVALID_PARAMETER', errorMessage: '확인해 주세요.' },
  })),
  refusal('the code of a refusal is a number', ['number-text', 'type'], 400, (came) => ({
    ...came,
    json: { error: 4001, errorMessage: '확인해 주세요.' },
  })),
  refusal('the sentence of a refusal is garbled', ['garbled'], 400, (came) => ({
    ...came,
    json: { error: 'badRequest', errorMessage: '?? ??? ??? ???.' },
  })),
  refusal('the refusal without a token is garbled bytes', ['encoding', 'unreadable'], 401, (came) => ({
    ...came,
    bytes: Buffer.concat([bytes('{"error":"login","errorMessage":"'), IN_EUC_KR, bytes('"}')]),
  })),
]

const REQUESTS: DriftKind[] = [
  {
    name: 'what no example fills is asked for',
    caught: ['demanded'],
    plant: ({ contract, operation }) => {
      if (operation.writes || !makesRequest(contract, operation)) return undefined
      const inputs = exampleInputs(contract.document, operation)
      const [added] = withEveryOptional(operation, inputs).parameters.filter(
        (one) => !inputs.parameters.includes(one) && one.in === 'query',
      )
      return added && { before: (asked) => ({ ...asked, valid: asked.valid && asked.query.has(added.name) }) }
    },
  },
  {
    name: 'what is optional is refused without a status',
    caught: ['demanded'],
    plant: ({ operation }) => {
      const optional = fillable(operation).find(
        (parameter) => parameter.in === 'query' && !parameter.required && parameter.example !== undefined,
      )
      if (operation.writes || !optional || !operation.path.startsWith('/api/')) return undefined
      return {
        after: (came, asked) =>
          succeeds(came) && !asked.query.has(optional.name)
            ? { ...came, json: { code: 400, message: '필수 값이 없어요.', data: null, data2: null, userInfo: null } }
            : came,
      }
    },
  },
]

/** Answers about something else than was asked for. */
function echo(name: string, suits: RegExp, change: (value: Json) => Json): DriftKind {
  return {
    name,
    caught: ['echo'],
    plant: ({ contract, checker, operation, chance }) => {
      if (operation.writes || !makesRequest(contract, operation)) return undefined
      const inputs = exampleInputs(contract.document, operation)
      const places = new AnswerChecks(contract, checker)
        .echoOf(operation)
        .filter((place) => suits.test(place.name) && askedFor(inputs, place.name) !== undefined)
      const place = chance.pick(places)
      return (
        place && {
          after: (came) =>
            succeeds(came) && came.json !== undefined
              ? { ...came, json: changeEvery(came.json, place.at.split('/').slice(1), change) }
              : came,
        }
      )
    },
  }
}

/** Changes the value at a place, `*` standing for every row. */
function changeEvery(json: Json, [first, ...rest]: string[], change: (value: Json) => Json): Json {
  if (first === undefined) return change(json)
  if (first === '*') return Array.isArray(json) ? json.map((row) => changeEvery(row, rest, change)) : json
  if (typeof json !== 'object' || json === null || Array.isArray(json) || !Object.hasOwn(json, first)) return json
  return { ...json, [first]: changeEvery(json[first] ?? null, rest, change) }
}

const ECHOES: DriftKind[] = [
  echo('another day than the one asked for', /Dt$/, () => '20260102'),
  echo('another restaurant than the one asked for', /^restaurant(?:Code|Id)$/, () => 'REST000199'),
  echo('another number than the one asked for', /(?:Seq|SeqNo|No|Sn)$/, (here) =>
    typeof here === 'number' ? here + 1 : `${String(here)}1`,
  ),
  echo('another thing than the one asked for', /(?:Code|Cd|Id|Key)$/, (here) =>
    typeof here === 'number' ? here + 1 : String(here).replace(/.$/, (letter) => (letter === '1' ? '2' : '1')),
  ),
]

const MEMBER: DriftKind[] = [
  {
    name: 'another member’s data',
    caught: ['other-member'],
    plant: ({ contract, operation }) => {
      const isOwn =
        operation.path !== '/login' && payloadOf(defaultAnswer(contract, operation)?.json)['hcId'] === 'HC20240001'
      return isOwn && !operation.writes
        ? {
            beside: ['sessionUserInfo', 'mypageGetUsrInfo'].filter((id) => id !== operation.id),
            after: (came) =>
              succeeds(came) && came.json !== undefined
                ? { ...came, json: changeAt(came.json, ['data', 'hcId'], () => 'HC20240777') }
                : came,
          }
        : undefined
    },
  },
]

const isPlain = (place: AnswerPlace) => isText(place) && !hasEnum(place) && !hasPattern(place)
const inPattern = (place: AnswerPlace) => isText(place) && hasPattern(place) && !hasEnum(place)
const VALUES: DriftKind[] = [
  value('a text became a number', ['type', 'number-text'], isPlain, () => 7),
  value('a text became true', ['type'], isPlain, () => true),
  value('a number became true or false', ['type'], isNumber, (here) => Number(here) > 0),
  value('a number became an object', ['type'], isNumber, (here) => ({ value: here, unit: 'kcal' })),
  value(
    'a number that no app can hold',
    ['value'],
    (place) => isNumber(place) && /(?:Seq|SeqNo)$/.test(String(place.path.at(-1))),
    () => 12_345_678_901_234_567_000,
  ),
  value('a number became an empty text', ['type', 'number-text'], isNumber, () => ''),
  value('a list inside a list', ['type'], isRows, (here) => [here]),
  value('rows by their number', ['type'], isRows, (here) =>
    Object.fromEntries((here as Json[]).map((row, index) => [String(index), row])),
  ),
  value('a list with null in it', ['type', 'null'], isRows, (here) => [...(here as Json[]), null]),
  value('a code became its name', ['enum'], both(isText, hasEnum), () => '확인'),
  value('a code became null as text', ['enum'], both(isText, hasEnum), () => 'null'),
  value('a formed text is empty', ['format', 'date', 'value'], inPattern, () => ''),
  value('a formed text with a blank before it', ['format', 'date'], inPattern, (here) => ` ${String(here)}`),
  value('a formed text became "undefined"', ['format', 'date'], inPattern, () => 'undefined'),
  value(
    'a field begins with a capital',
    ['missing', 'unknown'],
    (place) => place.required && /^[a-z]/.test(String(place.path.at(-1))),
    (here, owner) => {
      const slots = owner as JsonObject
      const name = Object.keys(slots).find((key) => slots[key] === here) ?? ''
      slots[name.replace(/^./, (letter) => letter.toUpperCase())] = here
      return undefined
    },
  ),
  value(
    'nothing but its fields’ names',
    ['type', 'missing'],
    both(
      isRows,
      not((place) => place.path.length < 2),
    ),
    (here) => Object.keys((here as JsonObject[])[0] ?? {}),
  ),
]

/** What only few operations can do stands last: it chooses first. */
export const FURTHER: DriftKind[] = [
  ...VALUES,
  ...NOT_JSON,
  ...CONNECTIONS,
  ...SIGN_IN,
  ...ENCODINGS,
  ...ECHOES,
  ...REQUESTS,
  ...LISTS,
  ...MEMBER,
]
