import { useEffect } from 'react'

/**
 * Keeps the screen on while something is held up to a reader, where the browser can. It is lost when the page goes to
 * the back and asked for anew when it returns; a refusal (battery saver) changes nothing.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | undefined
    let isOpen = true
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      // Older phones do not have it, whatever the types say.
      const lock = await (navigator.wakeLock as WakeLock | undefined)?.request('screen').catch(() => undefined)
      if (isOpen) held = lock
      else void lock?.release()
    }
    const onChange = () => void hold()
    document.addEventListener('visibilitychange', onChange)
    void hold()
    return () => {
      isOpen = false
      document.removeEventListener('visibilitychange', onChange)
      void held?.release()
    }
  }, [])
}
