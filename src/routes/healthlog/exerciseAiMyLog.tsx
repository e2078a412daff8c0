import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { useNow } from '#src/app/use-now.ts'
import { monthOf, prefetchMyLog } from '#src/areas/exercise/my-log/my-log.queries.ts'
import { MyLogScreen } from '#src/areas/exercise/my-log/my-log.screen.tsx'
import { ThemeLogScreen } from '#src/areas/exercise/my-log/theme-log.screen.tsx'

/** `YYYYMM`, read as a number by the router; anything else is this month. */
const month = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^20\d{2}(0[1-9]|1[0-2])$/))),
  undefined,
)
const search = v.object({ thm: code, month })

/** No month that is yet to come. */
const shown = (asked: string | undefined, now: Date) =>
  asked !== undefined && asked < monthOf(now) ? asked : monthOf(now)

export const Route = createFileRoute('/healthlog/exerciseAiMyLog')({
  staticData: screen({ kind: 'list', title: msg`프로그램으로 한 운동` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => prefetchMyLog(queryClient, deps.thm, shown(deps.month, new Date())),
  component: Screen,
})

function Screen() {
  const { thm, month: asked } = Route.useSearch()
  const at = shown(asked, useNow())
  return thm === undefined ? <MyLogScreen month={at} /> : <ThemeLogScreen thm={thm} month={at} />
}
