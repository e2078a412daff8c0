/** What is encoded, one letter or several, and a "%" that begins nothing. */
const ENCODED = /(?:%[\da-f]{2})+|%/gi

/** The same address, in which every "%" of the path that encodes no letter stands for itself: "/%E0%A4%A", "/100%". */
export function readableAddress(href: string): string {
  const [path = ''] = /^[^?#]*/.exec(href) ?? []
  return (
    path.replace(ENCODED, (part) => (isReadable(part) ? part : part.replaceAll('%', '%25'))) + href.slice(path.length)
  )
}

function isReadable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
