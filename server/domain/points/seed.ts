import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import type { OperatorWords } from '#server/domain/member/language.rules.ts'
import type { PointReason } from './reason.rules.ts'
import { type Draft, grant, lapse, openDraft, spend } from './rules.ts'
import { pointAccounts, pointEntries, pointLots, pointTakes } from './schema.ts'

/** Got when above zero, used when below. */
type Past = { day: string; time: string; points: number; source: string; reason: PointReason }

const TOWER = { ko: '한빛타워점', en: 'Hanbit Tower' }

/** What haneul has, whatever the day of the seed. */
const HANEULS_BALANCE = 2350

const PASTS: Partial<Record<Persona, (today: string) => Past[]>> = {
  /** As drawn: 200 end this month, 150 the next; 100 have lapsed at the end of the last one. */
  haneul: (today) => {
    const month = (ago: number, day: string) => monthBefore(today, ago) + day
    const told: Past[] = [
      { ...challengeDone({ ko: '여름 걷기', en: 'Summer walk' }), day: month(13, '12'), time: '1820', points: 400 },
      { ...eventOf('지난가을 걷기 추첨', 'Autumn walk draw'), day: month(12, '10'), time: '1000', points: 500 },
      { ...greenOf(10), day: month(11, '18'), time: '1241', points: 150 },
      { ...lunch(), day: month(10, '05'), time: '1209', points: -300 },
      { ...survey(), day: addDays(today, -44), time: '1302', points: 100 },
      { ...challengeDone({ ko: '가을 걷기', en: 'Autumn walk' }), day: addDays(today, -22), time: '1820', points: 500 },
      { ...survey(), day: addDays(today, -14), time: '2359', points: 300 },
      { ...lunch(), day: addDays(today, -7), time: '1213', points: -300 },
      { ...steps(8000), day: addDays(today, -1), time: '2359', points: 150 },
    ]
    // In the first week of a month the lunch was paid before the lapse, and took what would have lapsed.
    const rest = HANEULS_BALANCE - ledgerOf(told, today).balance
    return [
      ...told,
      { ...eventOf('검진 결과 가져오기', 'Bring your check-up'), day: month(6, '20'), time: '0915', points: rest },
    ]
  },
  dasom: (today) => [{ ...survey(), day: addDays(today, -760), time: '1310', points: 120 }],
  emily: (today) => [
    { ...eventOf('건강한 여름 나기', 'A healthy summer'), day: addDays(today, -75), time: '1105', points: 300 },
    { ...survey(), day: addDays(today, -20), time: '1822', points: 200 },
    { ...lunch(), day: addDays(today, -5), time: '1218', points: -200 },
  ],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const today = seoulDay(now)
    const past = PASTS[persona]?.(today)
    if (past !== undefined) await write(tx, hcId, ledgerOf(past, today))
  },
}

/** The ledger that these movements would have left, with what has lapsed between them and until `today`. */
function ledgerOf(past: readonly Past[], today: string): Draft {
  const draft = openDraft({ balance: 0, lastSeq: 0 }, [])
  for (const { day, time, points, ...cause } of past.toSorted((a, b) => (a.day + a.time < b.day + b.time ? -1 : 1))) {
    const at = seoulInstant(day, time)
    lapse(draft, day)
    const keyed = { ...cause, sourceKey: `seed:${day}` }
    if (points > 0) grant(draft, points, keyed, at)
    else spend(draft, -points, keyed, at)
  }
  lapse(draft, today)
  return draft
}

async function write(tx: Queryable, hcId: string, { balance, lastSeq, entries, lots, takes }: Draft): Promise<void> {
  await insertMany(tx, pointAccounts, owned(hcId, [{ balance, lastSeq }]))
  await insertMany(tx, pointEntries, owned(hcId, entries))
  await insertMany(tx, pointLots, owned(hcId, [...lots.values()]))
  await insertMany(tx, pointTakes, owned(hcId, takes))
}

/** `YYYYMM` of the month `ago` months before a day's. */
function monthBefore(day: string, ago: number): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1 - ago))
    .toISOString()
    .slice(0, 7)
    .replace('-', '')
}

type SeededReason = Pick<Past, 'source' | 'reason'>

const survey = (): SeededReason => ({ source: 'EVENT', reason: { code: 'survey', args: {} } })
const lunch = (): SeededReason => ({ source: 'TILL', reason: { code: 'meal', args: { place: TOWER } } })
const steps = (count: number): SeededReason => ({
  source: 'STEPS',
  reason: { code: 'stepGoal', args: { steps: count } },
})
const greenOf = (count: number): SeededReason => ({ source: 'GREEN', reason: { code: 'greenStamps', args: { count } } })
const challengeDone = (name: OperatorWords): SeededReason => ({
  source: 'CHALN_END',
  reason: { code: 'challenge', args: { name } },
})
const eventOf = (ko: string, en: string): SeededReason => ({
  source: 'EVENT',
  reason: { code: 'event', args: { name: { ko, en } } },
})
