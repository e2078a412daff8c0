import { afterEach, describe, expect, test } from 'vitest'
import { NO_FIXTURE } from './fixture.ts'
import { toContract } from './model.ts'
import { sightOf, writeFault } from './read-back.ts'
import { textReport } from './report/text.ts'
import { runContract } from './run.ts'
import { Session } from './session.ts'
import { toyServer, type ToyAnswer, type ToySeen } from './toy.ts'

const json = { content: { 'application/json': { schema: { type: 'object' } } } }
const answers = { responses: { 200: { description: '', ...json }, 400: { description: '' }, 404: { description: '' } } }
const operation = (operationId: string, more: object = {}) => ({
  operationId,
  tags: ['health'],
  security: [],
  'x-provenance': { level: 'assumed', source: 'test' },
  ...answers,
  ...more,
})
const body = (example: unknown) => ({
  requestBody: {
    required: true,
    content: { 'application/json': { schema: {}, examples: { default: { value: example } } } },
  },
})
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 12 }
const contract = toContract({
  openapi: '3.1.0',
  info: { title: 'read back', version: '1' },
  paths: {
    '/sample': { get: operation('sampleList'), post: operation('sampleCreate', body({ title: 'a', contents: 'b' })) },
    '/sample/{id}': {
      put: operation('sampleUpdate', { parameters: [id], ...body({ title: 'a' }) }),
      delete: operation('sampleDelete', { parameters: [id] }),
    },
    '/rest': { get: operation('mypageRestMyList') },
    '/all': { get: operation('mypageRestList') },
    '/add': { post: operation('mypageRestRegi', body([{ restaurantId: 'R1', mainDiv: 'N', orderSeq: 1 }])) },
    '/remove': { post: operation('mypageRestDelete', body([{ restaurantId: 'R1' }])) },
    '/home': { get: operation('mySettingHomeUrl') },
    '/style': { get: operation('coachGetFoodStyleResult') },
    '/agree': { post: operation('coachUpdateFriendAgreeYn', body({ friendAgreeYn: 'N' })) },
    '/save-home': { post: operation('mySaveSettingHomeUrl', body({ homeUrl: '/' })) },
  },
})

let closing: (() => Promise<unknown>) | undefined
afterEach(() => closing?.())

/** How the toy goes wrong; all in order unless told otherwise. */
type Wrong = Partial<
  Record<
    | 'losesBoard'
    | 'doublesBoard'
    | 'losesChange'
    | 'keepsBoard'
    | 'doublesAgain'
    | 'refusesAgain'
    | 'refusesGone'
    | 'losesHome'
    | 'swallowsHome'
    | 'keepsOther'
    | 'takesThird'
    | 'refusesBack'
    | 'removesMore'
    | 'keepsDouble'
    | 'blind',
    true
  >
>

/** A service that keeps what it is told: a board, the restaurants of a member, the first screen. */
async function play(wrong: Wrong = {}, forgetful = false) {
  const board = new Map<number, string>()
  const rests = ['R1']
  let homeUrl = '/main'
  const data = (value: unknown): ToyAnswer => ({ body: { code: 0, data: value } })
  const sent = ({ body: text }: ToySeen) =>
    JSON.parse(text) as { title: string; homeUrl: string } & { restaurantId: string }[]
  const row = (request: ToySeen): ToyAnswer => {
    if (request.method === 'PUT' && !wrong.losesChange) board.set(1, sent(request).title)
    if (request.method === 'DELETE' && !wrong.keepsBoard) board.delete(Number(request.url.split('/').at(-1)))
    return request.url.endsWith('2') && wrong.keepsDouble ? { status: 404 } : data({ resultCnt: 1 })
  }
  const server = await toyServer({
    '/sample': (request) => {
      if (request.method === 'GET')
        return wrong.blind && board.size > 0
          ? { status: 404 }
          : data({ totalCnt: board.size, list: [...board].map(([boardSeq, title]) => ({ boardSeq, title })) })
      if (!wrong.losesBoard) board.set(1, sent(request).title)
      if (wrong.doublesBoard) board.set(2, sent(request).title)
      return data({ boardSeq: 1 })
    },
    '/sample/1': row,
    '/sample/2': row,
    '/rest': () => data(rests.map((restaurantId) => ({ restaurantId, mainDiv: restaurantId === 'R1' ? 'Y' : 'N' }))),
    '/all': () =>
      data([
        { restaurantId: 'R1', mainDiv: 'Y' },
        { restaurantId: 'R2', mainDiv: 'N' },
      ]),
    '/add': (request) => {
      const [{ restaurantId } = { restaurantId: '' }] = sent(request)
      if (rests.includes(restaurantId) && wrong.refusesAgain) return { status: 400 }
      if (!rests.includes(restaurantId) || wrong.doublesAgain) rests.push(restaurantId)
      return data({ resultCnt: 1 })
    },
    '/remove': () => {
      if (!rests.includes('R2') && wrong.refusesGone) return { status: 404 }
      rests.splice(wrong.removesMore ? 0 : 1)
      return data({ resultCnt: 1 })
    },
    '/home': () => data({ homeUrl, homeUrlList: ['/main', '/menu'].map((one) => ({ homeUrl: one, homeUrlNm: one })) }),
    '/style': data({ friendAgreeYn: 'N' }),
    '/agree': data({ resultCnt: 1 }),
    '/save-home': (request) => {
      const asked = sent(request).homeUrl
      if (wrong.refusesBack && asked === '/main') return { status: 400 }
      if (!wrong.swallowsHome && !(wrong.keepsOther && asked === '/main'))
        homeUrl = wrong.losesHome || (wrong.takesThird && asked === '/main') ? '/lost' : asked
      return data({ resultCnt: 1 })
    },
  })
  closing = server.close
  const { rows, leftovers } = await runContract(contract, new Session(server.origin), {
    areas: [],
    write: true,
    disposable: false,
    forgetful,
    prefix: '한상점검-7301',
    calls: true,
    recordings: [],
    credentials: undefined,
    concurrency: 4,
    fixture: NO_FIXTURE,
    probes: { invalid: 0, valid: 0 },
  })
  return {
    homeUrl,
    board: [...board.keys()],
    keys: leftovers.map(({ made, remove }) => `${made} ${remove}`),
    found: rows.flatMap(({ operationId, findings }) =>
      findings.map(({ kind, verdict }) => `${operationId}: ${kind}, ${verdict}`),
    ),
    blocked: rows.flatMap(({ operationId, blocked }) => (blocked ? [`${operationId}: ${blocked.detail}`] : [])),
    leftovers: leftovers.map(({ operationId }) => operationId),
    settings: leftovers.flatMap(({ setting, remove }) => (setting ? [{ ...setting, remove }] : [])),
    told: textReport(rows, ''),
    asked: server.seen.map(({ method, url }) => `${method} ${url}`),
  }
}

describe('what was written is read back', () => {
  test('a service that keeps what it says has nothing found, and nothing is left', async () => {
    expect(await play()).toMatchObject({ found: [], leftovers: [] })
  })

  test.each<[string, Wrong, string]>([
    ['saved and not there', { losesBoard: true }, 'sampleCreate: not-saved'],
    ['saved once and there twice', { doublesBoard: true }, 'sampleCreate: saved-twice'],
    ['changed and as it was', { losesChange: true }, 'sampleUpdate: not-saved'],
    ['removed and still there', { keepsBoard: true }, 'sampleDelete: not-removed'],
    ['saved again and there twice, against the description', { doublesAgain: true }, 'mypageRestRegi: saved-twice'],
    ['removed with what is the member’s', { removesMore: true }, 'mypageRestDelete: removed-too-much'],
    ['saved again and refused, against the description', { refusesAgain: true }, 'mypageRestRegi: valid-refused'],
    ['removed again and refused, against the description', { refusesGone: true }, 'mypageRestDelete: valid-refused'],
    [
      'a setting that is swallowed, though its value is offered beside',
      { swallowsHome: true },
      'mySaveSettingHomeUrl: not-saved',
    ],
    ['a setting that does not go back', { keepsOther: true }, 'mySaveSettingHomeUrl: not-restored'],
    [
      'a setting that goes to a third value in place of back',
      { takesThird: true },
      'mySaveSettingHomeUrl: not-restored',
    ],
    ['a setting that takes another value', { losesHome: true }, 'mySaveSettingHomeUrl: not-saved'],
  ])('%s is found', async (_, wrong, expected) => {
    const { found } = await play(wrong)
    expect(found).toContainEqual(expect.stringContaining(expected) as string)
    // What no contract could allow is a defect, although everything here is only assumed.
    expect(found.filter((one) => /saved|removed|restored/.test(one)).every((one) => one.endsWith('defect'))).toBe(true)
  })

  test('a setting is written with another value and stands as it was in the end', async () => {
    const { homeUrl, asked } = await play()
    expect(homeUrl).toBe('/main')
    expect(asked.filter((one) => one === 'POST /save-home')).toHaveLength(2)
  })

  test.each<[string, Wrong, string]>([
    ['keeps the other value', { keepsOther: true }, '/menu'],
    ['takes a third one', { takesThird: true }, '/lost'],
  ])('a setting that %s is told by its name with what it was, what it is, and what to do', async (_, wrong, now) => {
    const { settings, told } = await play(wrong)
    expect(settings).toEqual([
      { name: 'homeUrl', of: {}, was: '/main', now, remove: 'POST /save-home {"homeUrl":"/main"}' },
    ])
    expect(told).toContain(`the setting homeUrl was "/main" before the run and is "${now}" now; restore it by hand`)
  })

  test('a setting whose former value is refused is left over with both values, and is no finding', async () => {
    const { settings, found } = await play({ refusesBack: true })
    expect(settings).toMatchObject([{ name: 'homeUrl', was: '/main', now: '/menu' }])
    expect(found).toEqual([])
  })

  test('a row that was saved twice is removed, or left over by its own key', async () => {
    expect(await play({ doublesBoard: true })).toMatchObject({
      board: [],
      leftovers: [],
      found: ['sampleCreate: saved-twice, defect'],
    })
    await closing?.()
    const { keys } = await play({ doublesBoard: true, keepsDouble: true })
    expect(keys).toEqual([expect.stringMatching(/"boardSeq":2.* DELETE \/sample\/2$/) as string])
  })

  test('a write that nothing shows is not provable, and not in order', async () => {
    expect((await play()).blocked).toEqual(['coachUpdateFriendAgreeYn: other people would see it'])
  })

  test('what was removed with too much is not left over', async () => {
    expect((await play({ removesMore: true })).leftovers).toEqual([])
  })

  test('what is said to be gone and is not stays among what a person has to remove', async () => {
    expect((await play({ keepsBoard: true })).leftovers).toEqual(['sampleCreate'])
  })

  test('where the reading call says nothing, the write is not called in order', async () => {
    const { found, blocked } = await play({ blind: true })
    expect(found).toEqual([])
    expect(blocked).toContain('sampleCreate: sampleList did not show what it wrote')
  })

  test('a server that keeps nothing is not asked for what was written', async () => {
    const { found, asked } = await play({ losesBoard: true, losesHome: true }, true)
    expect(found).toEqual([])
    expect(asked.filter((one) => one === 'GET /sample')).toHaveLength(1)
  })
})

test('a row shows a write by its own fields and those around it; a number is its text', () => {
  const answer = {
    data: {
      day: '20261119',
      list: [
        { code: 'A', kg: 68.1 },
        { code: 'A', kg: '68.10' },
        { code: 'B', kg: 68.1 },
      ],
    },
  }
  expect(sightOf(answer, { day: '20261119', code: 'A', kg: '68.1' })).toMatchObject({
    rows: [{ kg: 68.1 }, { kg: '68.10' }],
    isCut: false,
  })
  expect(sightOf({ data: { totalCnt: 40, list: [{ code: 'A' }] } }, { code: 'B' })).toEqual({ rows: [], isCut: true })
  // It may be on the next page.
  expect(writeFault({ rows: [], isCut: true }, 'there', false)).toBeUndefined()
})
