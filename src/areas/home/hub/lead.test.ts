import { describe, expect, test } from 'vitest'
import { cardsOf, OWN_ORDER, ownOrder } from './cards.ts'
import type { Home, HomeCourse, RecordedMeal } from './home.ts'
import { leadOf, type Moment } from './lead.ts'
import { stageOf } from '../pickup/stage.ts'

const DAY = '20261119'
const at = (time: string, day = DAY): Moment => ({ day, time })

const lunch = { type: '2', name: '점심', day: DAY, opensAt: '1130', closesAt: '1330' }
const key = { menuDt: DAY, hallNo: 'E31A', menuCourseType: 'AA', menuMealType: '2', restaurantCode: 'REST000311' }
const mackerel: HomeCourse = {
  key,
  menuCode: '1',
  corner: '한식',
  title: '고등어구이와 소고기미역국',
  main: '고등어구이',
  bowls: ['고등어구이'],
  kcal: 637,
  liked: false,
  recommended: true,
  reason: null,
  soldOut: false,
  remaining: null,
  photo: null,
  avoid: null,
  declared: true,
}
const recorded: RecordedMeal = {
  number: 1,
  key,
  mealName: '점심',
  title: mackerel.title,
  bowls: mackerel.bowls,
  kcal: 637,
}
const walk = {
  code: 'CH20261102',
  name: '산책',
  day: 14,
  successDays: 11,
  goalDays: 16,
  rank: 3,
  nextRank: 2,
  gapToNext: 186,
  team: [],
  window: { from: '1130', to: '1400', steps: 1820, goal: 3000 },
}

const home = (more: Partial<Home> = {}): Home => ({
  name: '하늘',
  asideSteps: null,
  nextMeal: lunch,
  steps: { value: 3842, goal: 8000 },
  intakeKcal: { value: 356, goal: 1900 },
  burnedKcal: { value: 148, goal: 350 },
  stepsAgainstYesterday: 420,
  healthCards: null,
  readings: [],
  menu: { mealName: '점심', day: DAY, restaurantName: '한빛타워점', courses: [mackerel] },
  challenge: walk,
  appointment: null,
  stamps: 3,
  event: null,
  unread: 0,
  failed: new Set(),
  awayDays: 1,
  firstStep: null,
  firstDay: false,
  recorded: null,
  pickup: null,
  rest: null,
  ...more,
})

/** The first line, and the cards down to the member's own order (docs/decisions/153). */
function seen(given: Home, now: Moment) {
  const lead = leadOf(given, given.firstStep, now)
  const cards = cardsOf(given, lead, given.firstStep, OWN_ORDER)
  return { lead, first: cards[0], cards }
}

describe('a day', () => {
  test.each([
    ['0852', home(), { kind: 'later', meal: '점심', opensAt: '1130' }, 'activity'],
    ['1124', home(), { kind: 'opens', meal: '점심', minutes: 6 }, 'activity'],
    ['1146', home(), { kind: 'open', meal: '점심', closesAt: '1330' }, 'activity'],
    ['1252', home({ recorded }), { kind: 'walk', steps: 1180 }, 'walk'],
    [
      '1252',
      home({ recorded, challenge: null, intakeKcal: { value: 993, goal: 1900 } }),
      { kind: 'left', kcal: 907 },
      'recorded',
    ],
    [
      '2006',
      home({ nextMeal: { ...lunch, day: '20261120' }, intakeKcal: { value: 1773, goal: 1900 } }),
      { kind: 'evening', left: { kind: 'left', kcal: 127 } },
      'day',
    ],
    [
      '1945',
      home({ nextMeal: { ...lunch, day: '20261120' }, intakeKcal: { value: 2119, goal: 1900 } }),
      { kind: 'evening', left: { kind: 'over', kcal: 219 } },
      'day',
    ],
    [
      '2106',
      home({ intakeKcal: { value: 1773, goal: null } }),
      { kind: 'evening', left: { kind: 'eaten', kcal: 1773 } },
      'day',
    ],
    ['2106', home({ intakeKcal: { value: null, goal: 1900 } }), { kind: 'evening', left: null }, 'day'],
  ])('at %s', (time, given, lead, first) => {
    expect(seen(given, at(time))).toMatchObject({ lead, first })
  })

  test('that has begun over an answer of yesterday promises no dinner of tomorrow', () => {
    const dinner = { type: '3', name: '저녁', day: '20261118', opensAt: '1730', closesAt: '1930' }
    expect(
      seen(home({ nextMeal: dinner, menu: null, challenge: null, intakeKcal: { value: null, goal: null } }), at('0730'))
        .lead,
    ).toEqual({ kind: 'none' })
  })

  test('of rest shows when the restaurant serves again, and no empty menu', () => {
    const christmas = home({ rest: { name: '성탄절' }, nextMeal: { ...lunch, day: '20261120' } })
    const { lead, cards } = seen(christmas, at('1008'))
    expect(lead).toEqual({ kind: 'rest', next: { days: 1, meal: '점심', day: '20261120' } })
    expect(cards.slice(0, 4)).toEqual(['rest', 'code', 'food', 'next'])
    expect(cards).not.toContain('meal')
  })

  test('counts no walk that is not known, is done, or is out of its time', () => {
    const dinner = { type: '3', name: '저녁', day: DAY, opensAt: '1730', closesAt: '1930' }
    const kind = (steps: number | null, time: string) =>
      leadOf(
        home({
          recorded,
          nextMeal: time < '1330' ? lunch : dinner,
          challenge: { ...walk, window: { ...walk.window, steps } },
        }),
        null,
        at(time),
      ).kind
    expect([kind(null, '1252'), kind(3000, '1252'), kind(1820, '1400'), kind(1820, '1252')]).toEqual([
      'left',
      'left',
      'later',
      'walk',
    ])
  })

  test('names an appointment of the next hour before the meal', () => {
    const appointment = { day: DAY, time: '1200', place: '12층', counselor: '박지현' }
    expect(leadOf(home({ appointment }), null, at('1130'))).toEqual({ kind: 'appointment', minutes: 30, place: '12층' })
    expect(leadOf(home({ appointment }), null, at('1059')).kind).toBe('opens')
    expect(leadOf(home({ appointment: { ...appointment, day: '20261120' } }), null, at('1130')).kind).toBe('open')
  })
})

describe('the first day', () => {
  const newcomer = home({ steps: { value: null, goal: null }, challenge: null, firstStep: 'PHONE', awayDays: 0 })

  test('goes from choosing to the phone to one record', () => {
    expect(
      seen(home({ firstStep: 'REST', nextMeal: null, menu: null, steps: { value: null, goal: null } }), at('0912')),
    ).toMatchObject({ lead: { kind: 'choose' }, cards: ['choose', 'ahead'] })
    expect(seen(newcomer, at('0913'))).toMatchObject({ lead: { kind: 'dish', dish: '고등어구이' }, first: 'table' })
    expect(seen(newcomer, at('0913')).cards.slice(0, 4)).toEqual(['table', 'code', 'link', 'ahead'])
    expect(seen({ ...newcomer, firstStep: 'LOG' }, at('1209'))).toMatchObject({
      lead: { kind: 'dish' },
      first: 'table',
    })
    expect(seen({ ...newcomer, firstStep: 'LOG' }, at('1210'))).toMatchObject({ lead: { kind: 'log' }, first: 'log' })
  })

  test('shows no ring before there is a value, and says what was laid when there is', () => {
    expect(seen({ ...newcomer, firstStep: 'LOG' }, at('1236')).cards).not.toContain('activity')
    expect(seen({ ...newcomer, firstStep: 'LOG', steps: { value: 4216, goal: null } }, at('1236')).cards).toContain(
      'activity',
    )
    const done = seen({ ...newcomer, firstStep: null, firstDay: true, recorded }, at('1237'))
    expect(done).toMatchObject({ lead: { kind: 'firstDone' } })
    expect(done.cards.slice(0, 3)).toEqual(['activity', 'code', 'recorded'])
  })
})

test('who comes back after long reads how long it was, in years and months', () => {
  expect(seen(home({ awayDays: 425 }), at('1108'))).toMatchObject({
    lead: { kind: 'away', years: 1, months: 2 },
    first: 'return',
  })
  expect(leadOf(home({ awayDays: 91 }), null, at('1108'))).toEqual({ kind: 'away', years: 0, months: 3 })
  expect(leadOf(home({ awayDays: 89 }), null, at('1108')).kind).toBe('opens')
})

test('a dish with what the member avoids takes the first place with its warning', () => {
  const shrimp = { ...mackerel, avoid: { dish: '건새우볶음', bowl: '건새우볶음', allergens: ['새우'] } }
  const menu = { mealName: '점심', day: DAY, restaurantName: '한빛타워점', courses: [shrimp] }
  expect(seen(home({ menu }), at('1124')).cards.slice(0, 2)).toEqual(['meal', 'activity'])
})

test('the member’s order is kept, hidden cards are left out, and a card stands once', () => {
  const widgets = [
    { menuId: 'challenge', showYn: 'Y' },
    { menuId: 'meal', showYn: 'Y' },
    { menuId: 'unknown', showYn: 'Y' },
    { menuId: 'quick', showYn: 'N' },
  ]
  const lead = leadOf(home(), null, at('1124'))
  expect(cardsOf(home(), lead, null, ownOrder(widgets))).toEqual(['challenge', 'meal', 'appointment', 'banner'])
  expect(ownOrder(undefined)).toEqual(OWN_ORDER)
  // One quiet thing, last: an event that cannot wait takes the place of the stamps.
  const event = {
    seq: 57,
    kind: 'QUIZ',
    why: 'TURN_ENDS',
    name: '등푸른 생선 주간',
    koreanOnly: false,
    isBegun: false,
    ends: DAY,
    left: 1,
  } as const
  expect(cardsOf(home({ event }), lead, null, OWN_ORDER).slice(-2)).toEqual(['appointment', 'event'])
  const evening = cardsOf(home(), { kind: 'evening', left: null }, null, OWN_ORDER)
  expect(new Set(evening).size).toBe(evening.length)
})

test('a card telling only of what is hidden does not stand, and leaves no gap where it came first [MYP-03]', () => {
  const hidden = { healthCards: [] }
  expect(seen(home(hidden), at('1124')).cards).toEqual(['meal', 'quick', 'challenge', 'appointment', 'banner'])
  expect(seen(home({ ...hidden, nextMeal: { ...lunch, day: '20261120' } }), at('2006')).cards.slice(0, 3)).toEqual([
    'day',
    'code',
    'next',
  ])
  expect(seen(home({ ...hidden, firstDay: true, recorded, challenge: null }), at('1237')).cards.slice(0, 2)).toEqual([
    'recorded',
    'code',
  ])
  expect(seen(home({ ...hidden, firstStep: 'REST' }), at('0912')).cards).toEqual(['choose', 'ahead'])
  expect(seen(home({ healthCards: ['BP'] }), at('1124')).first).toBe('activity')
  // Somebody who is back is told of their weights unless they wanted none at home.
  expect(seen(home({ awayDays: 425 }), at('1108')).cards).toContain('kept')
  expect(seen(home({ awayDays: 425, healthCards: ['WEIGHT'] }), at('1108')).cards).toContain('kept')
  expect(seen(home({ awayDays: 425, healthCards: ['STEP'] }), at('1108')).cards).not.toContain('kept')
})

test('the code stands once, whatever leads: in the menu, on the slip, or by itself under the first card', () => {
  const pickup = {
    seq: '1',
    number: 'A-17',
    day: DAY,
    mealName: '점심',
    name: '훈제오리샐러드',
    bowl: '훈제오리샐러드',
    place: '지하 1층',
    changeableUntil: `${DAY}1030`,
    readyAt: '1140',
    at: '1150',
    keptUntil: '1330',
  }
  const newcomer = home({ steps: { value: null, goal: null }, challenge: null, firstStep: 'LOG', awayDays: 0 })
  const places = (given: Home, time: string) =>
    seen(given, at(time)).cards.flatMap((card, place) =>
      card === 'code' || card === 'meal' || card === 'slip' ? [[card, place]] : [],
    )
  const alone = [['code', 1]]
  expect(places(home(), '1124')).toEqual([['meal', 1]])
  expect(places(home({ pickup }), '1141')).toEqual([['slip', 0]])
  expect(places(newcomer, '0913')).toEqual(alone)
  expect(places(newcomer, '1236')).toEqual(alone)
  expect(places(home({ awayDays: 425 }), '1108')).toEqual(alone)
  expect(places(home({ recorded }), '1252')).toEqual(alone)
  expect(places(home({ recorded, challenge: null, intakeKcal: { value: 993, goal: 1900 } }), '1252')).toEqual(alone)
  expect(places(home(), '2106')).toEqual(alone)
  expect(
    places(home({ rest: { name: null }, nextMeal: { ...lunch, day: '20261120' }, challenge: null }), '1008'),
  ).toEqual(alone)
  // A week without a menu has no course to hang it on; where the menu only failed, it hangs there.
  expect(places(home({ menu: null, nextMeal: null, challenge: null }), '1008')).toEqual([
    ['code', 0],
    ['meal', 2],
  ])
  expect(places(home({ menu: null, nextMeal: null, challenge: null, failed: new Set(['mealCard']) }), '1008')).toEqual([
    ['meal', 1],
  ])
  // Without a restaurant there is nothing to pay.
  expect(places(home({ firstStep: 'REST', nextMeal: null, menu: null }), '0912')).toEqual([])
})

describe('an order that waits', () => {
  const pickup = {
    seq: '1',
    number: 'A-17',
    day: DAY,
    mealName: '점심',
    name: '훈제오리샐러드',
    bowl: '훈제오리샐러드',
    place: '지하 1층',
    changeableUntil: `${DAY}1030`,
    readyAt: '1140',
    at: '1150',
    keptUntil: '1330',
  }
  const ordered = { kind: 'pickup', meal: '점심', at: '1150', until: '1330' }

  test.each([
    ['1049', { kind: 'opens' }, 'activity'],
    ['1050', { ...ordered, stage: 'ahead' }, 'slip'],
    ['1140', { ...ordered, stage: 'ready' }, 'slip'],
    ['1151', { ...ordered, stage: 'kept' }, 'slip'],
    ['1330', { kind: 'walk' }, 'walk'],
  ])('at %s', (time, lead, first) => {
    const found = seen(home({ pickup, recorded: null }), at(time))
    expect(found).toMatchObject({ lead, first })
    // What the slip takes the place of does not stand a second time.
    expect(found.cards.includes('meal')).toBe(first !== 'slip')
  })

  test('comes before an appointment and before the steps of somebody new, not before a return', () => {
    const appointment = { day: DAY, time: '1130', place: '12층', counselor: '박지현' }
    expect(seen(home({ pickup, appointment }), at('1141')).lead).toMatchObject({ kind: 'pickup' })
    expect(seen(home({ pickup, firstStep: 'LOG' }), at('1141')).lead).toMatchObject({ kind: 'pickup' })
    expect(seen(home({ pickup, awayDays: 120 }), at('1141')).lead).toMatchObject({ kind: 'away' })
  })

  test('is at its stage by the clock', () => {
    expect(['1029', '1030', '1140'].map((time) => stageOf(pickup, at(time)))).toEqual([0, 1, 2])
  })

  test('that could not be read stands last, in a line', () => {
    const { cards } = seen(home({ failed: new Set(['pickupCard']) }), at('1124'))
    expect(cards.slice(-3)).toEqual(['slip', 'appointment', 'banner'])
  })
})
