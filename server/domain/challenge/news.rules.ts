/** The consent to be told of new challenges, and in which words that is done. */
import type { OperatorWords, Words } from '#server/domain/member/language.rules.ts'
import { addDays } from '#server/seoul.ts'

/** The term by its title: it stands in several sets of terms. */
export const NEWS_TITLE = '새 챌린지 소식 받기'

/** A server that was away tells of what opened up to so many days ago. */
const LATE_DAYS = 3

/** The days on which a challenge that is told of on a morning has opened. */
export const openedSince = (morning: string): string => addDays(morning, -LATE_DAYS)

export const keyOfNews = (chalnCode: string): string => `chaln-open:${chalnCode}`

export const newsWords = ({ ko, en }: OperatorWords): { title: Words; body: Words } => ({
  title: { ko: '비슷한 챌린지가 열렸어요', en: 'A similar challenge is open' },
  body: { ko, en: en ?? ko },
})
