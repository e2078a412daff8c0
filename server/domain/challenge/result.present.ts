import { type Language, type Words, wordsIn } from '#server/domain/member/language.rules.ts'
import { valuesIn } from './closing.rules.ts'
import type { Prize } from './prize.queries.ts'
import type { ChallengeInfo } from './queries.ts'
import type { challengeResults } from './schema.ts'
import { badgeWords } from './scores.rules.ts'
import { yn } from '#server/wire.ts'

type Result = typeof challengeResults.$inferSelect

/** What it came to in a sentence. Who did not reach it is told how far it was, never that it failed. */
function sentence({ kind, goalDays }: ChallengeInfo, { successYn, successDays, achieveRate }: Result): Words {
  if (goalDays === null || (successYn === 'N' && successDays === 0))
    return { ko: `${String(achieveRate)} %까지 왔어요.`, en: `You came ${String(achieveRate)}% of the way.` }
  const days = String(successDays)
  return kind === 'WF'
    ? {
        ko: `웰푸드를 ${days}번 드셨어요.`,
        en: successDays === 1 ? 'You had one Well Food lunch.' : `You had ${days} Well Food lunches.`,
      }
    : {
        ko: `${days}일을 해내셨어요.`,
        en: successDays === 1 ? 'You completed one day.' : `You completed ${days} days.`,
      }
}

const doneBadge = (language: Language): string =>
  language === 'en' ? badgeWords.DONE.badgeNmEng : badgeWords.DONE.badgeNm

export const resultOf = (
  challenge: ChallengeInfo,
  result: Result,
  { nickName, prize }: { nickName: string; prize: Prize | undefined },
  language: Language,
) => ({
  chalnCode: challenge.chalnCode,
  chalnNm: challenge.chalnNm,
  chalnNmEng: challenge.chalnNmEng,
  chalnType: challenge.kind,
  nickName,
  startDt: challenge.startDt,
  endDt: challenge.endDt,
  successYn: result.successYn,
  achieveRate: result.achieveRate,
  resultTxt: sentence(challenge, result)[language],
  valueList: valuesIn(result.values, language),
  rankNo: result.rankNo,
  joinCnt: result.finishCnt,
  teamNm: result.teamNm,
  teamRankNo: result.teamRankNo,
  badgeNmList: result.successYn === 'Y' ? [doneBadge(language)] : [],
  rewardPoint: result.points,
  teamCoupon:
    prize === undefined
      ? null
      : {
          couponNo: prize.couponNo,
          couponNm: wordsIn({ ko: prize.name, en: prize.nameEng }, language),
          sharedYn: yn(prize.isShared),
        },
  reportSeq: result.reportSeq,
})
