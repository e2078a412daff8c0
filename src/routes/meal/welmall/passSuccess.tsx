import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import type { Returned } from '#src/areas/meal/mall/mall.machine.ts'
import { MallReturnScreen } from '#src/areas/meal/mall/mall-return.screen.tsx'
import { mostLetters } from '#src/lib/letter-bounds.ts'

/** What the verification comes back with; an address without it says that it was given up. */
const search = v.object({
  authKey: v.fallback(v.optional(v.pipe(v.string(), mostLetters(100))), undefined),
  result: v.fallback(v.optional(v.pipe(v.string(), mostLetters(20))), undefined),
})

export const Route = createFileRoute('/meal/welmall/passSuccess')({
  staticData: screen({ kind: 'result', title: msg`쇼핑몰` }),
  validateSearch: search,
  component: Screen,
})

function Screen() {
  const { authKey, result } = Route.useSearch()
  const [returned] = useState<Returned>(() => (authKey !== undefined && result === 'done' ? { authKey } : 'stopped'))
  return <MallReturnScreen returned={returned} />
}
