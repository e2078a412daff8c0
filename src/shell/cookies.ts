/** Cookies set by the app live 7 days unless told otherwise. [STO-09, CON-08] */
export const COOKIE_LIFETIME_DAYS = 7

interface CookieOptions {
  now: Date
  days?: number
  /** Secure is left out only where the page itself came without TLS. */
  secure?: boolean
}

/** The text to assign to `document.cookie`. */
export function cookieText(
  name: string,
  value: string,
  { now, days = COOKIE_LIFETIME_DAYS, secure = false }: CookieOptions,
): string {
  const expires = new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toUTCString()
  return `${name}=${encodeURIComponent(value)}; expires=${expires}; path=/; samesite=lax${secure ? '; secure' : ''}`
}

/** Sets a cookie on this page's host, for 7 days unless told otherwise. */
export function setCookie(
  name: string,
  value: string,
  { now = new Date(), days = COOKIE_LIFETIME_DAYS }: { now?: Date; days?: number } = {},
): void {
  document.cookie = cookieText(name, value, { now, days, secure: location.protocol === 'https:' })
}

/** Removes a cookie of this page's host. */
export function removeCookie(name: string): void {
  document.cookie = cookieText(name, '', { now: new Date(0), days: 0 })
}

/** The cookie's value, or '' when there is none. */
export function readCookie(name: string, cookies: string = document.cookie): string {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}
