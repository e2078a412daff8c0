import { queryOptions } from '@tanstack/react-query'
import { isSurveyBegun } from '#src/domain/event/survey-begun.ts'

/** Those of these surveys that were begun on this phone and not sent. */
export const begunQuery = (eventSeqs: readonly number[]) =>
  queryOptions({
    queryKey: ['events', 'begun', eventSeqs] as const,
    queryFn: async () => {
      const begun = await Promise.all(eventSeqs.map(isSurveyBegun))
      return eventSeqs.filter((_, at) => begun[at])
    },
    staleTime: 0,
    networkMode: 'always',
  })
