/** Challenges and terms that an earlier build has published stand in Korean alone: what this build says in English is added to them. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { challenges, challengeTerms } from '../schema.ts'
import { published } from './plan.ts'
import { TERMS } from './terms.ts'

/** One short query when there is nothing to do; an operator's own challenges stay as they are. */
export async function addEnglish(db: Db, today: string): Promise<void> {
  const bare = await db
    .select({ chalnCode: challenges.chalnCode, chalnNm: challenges.chalnNm, introTxt: challenges.introTxt, popup: challenges.popup })
    .from(challenges)
    .where(isNull(challenges.introTxtEng))
  // Later rounds have codes of their own, and the name of the first.
  const known = new Map(published(today).map((one) => [one.chalnNm, one]))
  const ours = bare.flatMap(({ chalnCode, chalnNm, introTxt, popup }) => {
    const now = known.get(chalnNm)
    return now?.introTxt === introTxt ? [{ chalnCode, now, popup: popup && { ...now.popup, ...popup } }] : []
  })
  if (ours.length === 0) return
  await retrying(() =>
    db.transaction(async (tx) => {
      for (const { chalnCode, now, popup } of ours) {
        const { introTxtEng, how, rewards, noticeTxtEng, promiseTxtEng } = now
        const english = { introTxtEng, how, rewards, noticeTxtEng, promiseTxtEng, popup }
        await tx.update(challenges).set(english).where(eq(challenges.chalnCode, chalnCode))
      }
      for (const { termsSet, termsSeq, title, titleEng, contentsEng } of TERMS) {
        const own = and(eq(challengeTerms.termsSet, termsSet), eq(challengeTerms.termsSeq, termsSeq), eq(challengeTerms.title, title))
        await tx.update(challengeTerms).set({ titleEng, contentsEng }).where(and(own, isNull(challengeTerms.titleEng)))
      }
    }),
  )
}
