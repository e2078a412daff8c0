import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/contract/api-error.ts'
import { mutation } from '#src/contract/query.ts'

/** `later`: too many were asked about; the server decides when the account is opened. */
export type Verdict = 'free' | 'taken' | 'unwelcome' | 'later'

export interface NameCheck {
  /** What is known of exactly this text: an edit makes it unknown again. [MBR-08] */
  of(text: string): Verdict | null
  /** Asks, unless it is known. */
  ask(text: string): Promise<Verdict>
}

function useCheck(look: (text: string) => Promise<Verdict>): NameCheck {
  const [known, setKnown] = useState<{ text: string; verdict: Verdict } | null>(null)
  const { mutateAsync } = useMutation({ mutationFn: look })
  const of = (text: string) => (known?.text === text ? known.verdict : null)
  return {
    of,
    async ask(text) {
      const before = of(text)
      if (before !== null && before !== 'later') return before
      const verdict = await mutateAsync(text).catch((failure: unknown): Verdict => {
        if (failure instanceof ApiError) return 'later'
        throw failure
      })
      setKnown({ text, verdict })
      return verdict
    },
  }
}

const duplicate = mutation('post', '/api/member/duplicate')
const nickName = mutation('post', '/api/member/checkNickName')

/** Whether a sign-in name is free. [MBR-07] */
export const useDuplicateIdCheck = (): NameCheck =>
  useCheck(async (usrId) =>
    (await duplicate.mutationFn({ body: { usrId }, skipErrorHandler: true })).duplicateYn === 'Y' ? 'taken' : 'free',
  )

/** Whether a nickname is free and allowed. */
export const useNickNameCheck = (): NameCheck =>
  useCheck(async (text) => {
    const { usableYn, reasonCode } = await nickName.mutationFn({ body: { nickName: text }, skipErrorHandler: true })
    if (usableYn === 'Y') return 'free'
    return reasonCode === '02' ? 'unwelcome' : 'taken'
  })
