/** haneul is on the second goal, emily on her plan; dasom's has long ended, not reached. */
import { type NounSeed, type Owned, owned, type Persona } from '#server/db/seed/noun.ts'
import { insertMany } from '#server/db/many.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { addDays, seoulDay, seoulInstant, weekday } from '#server/seoul.ts'
import { goalChanges, goals, memberTargets } from './schema.ts'

const TARGETS: Partial<Record<Persona, Owned<typeof memberTargets.$inferInsert>[]>> = {
  haneul: [{ targetWeightKg: 66, stepGoal: 8000, eatKcalGoal: 1900, burnKcalGoal: 350 }],
  dasom: [{ targetWeightKg: 58, stepGoal: 7000, eatKcalGoal: null, burnKcalGoal: null }],
  emily: [{ targetWeightKg: 60, stepGoal: 9000, eatKcalGoal: 1700, burnKcalGoal: 300 }],
}

type SeededGoal = Owned<typeof goals.$inferInsert>
type SeededChange = Owned<typeof goalChanges.$inferInsert>

const GOALS: Partial<Record<Persona, (today: string) => SeededGoal[]>> = {
  haneul: (today) => {
    const startDt = haneulsStart(today)
    return [
      {
        goalSeq: 1,
        type: 'KEEP',
        startDt: addDays(startDt, -330),
        endDt: addDays(startDt, -1),
        startG: 76_000,
        targetG: 74_500,
        stepGoal: 6000,
        eatKcal: 2100,
        useKcal: 300,
        endedDt: addDays(startDt, -1),
      },
      {
        goalSeq: 2,
        type: 'LOSE',
        startDt,
        endDt: addDays(startDt, 115),
        startG: 71_600,
        targetG: 66_000,
        stepGoal: 8000,
        eatKcal: 1900,
        useKcal: 350,
        endedDt: null,
      },
    ]
  },
  dasom: (today) => [
    {
      goalSeq: 1,
      type: 'LOSE',
      startDt: addDays(today, -500),
      endDt: addDays(today, -400),
      startG: 60_100,
      targetG: 58_000,
      stepGoal: 7000,
      eatKcal: 1600,
      useKcal: 250,
      endedDt: null,
    },
  ],
  emily: (today) => [
    {
      goalSeq: 1,
      type: 'LOSE',
      startDt: addDays(today, -28),
      endDt: addDays(today, 28),
      startG: 62_600,
      targetG: 60_000,
      stepGoal: 9000,
      eatKcal: 1700,
      useKcal: 300,
      endedDt: null,
    },
  ],
}

/** The Monday ten weeks before this one: 73 days before a Thursday. */
export const haneulsStart = (today: string): string => addDays(today, 1 - weekday(today) - 70)

function changesOf(persona: Persona, today: string): SeededChange[] {
  if (persona !== 'haneul') return []
  const change = (
    ago: number,
    time: string,
    type: SeededChange['type'],
    itemCode: SeededChange['itemCode'],
    before: number | null,
    after: number,
  ) => ({ at: seoulInstant(addDays(today, -ago), time), type, itemCode, before, after })
  const start = 70 + weekday(today) - 1
  return [
    change(start, '2105', 'GOAL', 'TARGET', 74_500, 66_000),
    change(45, '2031', 'GOAL', 'EAT', 2000, 1900),
    change(30, '1142', 'HEALTH', 'BDF', 23_000, 22_700),
    change(17, '0812', 'GOAL', 'STEP', 7000, 8000),
    change(7, '0710', 'WEEK', 'WEEK', 69_500, 69_000),
    change(4, '0820', 'WEEK', 'WEEK', 69_000, 68_900),
    change(0, '0712', 'WEEK', 'WEEK', 68_900, 68_400),
  ].map((row, index) => ({ changeSeq: index + 1, ...row }))
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const today = seoulDay(now)
    await insertMany(tx, memberTargets, owned(hcId, TARGETS[persona]))
    const set = GOALS[persona]?.(today) ?? []
    // What lies ahead of the clock has not happened yet.
    const changes = changesOf(persona, today).filter(({ at }) => at <= now)
    await insertMany(tx, goals, owned(hcId, set))
    await insertMany(tx, goalChanges, owned(hcId, changes))
    const counters = [
      { counter: 'goal' as const, last: set.length },
      { counter: 'goalChange' as const, last: changes.length },
    ].filter(({ last }) => last > 0)
    await insertMany(tx, memberCounters, owned(hcId, counters))
  },
}
