/** What comes with a coached challenge, how much of it there is and how much was used. */
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import { daysBetween, mondayOf } from '#server/seoul.ts'

const NAMES = {
  COUNSEL: { ko: '상담', en: 'Counselling' },
  REPORT: { ko: '주간 리포트', en: 'Weekly reports' },
  CONTENTS: { ko: '읽을거리', en: 'Things to read' },
} as const satisfies Record<string, Words>

interface Used {
  rounds: readonly { endDt: string }[]
  heldCnt: number
  readReports: number
  contents: { all: number; done: number }
}

/** Weeks from Monday to Sunday that days touch: each has its report. */
export const weeksBetween = (startDt: string, endDt: string): number =>
  daysBetween(mondayOf(startDt), mondayOf(endDt)) / 7 + 1

/** What there is none of is left out. */
export function usesOf(
  { startDt, endDt }: { startDt: string; endDt: string },
  language: Language,
  { rounds, heldCnt, readReports, contents }: Used,
) {
  const lastRound = rounds.reduce((last, round) => (round.endDt > last ? round.endDt : last), '')
  const rows = [
    {
      useCode: 'COUNSEL' as const,
      totalCnt: rounds.length,
      usedCnt: heldCnt,
      endDt: lastRound,
      menu: 'counselingMyRsrvList',
    },
    {
      useCode: 'REPORT' as const,
      totalCnt: weeksBetween(startDt, endDt),
      usedCnt: readReports,
      endDt,
      menu: 'challengeChallengeIntensiveDetail',
    },
    {
      useCode: 'CONTENTS' as const,
      totalCnt: contents.all,
      usedCnt: contents.done,
      endDt,
      menu: 'challengeCustcontentsview',
    },
  ]
  return rows.filter(({ totalCnt }) => totalCnt > 0).map((row) => ({ ...row, useNm: NAMES[row.useCode][language] }))
}
