import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { recommendedQuery, standingQuery } from '../hub/exercise.queries.ts'
import { toProgramme } from '../programme/programme.ts'

const SURVEY = '/api/healthlog/aiCustom/suveyList'
const STALE = [
  SURVEY,
  '/api/healthlog/aiCustom/rcmdAt',
  '/api/healthlog/aiCustom/rcmdExercise',
  '/api/healthlog/aiCustom/trendCstmRoutine',
] as const

export const surveyQuery = () => query('get', SURVEY)

/** What similar members keep; nobody to compare with is null. */
export const trendQuery = () =>
  queryOptions({
    ...query('get', '/api/healthlog/aiCustom/trendCstmRoutine'),
    select: ({ peerNm, list }) => ({
      peers: peerNm,
      rows: list.map(({ prgm, userCnt }) => ({ programme: toProgramme(prgm), people: userCnt })),
    }),
  })

export interface Wanted {
  goal: readonly string[]
  difficulty: readonly string[]
  kind: readonly string[]
  minutes: readonly string[]
}

/** Programmes by goal, difficulty, kind and minutes; what is left out is the settings'. */
export const quickQuery = ({
  goal: [goalCode],
  difficulty: [difficultyCode],
  kind: [categoryCode],
  minutes: [minutes],
}: Wanted) =>
  queryOptions({
    ...query('get', '/api/healthlog/aiCustom/exerciseRcmd', {
      params: {
        query: {
          ...(goalCode && { goalCode }),
          ...(difficultyCode && { difficultyCode }),
          ...(categoryCode && { categoryCode }),
          ...(minutes && { exerciseMin: Number(minutes) }),
        },
      },
    }),
    select: (list) => list.map(toProgramme),
  })

/** Where the member stands decides what the page opens with. [EXR-01] */
export async function loadCustom(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.ensureQueryData(standingQuery()),
    queries.ensureQueryData(recommendedQuery()),
    queries.ensureQueryData(surveyQuery()),
  ])
}

/** Its page says a failure. */
export const useSaveSurvey = () =>
  useWrite('post', '/api/healthlog/aiCustom/saveSuvey', { stale: STALE, done: null, failed: null })

const KEEP = '/api/healthlog/aiCustom/saveRcmd'

/** Of a routine without anything its page says that. */
export const useSaveRecommendedRoutine = () =>
  useWrite('post', KEEP, {
    stale: STALE,
    done: null,
    onAnswer: (_, { body: { prgmCodeList } }) =>
      void (prgmCodeList.length > 0 && toast({ kind: 'good', text: i18n._(msg`내 운동에 담았어요`), about: KEEP })),
  })
