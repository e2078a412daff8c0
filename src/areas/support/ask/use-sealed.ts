import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { whenEnded } from '#src/patterns/form/drafts.ts'
import type { KeptForm } from '#src/patterns/form/use-valid-form.ts'
import type { AskKind, AskWords } from './ask.ts'
import { sealDraft } from './ask-draft.ts'

/** So long after the last key the draft is sealed. */
const QUIET_MS = 300

/** Seals what is written while it is written, and when the page goes out of sight or is left. */
export function useSealed(
  kind: AskKind,
  form: KeptForm<AskWords>,
  photos: readonly Blob[],
  triedMs: number | null,
  sent: { current: number },
): void {
  const words = useWatch({ control: form.control })
  // Whoever is signed in by then is not who has written this.
  const isOver = useRef(false)
  useEffect(() => whenEnded(() => void (isOver.current = true)), [])
  const seal = useEffectEvent(() =>
    sent.current > 0 || isOver.current ? undefined : void sealDraft(kind, words, photos, triedMs),
  )
  useEffect(() => {
    const timer = setTimeout(
      () => (sent.current > 0 || isOver.current ? undefined : void sealDraft(kind, words, photos, triedMs)),
      QUIET_MS,
    )
    return () => clearTimeout(timer)
  }, [kind, words, photos, triedMs, sent])
  useEffect(() => {
    const onHidden = () => (document.visibilityState === 'hidden' ? seal() : undefined)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      seal()
    }
  }, [])
}
