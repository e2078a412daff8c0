/**
 * What a chat call carries: the global error handler stays out of it, a 403 drops the chat token instead. [HTP-13]
 * [ERR-05]
 */
export const CHAT_CALL = { skipErrorHandler: true } as const

export interface UnreadCountPorts {
  /** Origin of the product's own server: a relative address means this. */
  origin: string
  /** Origin of the configured chat host; '' when none is configured. */
  chatOrigin: string
  /** Calls the product's own server, session headers included. */
  own(path: string, marks: typeof CHAT_CALL): Promise<number>
  /** Calls the chat host, which never sees a session header. [HTP-15] */
  foreign(url: string): Promise<number>
}

/**
 * Asks for the number of unread messages by POST at an address that the caller supplies: a path of the product's server
 * or an address of the chat host. Any other address is refused, so that no message can send a member's data elsewhere.
 * [HTP-14] [CHT-16]
 */
export async function unreadCount(address: string, ports: UnreadCountPorts): Promise<number> {
  const url = new URL(address, ports.origin)
  if (url.origin === ports.origin) return ports.own(url.pathname + url.search, CHAT_CALL)
  if (ports.chatOrigin !== '' && url.origin === ports.chatOrigin) return ports.foreign(url.href)
  throw new Error(`Not an address of this service or its chat host: ${url.origin}`)
}
