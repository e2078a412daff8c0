/** Two records of haneul's, so that a client that is tried finds something to read. */
import { insertMany } from '#server/db/many.ts'
import { type NounSeed, owned } from '#server/db/seed/noun.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { samplePosts } from './schema.ts'

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== 'haneul') return
    const on = (daysAgo: number, time: string) => seoulInstant(addDays(seoulDay(now), -daysAgo), time)
    const posts = [
      { title: '걷기 모임', contents: '수요일 점심에 같이 걸어요.', writtenAt: on(2, '1000') },
      { title: '점심 메뉴 건의', contents: '샐러드 코너가 매일 있으면 좋겠어요.', writtenAt: on(1, '1315') },
    ]
    await insertMany(tx, samplePosts, owned(hcId, posts))
  },
}
