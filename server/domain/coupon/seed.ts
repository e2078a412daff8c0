import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { couponRow } from './queries.ts'
import { type CouponKind, couponKinds } from './rules.ts'
import { coupons } from './schema.ts'

type Given = {
  kind: CouponKind
  restaurantCode?: string
  /** Days before the seed on which it was given, and days after it on which it ends (before, when negative). */
  givenAgo: number
  endsIn: number
  used?: { ago: number; time: string }
}

const TOWER = 'REST000311'
const GREEN_CAMPUS = 'REST000312'

const GIVEN: Partial<Record<Persona, Given[]>> = {
  haneul: [
    { kind: couponKinds.salad, restaurantCode: GREEN_CAMPUS, givenAgo: 27, endsIn: 3 },
    { kind: couponKinds.lunch, restaurantCode: TOWER, givenAgo: 9, endsIn: 21 },
    { kind: couponKinds.soyMilk, givenAgo: 18, endsIn: 42 },
    { kind: couponKinds.lunch, restaurantCode: TOWER, givenAgo: 51, endsIn: -21, used: { ago: 36, time: '1207' } },
    {
      kind: couponKinds.salad,
      restaurantCode: GREEN_CAMPUS,
      givenAgo: 80,
      endsIn: -50,
      used: { ago: 71, time: '1152' },
    },
    { kind: couponKinds.soyMilk, givenAgo: 70, endsIn: -10 },
  ],
  dasom: [
    { kind: couponKinds.lunch, restaurantCode: GREEN_CAMPUS, givenAgo: 520, endsIn: -490 },
    { kind: couponKinds.soyMilk, givenAgo: 470, endsIn: -410 },
  ],
  emily: [{ kind: couponKinds.lunch, restaurantCode: TOWER, givenAgo: 4, endsIn: 26 }],
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const rows = GIVEN[persona]?.map((given, index) => rowOf(given, index, seoulDay(now)))
    await insertMany(tx, coupons, owned(hcId, rows))
  },
}

function rowOf({ kind, restaurantCode, givenAgo, endsIn, used }: Given, index: number, today: string) {
  const givenAt = seoulInstant(addDays(today, -givenAgo), '1000')
  const issue = { kind, source: 'EVENT', sourceKey: `seed:${String(index + 1)}`, days: givenAgo + endsIn + 1 }
  return {
    ...couponRow(restaurantCode === undefined ? issue : { ...issue, restaurantCode }, givenAt),
    usedAt: used === undefined ? null : seoulInstant(addDays(today, -used.ago), used.time),
  }
}
