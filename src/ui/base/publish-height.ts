/**
 * Says on the document, as the custom property `name`, how many px of the page's end `box` covers, as long as it
 * stands. Call the answer to stop.
 */
export function publishHeight(box: HTMLElement, name: `--${string}`, covers: () => boolean = () => true): () => void {
  const { style } = document.documentElement
  const publish = () => style.setProperty(name, `${covers() ? Math.ceil(box.getBoundingClientRect().height) : 0}px`)
  const observer = new ResizeObserver(publish)
  observer.observe(box)
  addEventListener('resize', publish)
  publish()
  return () => {
    observer.disconnect()
    removeEventListener('resize', publish)
    style.removeProperty(name)
  }
}
