import { describe, expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Destination } from '../destinations.ts'
import { findActions } from './actions.ts'
import { coursesWithout } from './questions.ts'
import {
  arrange,
  findAnnouncements,
  findDishes,
  findScreens,
  menusToRead,
  nearestDishes,
  toServed,
  type Moment,
} from './search.ts'

const now: Moment = { day: '20261119', clock: '1125' }

type Row = Schemas['TodayMenu']['menuList'][number]

/** A course by its dishes; what the search does not read is left out. */
function course(hallNo: string, dishes: [ko: string, en: string][], meal = '2', day = now.day): Row {
  const [main = ['', '']] = dishes
  return {
    menuDt: day,
    hallNo,
    menuCourseType: 'AA',
    menuMealType: meal,
    restaurantCode: 'REST000101',
    menuCode: hallNo,
    menuName: main[0],
    menuNameEng: main[1],
    setName: main[0],
    engSetMenuName: null,
    courseNm: '한식',
    courseNmEng: 'Korean',
    sumKcal: '637',
    myLikeMenuYn: 'N',
    choochunGubun: null,
    rcmdReasonTxt: null,
    soldOutYn: 'N',
    remainCnt: null,
    photoUrl: null,
    photoCd: null,
    dishList: dishes.map(([menuName, menuNameEng], at) => ({
      menuCode: String(at),
      menuName,
      menuNameEng,
      typicalMenu: at === 0 ? 'Y' : 'N',
      kcal: null,
      na: null,
      allergyKnownYn: 'Y',
      allergyList: [],
    })),
  } as unknown as Row // of a course's thirty fields it has those that are read
}

function menu(restaurantCode: string, menuDt: string, menuList: Row[]): Schemas['TodayMenu'] {
  const slot = (menuMealType: string, startTm: string, endTm: string) =>
    ({ menuMealType, menuMealTypeTxt: '', startTm, endTm, tmYn: 'N' }) as Schemas['TodayMenu']['mealTimeList'][number]
  return {
    nowDt: '20261119112500',
    restaurantCode,
    restaurantName: restaurantCode === 'REST000101' ? '한빛타워점' : '서초사옥점',
    engMenuYn: 'N',
    menuDt,
    weekList: [],
    mealTimeList: [slot('1', '0730', '0900'), slot('2', '1130', '1330'), slot('3', '1730', '1900')],
    menuList: menuList.map((row) => ({ ...row, menuDt, restaurantCode })),
  }
}

const menus = [
  menu('REST000101', '20261119', [
    course(
      'E1',
      [
        ['북어국', 'Pollock soup'],
        ['배추김치', 'Kimchi'],
      ],
      '1',
    ),
    course('E2', [
      ['고등어구이', 'Grilled mackerel'],
      ['소고기미역국', 'Seaweed soup'],
      ['배추김치', 'Kimchi'],
    ]),
    course('E3', [
      ['꼬막비빔밥', 'Cockle bibimbap'],
      ['배추김치', 'Kimchi'],
    ]),
  ]),
  menu('REST000102', '20261119', [
    course('S1', [
      ['마파두부덮밥', 'Mapo tofu on rice'],
      ['배추김치', 'Kimchi'],
    ]),
  ]),
  menu('REST000101', '20261120', [
    course('E1', [
      ['고등어조림', 'Braised mackerel'],
      ['배추김치', 'Kimchi'],
    ]),
    course('E2', [['매운돼지갈비찜', 'Spicy pork ribs']]),
  ]),
]
const served = toServed(menus, 'REST000101', 'ko')
const names = (word: string, at = now) =>
  findDishes(word, served, at).map(({ name, course: { key } }) => `${key.menuDt.slice(6)} ${name}`)

describe('dishes', () => {
  test('are found by jamo, by first consonants and by their other name; today’s stands before tomorrow’s', () => {
    for (const word of ['고드', 'ㄱㄷㅇ', '고등어', 'mackerel'])
      expect({ word, found: names(word) }).toEqual({ word, found: ['19 고등어구이', '20 고등어조림'] })
    expect(findDishes('고드', served, now)[0]).toMatchObject({ mark: { from: 0, to: 2 }, isToday: true })
    expect(findDishes('mackerel', served, now)[0]).toMatchObject({ mark: null })
  })

  test('say which of their course’s dishes holds what the member avoids', () => {
    const row = course('E9', [
      ['갈비탕', 'Short rib soup'],
      ['건새우볶음', 'Dried shrimp'],
    ])
    const [soup, shrimp] = row.dishList
    const mine = {
      ...row,
      alYn: 'Y',
      dishList: [
        soup,
        {
          ...shrimp,
          allergyList: [{ allergyCode: '09', allergyNm: '새우', allergyNmEng: 'Shrimp', myAllergyYn: 'Y' }],
        },
      ],
    } as Row
    const avoidIn = (each: Row, language: 'ko' | 'en') =>
      toServed([menu('REST000101', now.day, [each])], undefined, language)[0]?.avoid
    expect(avoidIn(mine, 'ko')).toEqual({ dish: '건새우볶음', bowl: '건새우볶음', allergens: ['새우'] })
    expect(avoidIn(mine, 'en')).toEqual({ dish: 'Dried shrimp', bowl: '건새우볶음', allergens: ['Shrimp'] })
    // The course says that there is something, and no dish which.
    expect(avoidIn({ ...row, alYn: 'Y' } as Row, 'ko')).toEqual({ dish: '', bowl: '', allergens: [] })
    expect(avoidIn(row, 'ko')).toBeNull()
  })

  test('are without something only where every label has a name, in whichever language it was asked', () => {
    const held = (hallNo: string, ...rows: (object | null)[]) => {
      const row = course(hallNo, [[hallNo, hallNo]])
      // a server may send less than it promises
      return { ...row, dishList: row.dishList.map((dish) => ({ ...dish, allergyList: rows })) } as Row
    }
    const label = (allergyCode: string, allergyNm: string, allergyNmEng: string) => ({
      allergyCode,
      allergyNm,
      allergyNmEng,
      myAllergyYn: 'N',
    })
    const rows = [
      held('named', label('09', '새우', 'Shrimp')),
      held('korean', label('09', '새우', '')),
      held('nameless', label('23', '', '')),
      held('cut', null),
      held('wheat', label('06', '밀', 'Wheat')),
    ]
    const all = toServed([menu('REST000101', now.day, rows)], undefined, 'en')
    const without = (what: string) =>
      coursesWithout({ is: 'without', what, meal: null }, all, now)?.map(({ key }) => key.hallNo)
    expect([without('shrimp'), without('새우')]).toEqual([['wheat'], ['wheat']])
  })

  test('that are over for today are no longer today’s', () => {
    expect(findDishes('북어국', served, now)[0]).toMatchObject({ isToday: false })
    expect(names('고등어', { day: '20261119', clock: '1330' })).toEqual(['19 고등어구이', '20 고등어조림'])
    expect(findDishes('고등어', served, { day: '20261119', clock: '1330' })[0]).toMatchObject({ isToday: false })
  })

  test('stand once a restaurant, the own one first', () => {
    const found = findDishes('김치', served, now)
    expect(found.map(({ course: { restaurant, key } }) => [restaurant, key.menuDt])).toEqual([
      ['한빛타워점', '20261119'],
      ['서초사옥점', '20261119'],
    ])
  })

  test('a main dish goes before a side dish that is as near', () => {
    const [first] = findDishes(
      '국',
      toServed(
        [
          menu('REST000101', '20261119', [
            course('A', [
              ['불고기', 'Bulgogi'],
              ['미역국', 'Soup'],
            ]),
            course('B', [['북어국', 'Soup']]),
          ]),
        ],
        undefined,
        'ko',
      ),
      now,
    )
    expect(first?.name).toBe('북어국')
  })

  test('speak English in English, and are still found in Korean', () => {
    const english = toServed(menus, undefined, 'en')
    expect(findDishes('mack', english, now).map(({ name }) => name)).toEqual(['Grilled mackerel', 'Braised mackerel'])
    expect(findDishes('고등어', english, now)[0]).toMatchObject({ name: 'Grilled mackerel', mark: null })
  })
})

const place = (name: string, words: string) =>
  ({ name, group: 'measure', words, path: `/${name}` }) as unknown as Destination // its screen is not read here
const places = [
  place('weight', '몸무게,다이어트,scale'),
  place('sugar', '당뇨,공복,glucose'),
  place('pressure', '고혈압'),
  place('payments', '정산,영수증'),
]
const titles: Record<string, readonly [string, string]> = {
  weight: ['체중', '체중'],
  sugar: ['혈당', '혈당'],
  pressure: ['혈압', '혈압'],
  payments: ['결제 내역', '결제 내역'],
}
const screens = (word: string, recent: string[] = []) =>
  findScreens(word, places, ({ name }) => titles[name] ?? ['', ''], recent)

describe('screens', () => {
  test('are found by name, by what people call them, and by first consonants', () => {
    expect(screens('체중').map(({ title, nearness }) => [title, nearness])).toEqual([['체중', 1]])
    expect(screens('당뇨').map(({ title, mark }) => [title, mark])).toEqual([['혈당', null]])
    expect(screens('정산').map(({ title }) => title)).toEqual(['결제 내역'])
    expect(screens('glu').map(({ title }) => title)).toEqual(['혈당'])
    expect(screens('ㄱㅈㄴㅇ').map(({ title }) => title)).toEqual(['결제 내역'])
    // First consonants of other words would find half of the app.
    expect(screens('ㄷㄴ')).toEqual([])
  })

  test('that are equally near stand as they were opened last', () => {
    expect(screens('혈').map(({ title }) => title)).toEqual(['혈당', '혈압'])
    expect(screens('혈', ['pressure']).map(({ title }) => title)).toEqual(['혈압', '혈당'])
    expect(screens('혈', ['sugar', 'pressure']).map(({ title }) => title)).toEqual(['혈당', '혈압'])
  })
})

test('the code and the way out are found by what people call them, begun or whole, and by no single letter', () => {
  expect(['QR', 'qr', '큐알', '내 QR', '바코드', '계산', 'pay'].map(findActions)).toEqual(
    Array.from({ length: 7 }, () => ['code']),
  )
  expect(['로그아웃', '로그아', 'sign out', 'log'].map(findActions)).toEqual(
    Array.from({ length: 4 }, () => ['signOut']),
  )
  expect(['Q', '아웃', '고등어', ''].map(findActions)).toEqual([[], [], [], []])
})

describe('what is shown', () => {
  test('one dish stands large, and only while it is served today', () => {
    const today = arrange([], findDishes('고등어', served, now))
    expect([today.top?.name, today.dishes.map(({ name }) => name), today.count]).toEqual([
      '고등어구이',
      ['고등어조림'],
      2,
    ])
    expect(arrange([], findDishes('고등어', served, { day: '20261119', clock: '2000' })).top).toBeNull()
  })

  test('a screen whose name is the word goes before every dish', () => {
    const results = arrange(screens('체중'), findDishes('고등어', served, now))
    expect([results.top, results.screensFirst]).toEqual([null, true])
    expect(arrange(screens('당뇨'), findDishes('고등어', served, now)).screensFirst).toBe(false)
  })
})

describe('what comes near to a word that was not found', () => {
  const near = (word: string) => nearestDishes(word, served, now).map(({ name }) => name)

  test('is what was mistyped, of its taste, or begins alike; two at most, from today on', () => {
    expect(near('고동어구이')).toEqual(['고등어구이', '고등어조림'])
    expect(near('마라샹궈')).toEqual(['매운돼지갈비찜', '마파두부덮밥'])
    expect(near('꼬치')).toEqual(['꼬막비빔밥'])
    expect(near('xyz')).toEqual([])
    expect(nearestDishes('고동어구이', served, { day: '20261120', clock: '0900' }).map(({ name }) => name)).toEqual([
      '고등어조림',
    ])
  })
})

describe('the menus to look through', () => {
  test('are fourteen at most: today and tomorrow everywhere, then next week, the own restaurant first', () => {
    const plan = menusToRead(['A', 'B'], '20261119')
    expect(plan.slice(0, 4).map(({ restaurant, day }) => restaurant + day.slice(6))).toEqual([
      'A19',
      'A20',
      'B19',
      'B20',
    ])
    expect(plan.slice(4, 9).map(({ restaurant, day }) => restaurant + day.slice(4))).toEqual([
      'A1123',
      'A1124',
      'A1125',
      'A1126',
      'A1127',
    ])
    expect([
      plan.length,
      menusToRead(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], '20261119').length,
      menusToRead([], '20261119').length,
    ]).toEqual([14, 14, 0])
  })

  test('name no day twice, also on a Sunday', () => {
    const plan = menusToRead(['A'], '20261122').map(({ day }) => day)
    expect(new Set(plan).size).toBe(plan.length)
    expect(plan.slice(0, 3)).toEqual(['20261122', '20261123', '20261124'])
  })
})

describe('announcements', () => {
  const row = (announceSeq: number, regDt: string, title: string, titleEng: string | null = null) => ({
    announceSeq,
    regDt,
    title,
    titleEng,
  })
  const rows = [
    row(130, '20261109', '11월 식당 휴무 안내', 'Closed days in November'),
    row(131, '20261117', '연말 식당 이용 시간'),
    row(127, '20261116', '앱 점검'),
  ]

  test('are found by their heading in either language, the newest first, and by no single letter', () => {
    expect(findAnnouncements('식당', rows, 'ko').map(({ announceSeq }) => announceSeq)).toEqual([131, 130])
    expect(findAnnouncements('november', rows, 'ko')).toMatchObject([{ announceSeq: 130, mark: null }])
    expect(findAnnouncements('식', rows, 'ko')).toEqual([])
    expect(findAnnouncements('없는말', rows, 'ko')).toEqual([])
  })

  test('without English stand in Korean, and say so', () => {
    expect(findAnnouncements('식당', rows, 'en').map(({ title, lang }) => [title, lang])).toEqual([
      ['연말 식당 이용 시간', 'ko'],
      ['Closed days in November', undefined],
    ])
  })
})
