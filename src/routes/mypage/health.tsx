import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { KeepingScreen } from '#src/areas/account/health-consent/keeping.screen.tsx'

/** `rule`: the consent whose chapter is open. */
const search = v.object({ rule: v.fallback(v.pipe(code, v.optional(v.picklist(['1', '2', '3', '4']))), undefined) })

// Public, and nothing is asked before somebody is signed in. [ROU-13]
export const Route = createFileRoute('/mypage/health')({
  staticData: screen({ kind: 'detail', title: msg`건강정보` }),
  validateSearch: search,
  component: Screen,
})

function Screen() {
  return <KeepingScreen rule={Route.useSearch().rule} />
}
