import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft, whenGiven } from './drafts.ts'

/**
 * What was typed on a screen that is no `useValidForm`, kept as its drafts are: under a name of its own until it was
 * sent, and for the member whose session was lost. Undefined before anything was typed; setting that takes it away.
 * `forget` is for what was sent: it is kept no longer, and stands on the screen until that is left.
 *
 * @param join what was left before and what was typed until it was given back come to together; without it the later
 *   stands
 */
export function useDraft<Values>(
  name: string,
  join?: (left: Values, since: Values) => Values,
): readonly [typed: Values | undefined, type: (next: Values | undefined) => void, forget: () => void] {
  const [typed, setTyped] = useState(() => readDraft<Values>(name))
  useEffect(
    () =>
      whenGiven(() => {
        const left = readDraft<Values>(name)
        if (left !== undefined) setTyped(() => left)
      }),
    [name],
  )
  const type = (next: Values | undefined) => {
    setTyped(() => next)
    if (next === undefined) dropDraft(name)
    else keepDraft(name, next, join)
  }
  return [typed, type, () => dropDraft(name)]
}

/** Of several fields each stands as it was typed last. */
export const joinFields = <Values extends object>(left: Values, since: Values): Values => ({ ...left, ...since })

/** Of own words none are lost: what was left, then what was typed since. */
export const joinWords = (left: string, since: string): string =>
  left === '' || since.startsWith(left) ? since : `${left} ${since}`
