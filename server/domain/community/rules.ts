/** Moderation: what folds a post, and for whom (docs/decisions/241). */
import type { Words } from '#server/domain/member/language.rules.ts'

/** So many different members fold something for all. */
export const FOLD_AT = 3

/** The same words with the same pictures to the same place within this time are a double tap. */
export const SAME_WITHIN_MS = 60_000

export interface Reason {
  cmplCode: string
  name: Words
  /** Needs a text too. */
  asksText: boolean
}

export const REASONS: readonly Reason[] = [
  { cmplCode: 'AD', name: { ko: '광고예요', en: 'It’s an advert' }, asksText: false },
  { cmplCode: 'ABUSE', name: { ko: '욕설이나 비방이에요', en: 'It insults somebody' }, asksText: false },
  {
    cmplCode: 'PRIVATE',
    name: { ko: '개인정보가 있어요', en: 'It shows somebody’s private details' },
    asksText: false,
  },
  { cmplCode: 'ETC', name: { ko: '그 밖의 이유', en: 'Another reason' }, asksText: true },
]

/** What stands in the place of words that several members reported. */
export const FOLDED: Words = {
  ko: '신고가 여러 건이라 확인하고 있어요.',
  en: 'Several people reported this, and we are having a look.',
}

export type Fold = 'ME' | 'MANY' | null

/** Why something is shown folded. One's own report counts first: it is what the member knows of. */
export function foldOf({ isReportedByMe, reports }: { isReportedByMe: boolean; reports: number }): Fold {
  if (isReportedByMe) return 'ME'
  return reports >= FOLD_AT ? 'MANY' : null
}
