import type { Language } from '#server/domain/member/language.rules.ts'
import { valuesIn } from './closing.rules.ts'
import type { ChallengeInfo } from './queries.ts'
import type { challengeResults } from './schema.ts'
import { badgeWords } from './scores.rules.ts'

type Result = typeof challengeResults.$inferSelect

/** What it came to in a sentence. Who did not reach it is told how far it was, never that it failed. */
function sentence({ kind, goalDays }: ChallengeInfo, { successYn, successDays, achieveRate }: Result): string {
  if (goalDays === null || (successYn === 'N' && successDays === 0)) return `${String(achieveRate)} %까지 왔어요.`
  return kind === 'WF' ? `웰푸드를 ${String(successDays)}번 드셨어요.` : `${String(successDays)}일을 해내셨어요.`
}

export const resultOf = (challenge: ChallengeInfo, result: Result, nickName: string, language: Language) => ({
  chalnCode: challenge.chalnCode,
  chalnNm: challenge.chalnNm,
  chalnNmEng: challenge.chalnNmEng,
  chalnType: challenge.kind,
  nickName,
  startDt: challenge.startDt,
  endDt: challenge.endDt,
  successYn: result.successYn,
  achieveRate: result.achieveRate,
  resultTxt: sentence(challenge, result),
  valueList: valuesIn(result.values, language),
  rankNo: result.rankNo,
  joinCnt: result.finishCnt,
  teamNm: result.teamNm,
  teamRankNo: result.teamRankNo,
  badgeNmList: result.successYn === 'Y' ? [badgeWords.DONE.badgeNm] : [],
  rewardPoint: result.points,
  reportSeq: result.reportSeq,
})
