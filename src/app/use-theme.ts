import { useStore } from './store.ts'
import { setTheme, theme, type Theme } from './theme.ts'

/** The member's choice of looks and the way to change it. */
export function useTheme(): { theme: Theme; choose(next: Theme): void } {
  return { theme: useStore(theme), choose: setTheme }
}
