import { beforeAll, describe, expect, test } from 'vitest'
import { shortcuts } from '../server/domain/shortcut/rules.ts'
import { builtScreens } from '../src/app/built-screens.ts'
import { routeMap, type RouteEntry } from '../src/app/route-map.ts'
import { groups, offered, places, tilesOf, type Need } from '../src/areas/start/destinations.ts'
import { loadDrawings, placeIcon } from '../src/areas/start/places/place-icons.ts'
import { documented } from '../scripts/lib/mapped-routes.ts'

// Holds the table of all places together with the route map, the route files and what the server lets members pin.

const map: readonly RouteEntry[] = routeMap
const addresses = map.filter(({ path }) => !path.includes(':'))

/** Screens that nobody goes to from the page of all places, by the reason. */
const elsewhere: Record<string, RegExp> = {
  'signing in and joining come before':
    /^\/(?:$|login|member\/(?!healthApp)|joinSms|toms$|mypage\/(?:user\/find|userPwd\/reset))/,
  'stands in the bars: tabs, bell, the page itself': /^\/(?:main|my\/menu|pushList|healthlog\/healthlog)$/,
  'its profile row leads there': /^\/mypage\/home$/,
  'says that something failed': /^\/ErrorPage/,
  'shows what a screen would look like': /^\/preview\//,
  'comes back from another service': /pass\/success|passSuccess/,
  'is one of many, opened from its list':
    /(?:[dD]etail|Waiting|Proceeding|[rR]esult)$|^\/(?:service\/event\/(?!list|res-list)|challenge\/custcontentsview|service\/battle\/Battle$|meal\/(?:reserve|authorgate)$|goal\/change-management)/,
  'is a step or a form of another screen':
    /^\/(?:member\/healthApp|mypage\/(?:passwordConfirm|healthcheckup\/|wellOrder\/subscribed(?:Menu|Order|OrderList)$)|meal\/(?:reg|update|detail\/update|welmallAgree)$|goal\/(?:regi|health-data\/edit)$|diary\/(?:alcoholRegi|intakeList|missionDesc)|coach\/mealStyle|menu\/differentType|healthlog\/(?:healthDataLinkSecond|exerciselog|exerciseAi|mealRecord(?:Search|CompanyFood|Write|MenuWrite)|detailAnalysis)|challenge\/(?:kakaoShare|ai-challenge\/)|chat\/templateView|welfit\/WelfitReservationReg|service\/(?:chalTeamMake|battle\/(?:Bat\w*Team\w*|BattleInvitaion)))/,
  'is a device, opened from 기기 연결': /^\/healthlog\/(?:omron|isens|autocheck)/,
  'is another spelling or view of a place':
    /^\/(?:mypage\/(?:health|myHealth|myReportBoard|pattern-list|rest-coupon|wellOrder\/subscribedMyMenu)|mypage\/termsDetail(?:Provide|Location|UseMarketing)\w*|meal|diary\/diaryList|coach\/myReportBoard|service\/challenge(?:\/ChalList)?|healthlog\/(?:health|mealRecordAlcohol)|challenge\/lastPremiumchallenge|customer\/(?:voc|appqna)-list|welfit\/WelfitList)$/,
}
const reasonsOf = (path: string) =>
  Object.entries(elsewhere)
    .filter(([, pattern]) => pattern.test(path))
    .map(([reason]) => reason)

describe('the table of all places', () => {
  beforeAll(() => loadDrawings())
  test('has every address without a parameter, or it is left out for a reason', () => {
    const named = new Set<string>(places.map(({ name }) => name))
    expect(
      addresses.filter(({ name, path }) => !named.has(name) && reasonsOf(path).length === 0).map(({ path }) => path),
    ).toEqual([])
    expect(
      addresses.filter(({ name, path }) => named.has(name) && reasonsOf(path).length > 0).map(({ path }) => path),
    ).toEqual([])
    for (const [reason, pattern] of Object.entries(elsewhere))
      expect({ reason, used: addresses.some(({ path }) => pattern.test(path)) }).toEqual({ reason, used: true })
  })

  test('has no address twice, and each group has a tile first', () => {
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
    for (const group of groups) {
      const tiles = places.filter((place) => place.group === group).map(({ tile }) => tile === true)
      expect({ group, tiles: tiles.includes(true), first: tiles.lastIndexOf(true) < 2 }).toEqual({
        group,
        tiles: true,
        first: true,
      })
    }
  })

  test('says other words than commas and blanks, each once', () => {
    for (const { name, words } of places) {
      const each = words.split(',')
      expect({
        name,
        empty: each.some((word) => word.trim() !== word || word === ''),
        twice: new Set(each).size !== each.length,
      }).toEqual({ name, empty: false, twice: false })
    }
  })

  test('is what the server lets members pin, in the same order', () => {
    const path = (name: string) => map.find((entry) => entry.name === name)?.path
    expect(shortcuts.map(({ menuId, menuUrl }) => [menuId, menuUrl])).toEqual(
      places.map(({ name }) => [name, path(name)]),
    )
  })
})

test('two places of each group stand as tiles, for who is no employee too, and no two of them look alike', () => {
  for (const isEmployee of [true, false]) {
    for (const group of groups) {
      const mine = places.filter((place) => place.group === group && (isEmployee || place.needs !== 'employee'))
      const { tiles, rest } = tilesOf(mine)
      expect({ group, tiles: tiles.length, all: tiles.length + rest.length }).toEqual({
        group,
        tiles: 2,
        all: mine.length,
      })
      expect({ group, drawings: new Set(tiles.map(placeIcon)).size }).toEqual({ group, drawings: 2 })
    }
  }
})

test('places that are often used beside each other have drawings of their own', () => {
  const drawn = [
    'healthlogDeviceInterlock',
    'healthlogHealthDataLink',
    'healthlogExerciseDataLink',
    'healthlogWeightRecord',
    'mypageRestManage',
    'mypageCouponList',
    'mypagePoint',
    'healthlogSleepRecord',
  ]
  expect(new Set(places.filter(({ name }) => drawn.includes(name)).map(placeIcon)).size).toBe(drawn.length)
})

describe('what is offered', () => {
  const everything = new Set<Need>(['employee', 'shell', 'aiCoaching'])

  async function built() {
    const { routeTree } = await import('../src/routeTree.gen.ts')
    const children = Object.values(routeTree.children ?? {}) as { options: { path?: string } }[]
    return builtScreens({
      routesByPath: Object.fromEntries(children.map((route) => [route.options.path ?? '', route])),
    } as never) // of a router it reads its routes only
  }

  test('are places with a route file, at their address, under a title that their group has once', async () => {
    const list = offered(await built(), everything)
    expect(list.length).toBeGreaterThan(5)
    for (const { name, path } of list)
      expect({ name, path: map.find((entry) => entry.name === name)?.path }).toEqual({ name, path: documented(path) })
    for (const group of groups) {
      const titles = list.filter((place) => place.group === group).map(({ screen }) => screen.title.id)
      expect({ group, titles: new Set(titles).size }).toEqual({ group, titles: titles.length })
    }
  }, 60_000)

  test('grow by themselves with the next route file, and need what they need', async () => {
    const screens = await built()
    const names = (has: Iterable<Need>) => offered(screens, new Set(has)).map(({ name }) => name)
    expect(names(['shell'])).toContain('mySettingShake')
    expect(names([])).not.toContain('mySettingShake')
    const before = screens.filter(({ screen }) => screen.name !== 'mySettingShake')
    expect(offered(before, everything).map(({ name }) => name)).not.toContain('mySettingShake')
  }, 60_000)
})
