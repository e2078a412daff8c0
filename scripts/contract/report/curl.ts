import type { Exchange } from '../ledger.ts'
import { MASK } from '../mask.ts'

/** A line that repeats a call in a shell. Secrets are variables there: the line can be handed on. */
export function curlLine(exchange: Exchange, origin: string): string {
  const headers = Object.entries(exchange.headers).filter(
    ([name]) =>
      !/^(?:host|content-length|connection|accept-encoding|sec-.*|authorization|cookie|x-device-id)$/i.test(name),
  )
  const own = exchange.purpose === 'without token' ? [] : ['-H "Authorization: $TOKEN"']
  const cookie = exchange.headers['cookie']
  return [
    `curl -sS -i -X ${exchange.method} ${quoted(origin + exchange.url)}`,
    ...own,
    '-H "X-Device-Id: $DEVICE_ID"',
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(cookie === undefined ? [] : ['-H "Cookie: $COOKIE"']),
    ...(exchange.body === undefined ? [] : [`--data-raw ${quoted(exchange.body)}`]),
  ].join(' \\\n  ')
}

/** In single quotes, where a shell reads nothing; what was masked becomes a variable. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`).replaceAll(MASK, `'"$SECRET"'`)}'`
}
