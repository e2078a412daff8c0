/** How long it is kept what members did in a challenge: its terms say "끝난 날부터 6개월 뒤에 지웁니다" (seed/terms.ts). */
import { addMonths } from '#server/seoul.ts'

export const KEEP_MONTHS = 6

/** The day on whose morning it goes. */
export const forgetDayOf = ({ endDt }: { endDt: string }): string => addMonths(endDt, KEEP_MONTHS)

export const isKept = (challenge: { endDt: string }, today: string): boolean => today < forgetDayOf(challenge)
