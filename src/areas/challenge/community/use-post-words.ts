import { useLingui } from '@lingui/react/macro'
import { formatDay, today } from '#src/lib/days.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { minutesAgo, type Post } from './community.ts'

/** When something was written, and what the page says of all of it. */
export function usePostWords(now: Date) {
  const { t, i18n } = useLingui()
  return {
    /** The time of day today, else the day. */
    when: (at: string) => (dayOf(at) === today(now) ? clockOf(at) : formatDay(dayOf(at), i18n.locale, 'short')),
    lead: (newest: Post | undefined, total: number, isMine: boolean): string => {
      if (isMine) return t`내가 쓴 이야기\n${total}개`
      if (newest && newest.fold === null && !newest.isMine) {
        const ago = minutesAgo(newest.at, now)
        const hours = Math.floor(ago / 60)
        if (ago < 60) return t`${newest.author}님이 ${ago}분 전에\n이야기를 남겼어요`
        if (hours < 24) return t`${newest.author}님이 ${hours}시간 전에\n이야기를 남겼어요`
      }
      return t`이야기 ${total}개가\n모였어요`
    },
  }
}
