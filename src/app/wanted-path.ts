import { STORAGE_KEYS } from '#src/shell/keys.ts'

/** Where a visitor wanted to go before the guard sent them to the sign-in [ROU-03]. Gone with the browser tab. */
const place = () => sessionStorage

export function rememberWantedPath(path: string): void {
  try {
    place().setItem(STORAGE_KEYS.wantedPath, path)
  } catch {
    // Without session storage the visitor lands on the first screen.
  }
}

/** The remembered path, once; '/' (the member's first screen) when there is none. */
export function takeWantedPath(): string {
  try {
    const path = place().getItem(STORAGE_KEYS.wantedPath)
    place().removeItem(STORAGE_KEYS.wantedPath)
    // Only an address of this app: one slash, then no second one.
    return path !== null && /^\/(?!\/)/.test(path) ? path : '/'
  } catch {
    return '/'
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
