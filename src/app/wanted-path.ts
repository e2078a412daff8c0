import { STORAGE_KEYS } from '#src/shell/keys.ts'

/**
 * Where a visitor wanted to go before the guard sent them to the sign-in [ROU-03], or was when the session was lost.
 * Gone with the browser tab.
 */
const place = () => sessionStorage

/**
 * @param whose the only member who is led there, as their token names them, or by their name where it names nobody;
 *   without it whoever signs in is
 */
export function rememberWantedPath(path: string, whose = ''): void {
  try {
    place().setItem(STORAGE_KEYS.wantedPath, `${path}\n${whose}`)
  } catch {
    // Without session storage the visitor lands on the first screen.
  }
}

/** The remembered path, once; '/' (the member's first screen) when there is none, or when it is another member's. */
export function takeWantedPath(name = ''): string {
  try {
    const [path = '', whose = ''] = read()
    place().removeItem(STORAGE_KEYS.wantedPath)
    if (whose !== '' && whose !== name) return '/'
    // Only an address of this app: one slash, then no second one.
    return /^\/(?!\/)/.test(path) ? path : '/'
  } catch {
    return '/'
  }
}

const read = () => (place().getItem(STORAGE_KEYS.wantedPath) ?? '').split('\n')

/**
 * The remembered path, left where it is; null when there is none, or when it is another's than `name`, where that is
 * given.
 */
export function wantedPath(name?: string): string | null {
  try {
    const [path = '', whose = ''] = read()
    return path === '' || (name !== undefined && whose !== '' && whose !== name) ? null : path
  } catch {
    return null
  }
}

/** The next member on this device starts at their own first screen. */
export function forgetWantedPath(): void {
  try {
    place().removeItem(STORAGE_KEYS.wantedPath)
  } catch {
    // Nothing was remembered.
  }
}
