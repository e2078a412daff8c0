import { i18n } from '@lingui/core'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { doneMessages } from '#src/contract/messages.ts'
import { query } from '#src/contract/query.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { difficultiesQuery, goalsQuery, kindsOfExerciseQuery, minutesQuery } from '../choices/choices.queries.ts'
import { bodyOfSettings, toSettings, type Settings } from './settings.ts'

const LIST = '/api/healthlog/aiSetting/aiSettingList'
const STALE = [
  LIST,
  '/api/healthlog/aiCustom/exerciseTimeRange',
  '/api/healthlog/aiCustom/exerciseRcmd',
  '/api/healthlog/aiCustom/rcmdExercise',
] as const

/** The settings; before the first save there are none. [HLG-08] */
export const settingsQuery = () =>
  queryOptions({
    ...query('get', LIST),
    select: (list) => ({ isFirst: list.length === 0, settings: toSettings(list) }),
  })

export const prefetchSettings = (queries: QueryClient) =>
  Promise.all([
    queries.ensureQueryData(settingsQuery()),
    queries.ensureQueryData(goalsQuery()),
    queries.ensureQueryData(difficultiesQuery()),
    queries.ensureQueryData(kindsOfExerciseQuery()),
    queries.ensureQueryData(minutesQuery()),
  ])

const silent = { stale: STALE, done: null, failed: null } as const

/**
 * Saves for the first time or again; whoever was first on another phone meanwhile makes it the other, once and without
 * a word. The page says what remains a failure (docs/decisions/202). [HLG-08]
 */
export function useSaveSettings() {
  const first = useWrite('post', '/api/healthlog/aiSetting/firstSaveAiSetting', silent)
  const later = useWrite('post', '/api/healthlog/aiSetting/saveAiSetting', silent)
  return {
    isPending: first.isPending || later.isPending,
    /** Rejects when it failed. */
    save: async (settings: Settings, isFirst: boolean): Promise<void> => {
      const init = { body: bodyOfSettings(settings) }
      const [one, other] = isFirst ? [first, later] : [later, first]
      await one.sendAsync(init).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 409) return other.sendAsync(init)
        throw error
      })
      toast({ kind: 'good', text: i18n._(doneMessages.saved), about: LIST })
    },
  }
}
