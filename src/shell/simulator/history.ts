/**
 * A recorded health history: what an office worker's phone and watch would hold. Made from the day alone, so that it is
 * the same at every read and on every machine, and any day can be looked at. Rows are those of docs/shell-contract.md.
 */
import { daysBetween, daysOf, weekdayOf, type Day } from '#src/lib/days.ts'

const OFFSET_MS = 9 * 3_600_000
const MINUTE_MS = 60_000
/** How finely steps are recorded. */
const SLOT_MINUTES = 10

/** How many days back the recording reaches. */
export const HISTORY_DAYS = 45

type Value = string | number | null
type Row = Record<string, Value | readonly Record<string, Value>[]>

export interface HistoryOptions {
  /** Nothing that began later is on the phone yet; milliseconds since 1970. */
  until: number
  /** A watch that records the same steps beside the phone. */
  watch: boolean
  /** The developer's own day, from which the missed days are counted back. */
  today: Day
}

/** A number in 0…1 that looks random and is always the same for the same words. */
function chance(...seed: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const letter of seed.join('|')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0x5bd1e995)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_295
}

const between = (from: number, to: number, ...seed: (string | number)[]) => from + (to - from) * chance(...seed)
const round1 = (value: number) => Math.round(value * 10) / 10

const midnight = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))) - OFFSET_MS
const atMinute = (day: Day, minute: number): number => midnight(day) + Math.round(minute) * MINUTE_MS

/**
 * A day on which the phone stayed at home: once in a fortnight, never today. Counted back from today and not fixed to
 * the calendar, so that what a test or a demo sees of today does not depend on the date.
 */
export const isMissed = (day: Day, today: Day): boolean => daysBetween(day, today) % 14 === 9

const isWeekend = (day: Day): boolean => [0, 6].includes(weekdayOf(day))

/** Steps of ten minutes at a time of day: [from minute, to minute, steps]. */
const WORKDAY: readonly [number, number, number][] = [
  [410, 450, 40],
  [470, 510, 720],
  [510, 540, 160],
  [540, 690, 45],
  [700, 720, 520],
  [720, 760, 190],
  [760, 780, 480],
  [780, 1080, 60],
  [1090, 1130, 760],
  [1130, 1320, 55],
]
const WEEKEND: readonly [number, number, number][] = [
  [540, 660, 60],
  [660, 750, 380],
  [750, 900, 70],
  [900, 990, 520],
  [990, 1320, 65],
]

/** Steps the phone counted in the ten minutes that begin at `minute`. */
function slotSteps(day: Day, minute: number): number {
  const part = (isWeekend(day) ? WEEKEND : WORKDAY).find(([from, to]) => minute >= from && minute < to)
  if (!part || chance(day, minute, 'rest') < 0.18) return 0
  return Math.round(part[2] * between(0.55, 1.35, day, minute, 'steps'))
}

function steps(day: Day, { watch, today }: HistoryOptions): Row[] {
  const rows: Row[] = []
  for (let minute = 360; minute < 1380; minute += SLOT_MINUTES) {
    const counted = isMissed(day, today) ? 0 : slotSteps(day, minute)
    if (counted === 0) continue
    const slot = {
      startTime: atMinute(day, minute),
      endTime: atMinute(day, minute + SLOT_MINUTES),
      timeOffset: OFFSET_MS,
    }
    const measured = (count: number) => ({ count, distance: round1(count * 0.72), calorie: round1(count * 0.0385) })
    rows.push({ datauuid: `phone-${day}-${minute}`, ...slot, ...measured(counted), source: '휴대폰' })
    // On the wrist from seven to ten in the evening; it misses pushing a cart and counts the way to the printer.
    if (watch && minute >= 420 && minute < 1320) {
      const worn = Math.round(counted * between(0.9, 1.12, day, minute, 'watch'))
      rows.push({ datauuid: `watch-${day}-${minute}`, ...slot, ...measured(worn), source: '갤럭시 워치' })
    }
  }
  return rows
}

/** As the phone itself adds a day up: of sources that overlap the larger. */
function dayTotal(day: Day, options: HistoryOptions): number {
  const largest = new Map<number, number>()
  for (const { startTime, count } of steps(day, options)) {
    if (Number(startTime) <= options.until)
      largest.set(Number(startTime), Math.max(largest.get(Number(startTime)) ?? 0, Number(count)))
  }
  return [...largest.values()].reduce((sum, count) => sum + count, 0)
}

function exercise(day: Day, { today }: HistoryOptions): Row[] {
  const weekday = weekdayOf(day)
  if (![2, 4, 6].includes(weekday) || isMissed(day, today)) return []
  const runs = weekday !== 6
  const minutes = Math.round(between(28, 55, day, 'exercise'))
  const start = (runs ? 1170 : 905) + Math.round(between(0, 15, day, 'exercise start'))
  return [
    {
      datauuid: `exercise-${day}`,
      startTime: atMinute(day, start),
      endTime: atMinute(day, start + minutes),
      timeOffset: OFFSET_MS,
      exerciseType: runs ? '1002' : '1001',
      exerciseName: runs ? '달리기' : '걷기',
      duration: (minutes - 2) * MINUTE_MS,
      calorie: Math.round(minutes * (runs ? 9.4 : 4.6)),
      distance: Math.round(minutes * (runs ? 148 : 84)),
      meanHeartRate: runs ? 142 : 104,
      maxHeartRate: runs ? 171 : 126,
    },
  ]
}

const BREAKFASTS = [
  ['그릭요거트와 그래놀라', 284, 31.2, 16.4, 10.1],
  ['통밀토스트', 212, 38.4, 7.6, 3.1],
  ['삶은 달걀 두 개', 155, 1.1, 12.6, 10.6],
] as const
const SNACKS = [
  ['아메리카노', 10, 1.2, 0.6, 0],
  ['사과', 95, 25.1, 0.5, 0.3],
  ['아몬드 한 줌', 164, 6.1, 6, 14.2],
] as const

function food(day: Day, { today }: HistoryOptions): Row[] {
  const meal = (id: string, minute: number, mealType: string, foods: typeof BREAKFASTS | typeof SNACKS): Row => {
    const [name, calorie, carbohydrate, protein, totalFat] =
      foods[Math.floor(chance(day, id) * foods.length) % foods.length] ?? foods[0]
    return {
      datauuid: `food-${day}-${id}`,
      clientDataId: null,
      startTime: atMinute(day, minute),
      timeOffset: OFFSET_MS,
      mealType,
      name,
      amount: 1,
      unit: '회',
      calorie,
      carbohydrate,
      protein,
      totalFat,
      sugar: null,
      dietaryFiber: null,
      sodium: null,
    }
  }
  if (isMissed(day, today)) return []
  const breakfast = chance(day, 'breakfast') < 0.7 ? [meal('breakfast', 455, '100001', BREAKFASTS)] : []
  const snack = chance(day, 'snack') < 0.5 ? [meal('snack', 920, '100005', SNACKS)] : []
  return [...breakfast, ...snack]
}

function sleep(day: Day): Row[] {
  if (chance(day, 'no watch at night') < 0.08) return []
  const start = (isWeekend(day) ? 30 : -25) + between(-35, 40, day, 'to bed')
  const end = (isWeekend(day) ? 495 : 392) + between(-20, 25, day, 'up')
  const [from, to] = [Math.round(start), Math.round(end)]
  return [
    {
      datauuid: `sleep-${day}`,
      startTime: atMinute(day, from),
      endTime: atMinute(day, to),
      timeOffset: OFFSET_MS,
      minutes: to - from,
      stages: stages(day, from, to),
    },
  ]
}

/** Shares of a night, in order: deep sleep first, dreams later, a moment awake in between. */
const CYCLES = [
  ['light', 0.13],
  ['deep', 0.1],
  ['rem', 0.03],
  ['light', 0.15],
  ['deep', 0.06],
  ['rem', 0.06],
  ['awake', 0.01],
  ['light', 0.14],
  ['deep', 0.02],
  ['rem', 0.07],
  ['awake', 0.02],
  ['light', 0.12],
  ['rem', 0.09],
] as const

/** The watch tells stages; their spans fill the night. */
function stages(day: Day, from: number, to: number): Record<string, Value>[] {
  let at = from
  return CYCLES.map(([stage, share], index) => {
    const begin = at
    at =
      index === CYCLES.length - 1
        ? to
        : Math.min(to - 1, Math.round(at + (to - from) * share * between(0.9, 1.1, day, index, 'stage')))
    return { startTime: atMinute(day, begin), endTime: atMinute(day, at), stage }
  })
}

/** Every half hour: asleep, at the desk, on the way, and while exercising. */
function heartRate(day: Day, options: HistoryOptions): Row[] {
  if (isMissed(day, options.today)) return []
  const [done] = exercise(day, options)
  return Array.from({ length: 48 }, (_, index) => index * 30).map((minute) => {
    const startTime = atMinute(day, minute)
    const exercises =
      done !== undefined && startTime >= Number(done['startTime']) && startTime <= Number(done['endTime'])
    const walks = !isWeekend(day) && [480, 720, 750, 1110].includes(minute)
    const [state, low, high] = exercises
      ? (['exercise', 126, 158] as const)
      : walks
        ? (['walk', 88, 106] as const)
        : minute < 390
          ? (['rest', 54, 60] as const)
          : (['rest', 60, 70] as const)
    return {
      datauuid: `heart-${day}-${minute}`,
      startTime,
      timeOffset: OFFSET_MS,
      rate: Math.round(between(low, high, day, minute, 'heart')),
      state,
    }
  })
}

function weight(day: Day, { today }: HistoryOptions): Row[] {
  if (![1, 3, 5, 0].includes(weekdayOf(day)) || isMissed(day, today)) return []
  const drift = Math.sin(midnight(day) / 86_400_000 / 19) * 0.8
  return [
    {
      datauuid: `weight-${day}`,
      startTime: atMinute(day, 425 + between(0, 20, day, 'scale')),
      timeOffset: OFFSET_MS,
      weight: Math.round((68.4 + drift + between(-0.4, 0.4, day, 'weight')) * 100) / 100,
      bodyFat: round1(22.8 + drift * 0.5 + between(-0.3, 0.3, day, 'fat')),
      skeletalMuscleMass: round1(28.3 + between(-0.2, 0.2, day, 'muscle')),
    },
  ]
}

const height = (day: Day): Row[] =>
  weekdayOf(day) === 1
    ? [{ datauuid: `height-${day}`, startTime: atMinute(day, 426), timeOffset: OFFSET_MS, height: 170 }]
    : []

function bloodPressure(day: Day, { today }: HistoryOptions): Row[] {
  if (![1, 4].includes(weekdayOf(day)) || isMissed(day, today)) return []
  const systolic = between(112, 129, day, 'systolic')
  return [
    {
      datauuid: `pressure-${day}`,
      startTime: atMinute(day, 1290),
      timeOffset: OFFSET_MS,
      systolic,
      diastolic: systolic * 0.64,
    },
  ]
}

function bloodGlucose(day: Day, { today }: HistoryOptions): Row[] {
  if (weekdayOf(day) !== 3 || isMissed(day, today)) return []
  const reading = (id: string, minute: number, mealType: string, from: number, to: number): Row => ({
    datauuid: `glucose-${day}-${id}`,
    startTime: atMinute(day, minute),
    timeOffset: OFFSET_MS,
    glucose: round1(between(from, to, day, id)),
    mealType,
  })
  return [reading('fasting', 420, '80001', 4.9, 5.7), reading('after', 850, '80002', 6.2, 7.9)]
}

const KINDS = { steps, exercise, food, sleep, weight, height, bloodPressure, bloodGlucose, heartRate } as const
export type HistoryKind = keyof typeof KINDS

/**
 * Rows of a kind that began (sleep: ended) inside a window.
 *
 * @param startDate, endDate `YYYYMMDDHHmmss` of the phone's wall time, both included
 */
export function rowsBetween(kind: HistoryKind, startDate: string, endDate: string, options: HistoryOptions): Row[] {
  const [from, to] = [wallTime(startDate), Math.min(wallTime(endDate) + 999, options.until)]
  const inside = (row: Row) => {
    const at = Number(kind === 'sleep' ? row['endTime'] : row['startTime'])
    return at >= from && at <= to
  }
  return daysOf(startDate.slice(0, 8), endDate.slice(0, 8)).flatMap((day) => KINDS[kind](day, options).filter(inside))
}

/** The day's total over all sources, for the month queries. */
export function dayTotals(startDate: string, endDate: string, options: HistoryOptions): Row[] {
  return daysOf(startDate.slice(0, 8), endDate.slice(0, 8))
    .map((day) => ({ day, count: dayTotal(day, options) }))
    .filter(({ count }) => count > 0)
}

/** What a day holds, for a person: steps by hour as the phone adds them up, and how many rows of each kind. */
export function daySummary(day: Day, options: HistoryOptions) {
  const [start, end] = [`${day}000000`, `${day}235959`]
  const hours = Array.from({ length: 24 }, () => 0)
  const walked = rowsBetween('steps', start, end, options)
  for (const row of walked.filter((one) => one['source'] === '휴대폰')) {
    const hour = Math.floor((Number(row['startTime']) - midnight(day)) / 3_600_000)
    hours[hour] = (hours[hour] ?? 0) + Number(row['count'])
  }
  const rowCounts = Object.keys(KINDS).map(
    (kind) => [kind, rowsBetween(kind as HistoryKind, start, end, options).length] as const,
  )
  return { steps: dayTotal(day, options), hours, rowCounts: new Map(rowCounts), missed: isMissed(day, options.today) }
}

function wallTime(stamp: string): number {
  const [hours, minutes, seconds] = [stamp.slice(8, 10), stamp.slice(10, 12), stamp.slice(12, 14)].map(Number)
  return midnight(stamp.slice(0, 8)) + ((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1000
}
