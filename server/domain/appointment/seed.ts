import type { NounSeed } from '#server/db/seed/noun.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import { appointments } from './schema.ts'

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== 'haneul') return
    const rsrvDt = addDays(seoulDay(now), 1)
    await tx.insert(appointments).values({ hcId, rsrvNo: 1, rsrvDt, rsrvTm: '1500', rsrvKind: '1', placeNm: '12층 건강상담실', counselorNm: '박지현 영양사' })
  },
}
