/** In the page: waits until fonts and pictures are there and the document has not changed for so many milliseconds. */
export async function untilStill(stillMs: number): Promise<void> {
  await document.fonts.ready
  // A lazy picture below the window is not asked for, and would be waited for in vain.
  const coming = [...document.images].filter(
    (image) => image.complete || image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight,
  )
  await Promise.all(coming.map((image) => image.decode().catch(() => undefined)))
  // A toast fades in even where motion is reduced; what runs for ever is not waited for.
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map((animation) => animation.finished))
  await new Promise<void>((resolve) => {
    let timer = setTimeout(done, stillMs)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, stillMs)
    })
    function done() {
      observer.disconnect()
      requestAnimationFrame(() => resolve())
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
