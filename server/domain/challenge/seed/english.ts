/**
 * Challenges and terms that an earlier build has published stand in Korean alone: what this build says in English is
 * added to them. English stands beside the Korean that it translates and beside no other: what an operator has
 * reworded, and what this build itself words anew, gets none.
 */
import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { challenges, challengeTerms, type HowStep, type PopupWords, type RewardWords } from '../schema.ts'
import { published, type Published } from './plan.ts'
import { TERMS } from './terms.ts'

/** Three short queries when there is nothing to do; an operator's own challenges stay as they are. */
export async function addEnglish(db: Db, today: string): Promise<void> {
  await addToTerms(db)
  await addToChallenges(db, today)
  await addPrizes(db, today)
}

/** A coupon that stood in the words alone is given from now on where the challenge is not over (docs/decisions/394). */
async function addPrizes(db: Db, today: string): Promise<void> {
  const open = await db
    .select({ chalnCode: challenges.chalnCode, rewards: challenges.rewards })
    .from(challenges)
    .where(gte(challenges.settleDt, today))
  const ours = published(today).flatMap(({ rewards }) => rewards.filter(({ teamCoupon }) => teamCoupon !== undefined))
  for (const { chalnCode, rewards } of open) {
    const renewed = rewards.map((reward): RewardWords => ({
      ...ours.find(
        ({ rewardNm, conditionTxt }) => rewardNm === reward.rewardNm && conditionTxt === reward.conditionTxt,
      ),
      ...reward,
    }))
    if (renewed.every(({ teamCoupon }, at) => teamCoupon === rewards[at]?.teamCoupon)) continue
    await db.update(challenges).set({ rewards: renewed }).where(eq(challenges.chalnCode, chalnCode))
  }
}

/**
 * Terms that somebody has agreed to are not rewritten: where their Korean is another one, they stay without English,
 * which the page says.
 */
async function addToTerms(db: Db): Promise<void> {
  const bare = await db.select().from(challengeTerms).where(isNull(challengeTerms.titleEng))
  const ours = TERMS.filter((now) =>
    bare.some(
      ({ termsSet, termsSeq, title, contents, contentsEng }) =>
        termsSet === now.termsSet &&
        termsSeq === now.termsSeq &&
        title === now.title &&
        contents === now.contents &&
        contentsEng === null,
    ),
  )
  if (ours.length === 0) return
  await retrying(() =>
    db.transaction(async (tx) => {
      for (const { termsSet, termsSeq, title, contents, titleEng, contentsEng } of ours) {
        const own = and(
          eq(challengeTerms.termsSet, termsSet),
          eq(challengeTerms.termsSeq, termsSeq),
          eq(challengeTerms.title, title),
          eq(challengeTerms.contents, contents),
        )
        await tx
          .update(challengeTerms)
          .set({ titleEng, contentsEng })
          .where(and(own, isNull(challengeTerms.titleEng), isNull(challengeTerms.contentsEng)))
      }
    }),
  )
}

async function addToChallenges(db: Db, today: string): Promise<void> {
  const bare = await db.select().from(challenges).where(isNull(challenges.introTxtEng))
  // Later rounds have codes of their own, and the name of the first.
  const known = new Map(published(today).map((one) => [one.chalnNm, one]))
  const ours = bare.flatMap((row) => {
    const now = known.get(row.chalnNm)
    return now?.introTxt === row.introTxt ? [{ row, now }] : []
  })
  if (ours.length === 0) return
  await retrying(() =>
    db.transaction(async (tx) => {
      for (const { row, now } of ours)
        await tx
          .update(challenges)
          .set(englishOf(row, now))
          .where(and(eq(challenges.chalnCode, row.chalnCode), isNull(challenges.introTxtEng)))
    }),
  )
}

/** The English of each text whose Korean is still the seed's; any other stays as it is. */
function englishOf(row: typeof challenges.$inferSelect, now: Published) {
  return {
    introTxtEng: now.introTxtEng,
    how: row.how.map((step): HowStep => ({
      ...now.how.find(({ title, descTxt }) => title === step.title && descTxt === step.descTxt),
      ...step,
    })),
    rewards: row.rewards.map((reward): RewardWords => ({
      ...now.rewards.find(
        ({ rewardNm, conditionTxt }) => rewardNm === reward.rewardNm && conditionTxt === reward.conditionTxt,
      ),
      ...reward,
    })),
    noticeTxtEng: row.noticeTxtEng ?? (now.noticeTxt === row.noticeTxt ? now.noticeTxtEng : null),
    promiseTxtEng: row.promiseTxtEng ?? (now.promiseTxt === row.promiseTxt ? now.promiseTxtEng : null),
    popup: row.popup && withEnglish(row.popup, now.popup),
  }
}

const withEnglish = (popup: PopupWords, now: PopupWords | null | undefined): PopupWords =>
  now?.title === popup.title && now.contents === popup.contents ? { ...now, ...popup } : popup
