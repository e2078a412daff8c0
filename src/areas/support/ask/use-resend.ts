import { useEffect, useRef } from 'react'
import { connection } from '#src/app/connection.ts'

/**
 * What could not be sent is sent again by itself when the connection is back: presses the form's own button. Not what
 * was written on since it was tried: that may be half a sentence, and waits for its writer.
 */
export function useResend(isWaiting: boolean, busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    if (!isWaiting || busy || !form) return
    let isWrittenOn = false
    const noteInput = () => {
      isWrittenOn = true
    }
    form.addEventListener('input', noteInput)
    const stop = connection.subscribe(() => {
      if (connection.get() === 'online' && !isWrittenOn) form.requestSubmit()
    })
    return () => {
      form.removeEventListener('input', noteInput)
      stop()
    }
  }, [isWaiting, busy])
  return button
}
