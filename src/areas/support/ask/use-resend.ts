import { useEffect, useRef } from 'react'
import { connection } from '#src/app/connection.ts'

/** What could not be sent is sent again by itself when the connection is back: presses the form's own button. */
export function useResend(isWaiting: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isWaiting) return
    return connection.subscribe(() => {
      if (connection.get() === 'online') button.current?.form?.requestSubmit()
    })
  }, [isWaiting])
  return button
}
