import { expect, test } from 'vitest'
import type { Destination } from '../destinations.ts'
import { shortcutsOf, toggledPin } from './shortcuts.ts'

const places = ['menu', 'weight', 'devices', 'link', 'consents', 'restaurants'].map(
  (name) => ({ name }) as unknown as Destination,
) // only names are read
const names = (pinned: string[], recent: string[]) =>
  shortcutsOf(places, pinned, recent).map(({ place, pinned: is }) => (is ? `*${place.name}` : place.name))

test('pinned places stand first in their order, then those opened last, five in all and each once', () => {
  expect(names(['weight', 'menu'], ['devices', 'weight', 'link'])).toEqual(['*weight', '*menu', 'devices', 'link'])
  expect(names([], ['restaurants', 'menu', 'weight', 'devices', 'link', 'consents'])).toHaveLength(5)
  expect(names([], [])).toEqual([])
})

test('what is not offered is not shown: a place without a screen, a screen that is no place', () => {
  expect(names(['pressure', 'weight'], ['main', 'myMenu', 'mealDetail', 'menu'])).toEqual(['*weight', 'menu'])
})

test('a pin goes on and off; what has no screen yet keeps its own', () => {
  expect(toggledPin(['pressure', 'weight'], places, 'menu')).toEqual(['pressure', 'weight', 'menu'])
  expect(toggledPin(['pressure', 'weight'], places, 'weight')).toEqual(['pressure'])
})

test('a sixth that would be seen is refused; unseen ones do not count', () => {
  const five = ['menu', 'weight', 'devices', 'link', 'consents']
  expect(toggledPin(five, places, 'restaurants')).toBeNull()
  expect(toggledPin([...five.slice(1), 'pressure'], places, 'restaurants')).toHaveLength(6)
})
