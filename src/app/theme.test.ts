// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test('the looks follow the device until the member chooses, and the choice is kept', async () => {
  const { followDevice, setTheme, theme } = await import('./theme.ts')
  const matches = vi.spyOn(window, 'matchMedia')
  const device = (isDark: boolean) => ({ matches: isDark, addEventListener: vi.fn() }) as unknown as MediaQueryList
  matches.mockReturnValue(device(true))
  followDevice()
  expect(theme.get()).toBe('system')
  expect(document.documentElement.dataset['theme']).toBe('dark')

  setTheme('light')
  expect(document.documentElement.dataset['theme']).toBe('light')
  vi.resetModules()
  const later = await import('./theme.ts')
  expect(later.theme.get()).toBe('light')
})

test('a stored value that is no choice counts as none', async () => {
  localStorage.setItem('theme', 'purple')
  const { theme } = await import('./theme.ts')
  expect(theme.get()).toBe('system')
})
