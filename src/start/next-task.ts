/**
 * Resolves in a task of its own, so that the browser can paint or answer a touch before what follows. Not slowed down
 * in hidden pages.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener(
      'message',
      () => {
        port1.close()
        resolve()
      },
      { once: true },
    )
    port1.start()
    port2.postMessage(null)
  })
}
