import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { challengeQuery } from '../challenge.queries.ts'
import { useServerDay } from '../use-day.ts'
import { firstOfWeek } from './ranking.ts'

interface Props {
  chalnCode: string
  isTeam: boolean
  isWeek: boolean
  /** The morning of the newest count. */
  countDt: Day
}

/** Nobody stands anywhere yet: why, and from when. */
export function NoPlaces({ chalnCode, isTeam, isWeek, countDt }: Props) {
  const { t, i18n } = useLingui()
  // Read for the page that led here; without it nobody is told that they have no team, nor when a week is counted.
  const { data: challenge, dataUpdatedAt } = useQuery(challengeQuery(chalnCode))
  const today = useServerDay(challenge?.nowDt, dataUpdatedAt)
  const words = () => {
    if (!isTeam && challenge?.myJoin?.teamSeq === null) return t`팀에 들어가면 팀원끼리의 순위가 보여요.`
    if (isWeek && challenge === undefined) return undefined
    const first = isWeek && challenge ? firstOfWeek(challenge, countDt) : undefined
    if (first !== undefined) {
      const day = formatDay(first, i18n.locale, 'short')
      return first === addDays(today, 1)
        ? t`이번 주 순위는 내일 새벽에 처음 세어요.`
        : t`이번 주 순위는 ${day} 새벽에 처음 세어요.`
    }
    return isWeek && challenge && challenge.startDt <= countDt
      ? t`이번 주에는 세는 날이 없어요.`
      : t`첫날이 지난 새벽에 처음 세어요.`
  }
  return <EmptyState title={t`아직 순위가 없어요`} text={words()} />
}
