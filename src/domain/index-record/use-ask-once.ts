import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { confirm } from '#src/ui/confirm/confirm.ts'
import type { DoubtWords } from './use-doubt-words.ts'

/** The member wants to look at the number once more. */
export class NotYet extends Error {}

/**
 * Asks a question of a form and waits: once, as long as it is the same one. Rejects with `NotYet` where something is to
 * be corrected.
 */
export function useAskOnce(): (question: DoubtWords | null) => Promise<void> {
  const { t } = useLingui()
  const answered = useRef<string>(undefined)
  return async (question) => {
    if (question === null || question.title === answered.current) return
    if (!(await confirm({ ...question, confirm: t`맞아요`, cancel: t`고칠게요` }))) throw new NotYet()
    answered.current = question.title
  }
}
