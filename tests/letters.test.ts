import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { loadContract, type Spec } from '#server/http/contract-file.ts'
import { requestValidatorCompiler } from '#server/http/validation.ts'
import * as ofServer from '#server/letters.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { FEWEST_LETTERS } from '#src/contract/text-bounds.ts'
import { fewestLetters, mostLetters, mostSecretLetters } from '#src/lib/letter-bounds.ts'
import { lengthOf } from '#src/lib/letters.ts'

// One count of letters, that of the contract (docs/decisions/384): what a form takes the server takes, and what is too
// long for one is too long for the other. And every field has its bound, by the one helper.

const root = fileURLToPath(new URL('..', import.meta.url))
const contract = await loadContract(new URL('../openapi/generated/openapi.json', import.meta.url))

type Bound = keyof typeof MOST_LETTERS
const MOST = { ...MOST_LETTERS }

/** Where the contract bounds it: operation, and the place in its body (or its query). */
const PLACES: Record<Bound, [operationId: string, place: string][]> = {
  usrId: [
    ['memberDuplicate', 'usrId'],
    ['memberJoin', 'usrId'],
    ['mypageUserPwdFind', 'usrId'],
  ],
  password: [
    ['memberJoin', 'usrPwd'],
    ['mypageUserPwdReset', 'usrPwd'],
    ['mypageUserPwdChange', 'usrPwd'],
    ['mypagePwdCheck', 'usrPwd'],
  ],
  signInName: [['sessionLogin', 'username']],
  signInPassword: [['sessionLogin', 'password']],
  nickName: [
    ['memberCheckNickName', 'nickName'],
    ['memberJoin', 'nickName'],
    ['mypageModifyUsrInfoNickNm', 'nickName'],
  ],
  email: [
    ['memberJoin', 'usrEmail'],
    ['mypageModifyUsrInfoEmail', 'usrEmail'],
  ],
  employeeNumber: [
    ['memberJoin', 'employeeNumber'],
    ['memberGetTomsAGateUserInfo', 'employeeNumber'],
    ['memberWelAuthorGate', 'employeeNumber'],
    ['memberWelAuthorGatePosco', 'employeeNumber'],
    ['mypageModifyUsrEmpNo', 'employeeNumber'],
  ],
  realName: [
    ['memberGetTomsAGateUserInfo', 'realName'],
    ['mypageUserIdFind', 'realName'],
  ],
  checkupName: [['healthcheckupSimpleAuth', 'realName']],
  post: [['challengeSaveCmuty', 'contents']],
  report: [['challengeInsertCmpl', 'cmplTxt']],
  promise: [
    ['challengeInsertChalJoin', 'promiseTxt'],
    ['challengeUpdateChalPromise', 'promiseTxt'],
  ],
  missionMemo: [
    ['missionInsertMissonDaily', 'memoTxt'],
    ['missionUpdateMissonDaily', 'memoTxt'],
  ],
  teamName: [['challengeInsertTeam', 'teamNm']],
  battleName: [['battleInsertBattle', 'batNm']],
  battleTeam: [
    ['battleInsertBattle', 'teamNm'],
    ['battleInsertAwayTeam', 'teamNm'],
    ['battleUpdateBattleTeam', 'teamNm'],
  ],
  stake: [['battleInsertBattle', 'stakeTxt']],
  interviewAnswer: [['challengeSaveIntvwPaperWeight', 'answerList[].answerTxt']],
  eventWords: [['serviceEventReplySave', 'replyTxt']],
  eventAnswer: [
    ['serviceEventQues', 'answerList[].answerTxt'],
    ['serviceEventQuestionnaireSave', 'answerList[].answerTxt'],
  ],
  eventDraft: [['serviceEventQuestionnaireDraft', 'answerList[].answerTxt']],
  reservationMemo: [
    ['welfitRegistReservation', 'memoTxt'],
    ['reservationUpdateCounselingRsrvChnage', 'memoTxt'],
    ['reservationRegistReservationByChaln', 'memoTxt'],
  ],
  inquiry: [['customerAppQnaSave', 'contents']],
  review: [['mealSetEvalRecentMenu', '[].evalCntnt']],
  mealMemo: [
    ['mealDetailMealRegi', 'memoTxt'],
    ['diaryModifyMealDetailMealRegi', 'memoTxt'],
  ],
  foodName: [['healthSaveMealDi', 'menuName']],
  serving: [['healthSaveMealDi', 'servingTxt']],
  medicineName: [
    ['healthAddMedicine', 'medicineNm'],
    ['healthUpdateMedicine', 'medicineNm'],
  ],
  medicinePurpose: [
    ['healthAddMedicine', 'purposeTxt'],
    ['healthUpdateMedicine', 'purposeTxt'],
  ],
  medicineMemo: [
    ['healthAddMedicine', 'memo'],
    ['healthUpdateMedicine', 'memo'],
  ],
  counterCode: [['serviceEventStamp', 'stampCntnt']],
  inviterCode: [['serviceEventRecomm', 'recommCode']],
  findFaq: [['myFaqList', 'searchTxt']],
  findAnnouncement: [['announceList', 'searchTxt']],
  findFood: [
    ['healthDayRecord', 'searchWord'],
    ['healthRcntMealMenu', 'searchWord'],
    ['healthDiMealMenu', 'searchWord'],
  ],
  findColleague: [
    ['challengeInvitableList', 'searchTxt'],
    ['battleBattleInvitableList', 'searchTxt'],
  ],
  findEmployer: [['memberGetTomsEntpsList', 'bizNm']],
}

type Shape = {
  $ref?: string
  allOf?: Shape[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
  minLength?: number
  maxLength?: number
}
type Called = {
  operationId?: string
  parameters?: { $ref?: string; name?: string; schema?: Shape }[]
  requestBody?: { $ref?: string; content?: Record<string, { schema: Shape }> }
}

function follow<Node extends { $ref?: string }>(spec: Spec, node: Node): Node {
  if (node.$ref === undefined) return node
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], spec)
  return follow(spec, found as Node) // the bundle refers to nodes of the same kind
}

/** All the shapes that a place of a shape may have. */
function shapesAt(shape: Shape, path: readonly string[]): Shape[] {
  const here = follow(contract.spec, shape)
  const others = [...(here.allOf ?? []), ...(here.anyOf ?? []), ...(here.oneOf ?? [])]
  const deeper = others.flatMap((other) => shapesAt(other, path))
  const [key, ...rest] = path
  if (key === undefined) return [here, ...deeper]
  if (key === '[]') return [...(here.items ? shapesAt(here.items, rest) : []), ...deeper]
  const property = here.properties?.[key]
  return [...(property ? shapesAt(property, rest) : []), ...deeper]
}

function boundAt(operationId: string, place: string): Required<Pick<Shape, 'minLength' | 'maxLength'>> {
  const paths = (contract.spec as unknown as { paths: Record<string, Record<string, Called>> }).paths
  const called = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .find((each) => each.operationId === operationId)
  if (!called) throw new Error(`The contract has no ${operationId}.`)
  const path = place.split('.').flatMap((part) => (part.endsWith('[]') ? [part.slice(0, -2), '[]'] : [part]))
  const body = called.requestBody && follow(contract.spec, called.requestBody)
  const asked = (called.parameters ?? [])
    .map((parameter) => follow(contract.spec, parameter))
    .find(({ name }) => name === place)
  const shapes = [
    ...Object.values(body?.content ?? {}).flatMap(({ schema }) => shapesAt(schema, path.filter(Boolean))),
    ...(asked?.schema ? shapesAt(asked.schema, []) : []),
  ]
  const found = shapes.find(({ maxLength }) => maxLength !== undefined)
  if (found?.maxLength === undefined) throw new Error(`${operationId} bounds no ${place}.`)
  return { minLength: found.minLength ?? 0, maxLength: found.maxLength }
}

const rows = (Object.entries(PLACES) as [Bound, [string, string][]][]).flatMap(([bound, places]) =>
  places.map(([operationId, place]) => [bound, operationId, place] as const),
)

describe('a text that a member types', () => {
  test.each(rows)('%s has the bound of %s %s', (bound, operationId, place) => {
    const { [bound]: most } = MOST
    const { minLength, maxLength } = boundAt(operationId, place)
    expect(maxLength).toBe(most)
    const ofContract = requestValidatorCompiler(contract)({
      schema: { type: 'string', minLength, maxLength },
      httpPart: 'body',
      method: 'POST',
      url: '/',
    })
    const ofForm = v.pipe(v.string(), bound === 'password' ? mostSecretLetters(most) : mostLetters(most))
    for (const letter of ['가', '👍', '🇰🇷'.slice(0, 2), '\u0301']) {
      for (const [count, isTaken] of [
        [most, true],
        [most + 1, false],
      ] as const) {
        const text = letter.repeat(count)
        expect([lengthOf(text), ofServer.lengthOf(text)]).toEqual([count, count])
        expect([v.safeParse(ofForm, text).success, ofContract(text)]).toEqual([isTaken, isTaken])
      }
    }
  })

  test.each(rows.filter(([bound, operationId]) => bound in FEWEST_LETTERS && !/Find|Check$/.test(operationId)))(
    '%s has at least as many as %s %s asks for',
    (bound, operationId, place) => {
      expect(boundAt(operationId, place).minLength).toBe(FEWEST_LETTERS[bound as keyof typeof FEWEST_LETTERS])
    },
  )

  test('that is too short by its letters is too short for the form', () => {
    expect(
      Object.values(FEWEST_LETTERS).map((fewest) => {
        const form = v.pipe(v.string(), fewestLetters(fewest, 'more'))
        return [v.safeParse(form, '👍'.repeat(fewest)).success, v.safeParse(form, '👍'.repeat(fewest - 1)).success]
      }),
    ).toEqual(Object.values(FEWEST_LETTERS).map(() => [true, false]))
  })
})

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => posix.join('src', name.replaceAll('\\', '/')))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.stories\.tsx$|\.gen\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const serverFiles = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .map((name) => posix.join('server', name.replaceAll('\\', '/')))
  .filter((path) => /(?<!\.test|\.gen)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** The lines of code in which a pattern stands, comments aside. */
const linesWith = (pattern: RegExp, among: readonly { path: string; text: string }[]) =>
  among.flatMap(({ path, text }) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
      .split('\n')
      .flatMap((line, at) =>
        !/^\s*\/\//.test(line) && pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
      ),
  )

describe('in the source', () => {
  test('no field has HTML’s maxLength: it counts code units, and cuts a paste before anybody has cleaned it', () => {
    expect(linesWith(/\bmaxLength=/, files)).toEqual([])
  })

  test('no form counts by valibot’s own length: it counts code units (lists are counted by it)', () => {
    const lists = /^src\/areas\/records\/medicine\/medicine-form\.tsx:\d+ v\.maxLength\(MOST_TIMES\),$/
    const found = linesWith(/\bv\.(?:maxLength|minLength|length|maxGraphemes|minGraphemes|maxBytes)\(/, files)
    // A text of one letter or more is the same in any count.
    expect(
      found.filter((line) => !lists.test(line) && !/v\.minLength\(1\)|v\.array\(v\.number\(\)\)/.test(line)),
    ).toEqual([])
  })

  test('no bound of a text is compared with its length in code units, and no text is cut by them', () => {
    const bound = '(?:\\w+\\.)*\\w*(?:LETTERS|LIMIT|TYPED)\\w*(?:\\.\\w+)?'
    const compared = new RegExp(`(?<!shown)\\.length\\s*[<>]=?\\s*${bound}|${bound}\\s*[<>]=?\\s*[\\w.()]+\\.length\\b`)
    const cut = new RegExp(`\\.(?:slice|substring|substr)\\(0, ?${bound}`)
    const among = [...files, ...serverFiles]
    expect(linesWith(compared, among)).toEqual([])
    expect(linesWith(cut, among)).toEqual([])
    expect(linesWith(/\[\.\.\.[^\]]+\]\.length\b.*[<>].*(?:LETTERS|LIMIT|MOST|\d{2,})/, among)).toEqual([])
    expect(linesWith(/\.(?:substring|substr)\(/, files)).toEqual([])
  })

  test('a text from outside the contract is counted by letters on the server, too', () => {
    expect(linesWith(/\b(?:value|text|contents)\.length\s*[<>]=?\s*(?:most|MOST)\b/, serverFiles)).toEqual([
      // Short of its bound in code units, it is so in letters.
      'server/letters.ts:9 if (text.length <= most) return text',
    ])
  })
})

interface Field {
  path: string
  widget: string
  attributes: Map<string, string>
}

/** The fields of text that screens draw. */
const fields: Field[] = files
  .filter(({ path, text }) => /^src\/(?:areas|domain|patterns)\//.test(path) && /<Text(?:Field|Area)\b/.test(text))
  .flatMap(({ path, text }) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    const found: Field[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isJsxSelfClosingElement(node) && /^Text(?:Field|Area)$/.test(node.tagName.getText())) {
        const attributes = new Map(
          node.attributes.properties.flatMap((each) =>
            ts.isJsxAttribute(each) ? [[each.name.getText(), each.initializer?.getText() ?? ''] as const] : [],
          ),
        )
        found.push({ path, widget: node.tagName.getText(), attributes })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })

describe('a field', () => {
  /** Nothing of theirs is sent, or a code is looked for in it. */
  const UNBOUND = new Map([
    ['src/areas/join/flow/place.screen.tsx', 'narrows a list on the phone'],
    ['src/areas/meal/restaurants/restaurants.screen.tsx', 'narrows a list on the phone'],
    ['src/areas/meal/around/table-code-entry.tsx', 'a code is looked for in it (table-code.ts)'],
  ])
  const isOfFigures = ({ attributes }: Field) => attributes.has('inputMode')

  test('has the bound of the contract, or is one of figures, which is cleaned', () => {
    expect(fields.length).toBeGreaterThan(40)
    const loose = fields.filter(
      (field) => !isOfFigures(field) && !field.attributes.has('limit') && !UNBOUND.has(field.path),
    )
    expect(loose.map(({ path, attributes }) => `${path} ${attributes.get('label') ?? ''}`)).toEqual([])
    expect([...UNBOUND.keys()].filter((path) => !fields.some((field) => field.path === path))).toEqual([])
  })

  test('takes its bound from the table, and no field of figures has one', () => {
    const limits = fields.flatMap(({ path, attributes }) => {
      const limit = attributes.get('limit')
      return limit === undefined ? [] : [`${path} ${limit}`]
    })
    expect(
      limits.filter(
        (limit) => !/\{MOST_LETTERS\.\w+\}$/.test(limit) && limit !== 'src/patterns/people-picker.tsx {limit}',
      ),
    ).toEqual([])
    expect(fields.filter((field) => isOfFigures(field) && field.attributes.has('limit'))).toEqual([])
  })

  test('whose form refuses too many letters says so itself: the schema has no words for it', () => {
    const said = (folder: string) =>
      fields
        .filter(({ path }) => dirname(path) === folder)
        .map(({ attributes }) => /MOST_LETTERS\.(\w+)/.exec(attributes.get('limit') ?? '')?.[1])
    const silent = files.flatMap(({ path, text }) =>
      [...text.matchAll(/most(?:Secret)?Letters\(MOST_LETTERS\.(\w+)\)/g)].flatMap(([, bound]) =>
        said(dirname(path)).includes(bound) ? [] : [`${path} ${bound}`],
      ),
    )
    expect(silent).toEqual([])
  })
})

describe('a field of figures', () => {
  /** How each is cleaned before it is judged. */
  const CLEANED: Record<string, RegExp> = {
    'src/domain/identity/code-entry/code-entry.tsx': /clean=\{\(text\) => codeOf\(text, LENGTH\)\}/,
    'src/areas/meal/gate/gate-form.tsx': /clean=\{gateDigits\}/,
    'src/areas/account/sign-in-data/proof-way.tsx': /v\.transform\(mobileOf\)/,
    'src/areas/checkup/sign-in/person.screen.tsx': /v\.transform\(dayOf\)[\s\S]*v\.transform\(mobileOf\)/,
    'src/areas/account/user-info/edit-sheet.tsx': /v\.transform\(dayOf\)[\s\S]*decimalOf\(typed, unit\)/,
    // The rules that judge them are asked in tests/typed-fields.test.ts.
    'src/areas/challenge/mission/mission-sheet.tsx': /decimalOf\(value, '보'\)/,
    'src/areas/challenge/target/target-view.tsx': /ownValue\(typed, choice\)/,
    'src/areas/goal/measure/measure.screen.tsx': /isRight\(field, text\)/,
    'src/areas/goal/set/kind-step.tsx': /name="first\.height"/,
    'src/areas/records/medicine/medicine-form.tsx': /v\.transform\(doseOf\)/,
    'src/areas/meal/add/own-food.tsx': /ownFoodForm\(/,
    'src/areas/join/flow/account.screen.tsx': /useAccountForm\(/,
  }

  test('is cleaned by the one place before it is judged', () => {
    const ofFigures = new Set(fields.filter(({ attributes }) => attributes.has('inputMode')).map(({ path }) => path))
    expect([...ofFigures].toSorted()).toEqual(Object.keys(CLEANED).toSorted())
    const unclean = Object.entries(CLEANED).filter(
      ([path, how]) => !how.test(files.find((file) => file.path === path)?.text ?? ''),
    )
    expect(unclean).toEqual([])
  })

  test('has no cleaning of its own beside it', () => {
    const own = linesWith(/replace(?:All)?\(\/(?:\\D|\[\^\\?d|\[\^0-9)|\.replace\(',', '\.'\)/, files)
    expect(own.map((line) => line.split(':')[0])).toEqual(['src/lib/typed.ts', 'src/lib/typed.ts'])
  })
})
