import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#src/lib/days.ts'
import { daysQuery, roundsQuery } from './reservation.queries.ts'
import { monthsOf, toDay, toDays, workWeeks, type DayTimes } from './reservation.ts'
import type { Challenge, Service } from './service-kind.ts'

/** As the counselling of a challenge takes. */
const ROUND_MINUTES = 20

type Asked = {
  service: Service
  placeCode: string | undefined
  challenge: Challenge | undefined
  today: Day
  weeks: number
}

interface Times {
  days: DayTimes[]
  known: boolean
  /** Some of them did not come. */
  isFailed: boolean
  refresh: () => void
}

/** The days with times of some weeks, wherever they come from: a place's months, or the rounds of a challenge. */
export function useTimes({ service, placeCode, challenge, today, weeks }: Asked): Times {
  const client = useQueryClient()
  const months =
    placeCode === undefined || challenge
      ? []
      : monthsOf(workWeeks(today, weeks).flat()).filter((month) => month >= today.slice(0, 6))
  const ofMonths = useQueries({ queries: months.map((month) => daysQuery(service, placeCode ?? '', month)) })
  const { data: rounds, isError } = useQuery({
    ...roundsQuery(challenge?.chalnCode ?? ''),
    enabled: challenge !== undefined,
  })
  const free = rounds?.find(({ roundNo }) => roundNo === challenge?.roundNo)?.freeList
  return {
    days: challenge ? toDays(free ?? [], ROUND_MINUTES) : ofMonths.flatMap(({ data }) => data ?? []).map(toDay),
    known: challenge ? rounds !== undefined : ofMonths.length > 0 && ofMonths.every(({ data }) => data !== undefined),
    isFailed: challenge
      ? isError && rounds === undefined
      : ofMonths.some((month) => month.isError && month.data === undefined),
    refresh: () => {
      void client.invalidateQueries({ queryKey: ['/api/welfit/reservationDayList'] })
      void client.invalidateQueries({ queryKey: ['/api/reservation/reservation/chalCouslingSchdlList'] })
    },
  }
}
