/**
 * The open dialogs and sheets, oldest first. The shell's back button and the browser's close the topmost one before
 * they leave the page: src/app asks here, src/ui knows no history.
 */
type Close = () => void

const open: Close[] = []
const listeners = new Set<() => void>()

const changed = () => listeners.forEach((listener) => listener())

/** Adds an overlay on top; call the answer when it is gone. `close` asks the owner to close it. */
export function registerOverlay(close: Close): () => void {
  open.push(close)
  changed()
  return () => {
    const at = open.indexOf(close)
    if (at < 0) return
    open.splice(at, 1)
    changed()
  }
}

/** Asks the topmost overlay to close. False when there is none: the caller may go back. */
export function closeTopOverlay(): boolean {
  const top = open.at(-1)
  top?.()
  return top !== undefined
}

/** How many overlays are open. */
export function overlayCount(): number {
  return open.length
}

/** Whether any overlay is open. */
export function hasOverlay(): boolean {
  return open.length > 0
}

/** Calls `listener` whenever an overlay opens or goes; returns how to stop. */
export function onOverlayChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
