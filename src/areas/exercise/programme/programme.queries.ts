import { queryOptions } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { query } from '#src/contract/query.ts'
import { orNone } from '#src/contract/or-none.ts'

const PROGRAMME = '/api/healthlog/aiprgmThm/aiPrgmDtlInfo'
const THEME = '/api/healthlog/aiprgmThm/aiPrgmThmInfo'
const COACH = '/api/healthlog/aiCustom/alyceParam'

/** A programme with its moves; null where there is none of that code. Kept: it is begun in a basement. */
export const programmeQuery = (prgmCode: string) =>
  queryOptions({
    queryKey: [PROGRAMME, { query: { prgmCode } }] as const,
    queryFn: ({ signal }) => orNone(unwrap(api.GET(PROGRAMME, { params: { query: { prgmCode } }, signal }))),
    meta: { keptOffline: true },
  })

/** A theme with its programmes; null where there is none of that code. Kept like them. */
export const themeQuery = (thmCode: string) =>
  queryOptions({
    queryKey: [THEME, { query: { thmCode } }] as const,
    queryFn: ({ signal }) => orNone(unwrap(api.GET(THEME, { params: { query: { thmCode } }, signal }))),
    meta: { keptOffline: true },
  })

/** How the camera coach opens for a programme; null where there is none. Nobody waits for it. */
export const coachQuery = (prgmCode: string) =>
  queryOptions({
    queryKey: [COACH, { query: { prgmCode } }] as const,
    queryFn: ({ signal }) =>
      orNone(unwrap(api.GET(COACH, { params: { query: { prgmCode } }, signal, background: true }))),
  })

/** The themes that are opened most. */
export const themesQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/aiCustom/trendThemes'), meta: { keptOffline: true } })

const LIST = '/api/healthlog/aiFavor/aiFavoriteList'
const STALE = [LIST, '/api/healthlog/aiCustom/favoriteCnt', PROGRAMME, THEME] as const

/** Sends the wanted state, so that twice is once; without a limit. [EXR-02] */
export function useSaveFavourite() {
  const save = useWrite('post', '/api/healthlog/aiFavor/saveAiFavorite', { stale: STALE, done: null })
  return {
    /** What is shown until the answer is there. */
    shown: ({ code, isFavourite }: { code: string; isFavourite: boolean }) =>
      save.sending?.body.prgmCode === code ? save.sending.body.favoriteYn === 'Y' : isFavourite,
    set: (prgmCode: string, on: boolean, then?: () => void) =>
      save.send({ body: { prgmCode, favoriteYn: on ? 'Y' : 'N' } }, then),
  }
}
