/**
 * Plays independent clients of the operator's service, which know nothing of our contract (known-payloads section 4).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './test-support/app.ts'
import { databaseKinds } from './test-support/database.ts'

type Row = Record<string, unknown>

const MAIN = 'REST000311'
const OTHER = 'REST000313'
const SHELL =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 WebApp/1.01.16'

describe.each(databaseKinds)('independent clients, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  /** A client that keeps one header value as its token and sends it as it is. */
  function client(headers: Record<string, string> = {}) {
    const own: Record<string, string> = { ...headers }
    const call = async (method: 'GET' | 'POST', url: string, payload?: string | object) => {
      const answer = await server.request({ method, url, headers: own, ...(payload !== undefined && { payload }) })
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.body === '' ? undefined : (answer.json() as Row),
      }
    }
    return {
      headers: own,
      call,
      data: async (url: string): Promise<unknown> => {
        const { status, body } = await call('GET', url)
        expect([status, body?.code]).toEqual([200, 0])
        return body?.data
      },
      login: async (form: string) => {
        own['content-type'] = 'application/x-www-form-urlencoded;charset=utf-8'
        const answer = await call('POST', '/login', form)
        delete own['content-type']
        return answer
      },
    }
  }

  async function signedIn(headers: Record<string, string> = {}) {
    const { username, password } = await server.member()
    const one = client(headers)
    const {
      status,
      headers: answered,
      body,
    } = await one.login(new URLSearchParams({ username, password, 'remember-me': 'true' }).toString())
    expect(status).toBe(200)
    expect(body).toEqual({ gender: expect.any(String), bizName: expect.any(String), id: username })
    one.headers.authorization = String(answered.authorization)
    return one
  }

  test('sign in, refresh to the bare token, register a restaurant, read four days of menus, unregister', async () => {
    const one = await signedIn({
      'user-agent': SHELL,
      'x-device-id': '7F0C1A52-9D3E-4B86-A1C4-52E0C7D98B31',
      'x-autologin': 'Y',
    })
    const bare = (await one.data('/session')) as string
    const claims = JSON.parse(Buffer.from(bare.split('.')[1] ?? '', 'base64url').toString()) as { exp: unknown }
    expect(claims.exp).toBeTypeOf('number')
    one.headers.authorization = bare

    const all = (await one.data('/api/mypage/rest-list?restaurantName=')) as Row[]
    expect(all.length).toBeGreaterThanOrEqual(3)
    for (const row of all) {
      expect(
        [row.restaurantCode, row.restaurantName, row.restaurantDesc].every((text) => typeof text === 'string'),
      ).toBe(true)
      expect(row.restaurantId).toBe(row.restaurantCode)
    }
    const some = (await one.data(`/api/mypage/rest-list?restaurantName=${encodeURIComponent('서초')}`)) as Row[]
    expect(some.map((row) => row.restaurantCode)).toEqual([OTHER])

    const added = await one.call('POST', '/api/mypage/rest-regi', [
      { mainDiv: 'N', restaurantId: OTHER, orderSeq: 90_000_001 },
    ])
    expect(added.status).toBe(200)
    const mine = (await one.data('/api/mypage/rest-my-list')) as Row[]
    expect(mine.find((row) => row.restaurantId === OTHER)).toMatchObject({
      restaurantCode: OTHER,
      orderSeq: 90_000_001,
    })

    one.headers.cookie = `cafeteriaActiveId=${OTHER}`
    const times = (await one.data('/api/menu/getMealTimeList')) as Row[]
    expect(times.map((row) => row.code)).toEqual(['1', '2', '3'])
    expect(times.every((row) => typeof row.codeNm === 'string')).toBe(true)

    for (const menuDt of ['20261119', '20261120', '20261121', '20261123']) {
      for (const { code } of times) {
        const place = `restaurantCode=${OTHER}&sortingFlag=&mainDivRestaurantCode=${OTHER}`
        const menu = (await one.data(
          `/api/meal?menuDt=${menuDt}&menuMealType=${String(code)}&${place}&activeRestaurantCode=${OTHER}`,
        )) as { mealList: Row[]; smartOrderMenuList: Row[] }
        // The 21st is a Saturday, on which this restaurant rests: both lists are there and empty.
        expect(menu.mealList.length >= 2).toBe(menuDt !== '20261121')
        expect(Array.isArray(menu.smartOrderMenuList)).toBe(true)
        for (const row of menu.mealList) await expectCourse(one, row)
      }
    }

    const gone = await one.call('POST', '/api/mypage/rest-delete', [{ hcId: '', restaurantId: OTHER }])
    expect(gone.status).toBe(200)
    const left = (await one.data('/api/mypage/rest-my-list')) as Row[]
    expect(left.map((row) => row.restaurantId)).not.toContain(OTHER)
  })

  /** What strict clients read of a row, its dishes and its nutrients. */
  async function expectCourse(one: ReturnType<typeof client>, row: Row) {
    for (const key of [
      'hallNo',
      'menuName',
      'courseTxt',
      'menuCourseType',
      'photoUrl',
      'photoCd',
      'subMenuTxt',
      'sumKcal',
    ]) {
      expect(row[key]).toBeTypeOf('string')
    }
    expect(row.photoUrl).toMatch(/^https?:.*\/$/)
    expect(row.sumKcal).toMatch(/^\d{1,3}(,\d{3})*$/)
    const key = new URLSearchParams({
      menuDt: String(row.menuDt),
      hallNo: `${String(row.hallNo)} `,
      menuCourseType: String(row.menuCourseType),
      menuMealType: String(row.menuMealType),
      restaurantCode: String(row.restaurantCode),
    }).toString()
    const dishes = (await one.data(`/api/meal/detail/nutrient?${key}`)) as Row[]
    expect(dishes.every((dish) => typeof dish.kcal === 'string')).toBe(true)
    expect(dishes.map((dish) => dish.typicalMenu).filter((flag) => flag === 'Y')).toHaveLength(1)
    expect(dishes[0]).toMatchObject({ menuName: row.menuName, typicalMenu: 'Y' })
    expect(dishes.map((dish) => dish.menuName).join(',')).toBe(row.subMenuTxt)
    const kcal = dishes.reduce((sum, dish) => sum + Number(String(dish.kcal).replace(',', '')), 0)
    expect(kcal.toLocaleString('en-US')).toBe(row.sumKcal)

    const detail = (await one.data(`/api/meal/detail?${key}`)) as Row[]
    expect(detail[0]).toMatchObject({ menuName: row.menuName, sumKcal: row.sumKcal, photoCd: row.photoCd })
    expect(new Set(detail.map((dish) => dish.totKcal))).toEqual(new Set([row.sumKcal]))
    expect(await one.data(`/api/meal/getMenuEvalAvg?${key}`)).toBeTypeOf('object')
  }

  test('a client that keeps the prefix after a refresh is served too', async () => {
    const one = await signedIn()
    one.headers.authorization = `Bearer ${String(await one.data('/session'))}`
    expect(await one.data('/api/mypage/rest-my-list')).toEqual([])
  })

  test('a client without a token sends Bearer null and signs in all the same', async () => {
    const one = client({
      authorization: 'Bearer null',
      'x-autologin': 'N',
      'x-device-id': '0b9d8c77-1f2e-4a63-9c55-6e7f80a1b2c3',
    })
    expect((await one.call('GET', '/session')).status).toBe(401)
    expect((await one.call('GET', '/api/mypage/rest-my-list')).status).toBe(401)
    const { username, password } = await server.member()
    const { status, headers } = await one.login(
      `username=${username}&password=${encodeURIComponent(password)}&remember-me=false`,
    )
    expect([status, typeof headers.authorization]).toEqual([200, 'string'])
  })

  test('a refused sign-in is JSON without a token', async () => {
    const { status, headers, body } = await client().login('username=nobody&password=wrong&remember-me=true')
    expect(status).not.toBe(200)
    expect(headers.authorization).toBeUndefined()
    expect(body).toBeTypeOf('object')
  })

  test('unknown query parameters and sorting flags of any kind change nothing', async () => {
    const one = await signedIn()
    const plain = await one.data(`/api/meal?menuDt=20261119&menuMealType=2&restaurantCode=${MAIN}`)
    for (const more of [
      '&sortingFlag=ai',
      '&sortingFlag=basic',
      '&sortingFlag=',
      '&_=1763540000000',
      '&lang=ko&page=1',
    ]) {
      expect(await one.data(`/api/meal?menuDt=20261119&menuMealType=2&restaurantCode=${MAIN}${more}`)).toEqual(plain)
    }
  })

  test('menus are read without a registered restaurant; unknown places and days are empty, no errors', async () => {
    const one = await signedIn()
    expect(await one.data(`/api/meal?menuDt=20281119&menuMealType=2&restaurantCode=${MAIN}`)).toEqual({
      mealList: [],
      smartOrderMenuList: [],
    })
    expect(await one.data('/api/meal?menuDt=20261119&menuMealType=6&restaurantCode=REST999999')).toEqual({
      mealList: [],
      smartOrderMenuList: [],
    })
    const key = `menuDt=20261119&hallNo=E000&menuCourseType=ZZ&menuMealType=2&restaurantCode=${MAIN}`
    expect(await one.data(`/api/meal/detail?${key}`)).toEqual([])
    expect(await one.data(`/api/meal/detail/nutrient?${key}`)).toEqual([])
    expect(await one.data(`/api/meal/getMenuEvalAvg?${key}`)).toEqual({})
  })

  test('meal times need only the cookie; without one that names a place the main restaurant counts', async () => {
    const one = await signedIn({ cookie: `theme=dark; cafeteriaActiveId=${MAIN}; other=1` })
    expect(await one.data('/api/menu/getMealTimeList')).toHaveLength(3)
    one.headers.cookie = 'cafeteriaActiveId=REST999999'
    expect(await one.data('/api/menu/getMealTimeList')).toEqual([])
    await one.call('POST', '/api/mypage/rest-regi', [{ mainDiv: 'N', restaurantId: MAIN, orderSeq: 1 }])
    expect(await one.data('/api/menu/getMealTimeList')).toHaveLength(3)
    delete one.headers.cookie
    expect(await one.data('/api/menu/getMealTimeList')).toHaveLength(3)
  })

  test('registering twice and unregistering what is not there succeed', async () => {
    const one = await signedIn()
    for (const orderSeq of [20_000, 90_000_002]) {
      expect(
        (await one.call('POST', '/api/mypage/rest-regi', [{ mainDiv: 'N', restaurantId: OTHER, orderSeq }])).status,
      ).toBe(200)
    }
    expect(await one.data('/api/mypage/rest-my-list')).toHaveLength(1)
    for (const hcId of ['', 'HC0000000311']) {
      expect((await one.call('POST', '/api/mypage/rest-delete', [{ hcId, restaurantId: OTHER }])).status).toBe(200)
    }
    expect(await one.data('/api/mypage/rest-my-list')).toEqual([])
  })
})
