import { STORAGE_KEYS } from '#src/shell/keys.ts'
import { createStore } from './store.ts'

export type Theme = 'system' | 'light' | 'dark'

/**
 * The member's choice of looks; 'system' follows the device. The boot script of index.html applies it before first
 * paint.
 */
export const theme = createStore<Theme>(stored())

const dark = () => matchMedia('(prefers-color-scheme: dark)')

/** From now on follows the device where the choice is 'system'. Can wait until the browser is idle. */
export function followDevice(): void {
  apply()
  dark().addEventListener('change', apply)
}

/** Changes the looks now and for later visits. */
export function setTheme(next: Theme): void {
  theme.set(next)
  try {
    localStorage.setItem(STORAGE_KEYS.theme, next)
  } catch {
    // Storage is forbidden in some private windows: the choice lasts as long as the page.
  }
  apply()
}

function stored(): Theme {
  try {
    const choice = localStorage.getItem(STORAGE_KEYS.theme)
    return choice === 'light' || choice === 'dark' ? choice : 'system'
  } catch {
    return 'system'
  }
}

function apply(): void {
  let shown = theme.get()
  if (shown === 'system') shown = dark().matches ? 'dark' : 'light'
  const root = document.documentElement
  root.dataset['theme'] = shown
  // The browser's own bar takes the page's colour; read from the token so that it is written once.
  const colour = getComputedStyle(root).getPropertyValue('--surface-page').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
}
