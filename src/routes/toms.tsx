import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { code } from '#src/app/search.ts'
import { screen } from '#src/app/screen-data.ts'
import { TomsScreen } from '#src/areas/join/toms/toms.screen.tsx'
import { mostLetters } from '#src/lib/letter-bounds.ts'

/**
 * A portal adds its ticket to the address; `way` comes from the choice of ways; `bizCode` and `step` are how far
 * somebody has come.
 */
const search = v.object({
  way: v.fallback(v.optional(v.literal('knox')), undefined),
  bizCode: code,
  step: v.fallback(v.optional(v.literal('found')), undefined),
  knoxToken: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), mostLetters(2000))), undefined),
})

export const Route = createFileRoute('/toms')({
  staticData: screen({ kind: 'flow', title: msg`회사 찾기` }),
  validateSearch: search,
  component: Screen,
})

function Screen() {
  const { way, knoxToken, bizCode, step } = Route.useSearch()
  return <TomsScreen way={way} knoxToken={knoxToken} bizCode={bizCode} step={step} />
}
