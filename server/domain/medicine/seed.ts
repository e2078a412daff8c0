/** What haneul takes: a vitamin every day since last month, and a week of painkillers that is over. */
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned } from '#server/db/seed/noun.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import { medicines, medicineTimes } from './schema.ts'

const EVERY_DAY = '1234567'

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== 'haneul') return
    const today = seoulDay(now)
    const rows = [
      {
        medicineSeq: 118,
        name: '비타민 D 1000 IU',
        purpose: '뼈 건강',
        doseMilli: 1000,
        doseUnit: 'CAPSULE' as const,
        weekdays: EVERY_DAY,
        startDt: addDays(today, -49),
        endDt: null,
        alarmYn: 'Y' as const,
        memo: null,
        savedAt: now,
      },
      {
        medicineSeq: 124,
        name: '소염진통제',
        purpose: '어깨 통증',
        doseMilli: 1000,
        doseUnit: 'TABLET' as const,
        weekdays: EVERY_DAY,
        startDt: addDays(today, -17),
        endDt: addDays(today, -11),
        alarmYn: 'N' as const,
        memo: '물을 충분히 마시기',
        savedAt: now,
      },
    ]
    const times = [
      { medicineSeq: 118, takeTm: '0800', mealRel: 'AFTER' as const },
      { medicineSeq: 124, takeTm: '0830', mealRel: 'AFTER' as const },
      { medicineSeq: 124, takeTm: '1930', mealRel: 'AFTER' as const },
    ]
    await insertMany(tx, medicines, owned(hcId, rows))
    await insertMany(tx, medicineTimes, owned(hcId, times))
    await insertMany(tx, memberCounters, owned(hcId, [{ counter: 'medicine' as const, last: 24 }]))
  },
}
