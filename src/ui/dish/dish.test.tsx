// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import sprite from './dishes.svg?raw'
import { dishFor } from './dish-name.ts'
import { DishPhoto, DishTray } from './dish.tsx'
import { trayLayout } from './tray-layout.ts'

afterEach(cleanup)

describe('the bowl of a dish', () => {
  test.each([
    ['잡곡밥', 'rice'],
    ['흰쌀밥', 'rice-plain'],
    ['산채비빔밥', 'bibim'],
    ['꼬막비빔밥', 'kkomak'],
    ['제육덮밥', 'kkomak'],
    ['현미주먹밥', 'riceball'],
    ['소고기미역국', 'miyeok'],
    ['맑은 미역국', 'miyeok'],
    ['된장찌개', 'jjigae'],
    ['갈비탕', 'jjigae'],
    ['고등어구이', 'fish'],
    ['삼치 구이', 'fish'],
    ['떡갈비구이', 'meat'],
    ['시금치나물', 'greens'],
    ['배추김치', 'kimchi'],
    ['배추김치(국내산)', 'kimchi'],
    ['열무김치', 'yeolmu'],
    ['겉절이', 'yeolmu'],
    ['들깨칼국수', 'noodle'],
    ['훈제오리샐러드', 'salad'],
    ['달걀찜', 'eggjjim'],
    ['계란말이', 'egg'],
    ['두부부침', 'tofu'],
    ['건새우볶음', 'shrimp'],
    ['제육볶음', 'meat'],
    ['방울토마토', 'tomato'],
    ['감귤', 'fruit'],
    ['Grilled mackerel', 'fish'],
    ['Kimchi stew', 'jjigae'],
    ['', 'empty'],
    ['식혜', 'empty'],
    ['Sikhye', 'empty'],
  ])('%s is drawn as %s', (name, dish) => {
    expect(dishFor(name)).toBe(dish)
  })

  test('exists in the drawing for every name the rule can give', () => {
    const drawn = new Set([...sprite.matchAll(/<symbol id="d-([a-z-]+)"/g)].map(([, name]) => name))
    for (const name of ['비빔밥', '덮밥', '김밥', '국수', '백반', '밥', '찜', '찌개', '국', '열무', '김치', '갈치', '쌈', '토마토', '묵', '달걀', '멸치', '나물', '갈비', '귤', '?']) {
      expect(drawn).toContain(dishFor(name))
    }
  })
})

describe('a tray', () => {
  test('sets a Korean table: main above left, rice at the left of the soup', () => {
    const bowls = trayLayout(['fish', 'miyeok', 'rice', 'greens', 'kimchi'])
    const at = (dish: string) => bowls.find((bowl) => bowl.dish === dish)
    expect(at('fish')).toMatchObject({ x: 8, y: 8 })
    expect(at('rice')).toMatchObject({ x: 10, y: 69 })
    expect(at('miyeok')).toMatchObject({ x: 57, y: 70 })
  })

  test('sets a bowl with its soup below, and without a soup the side dishes in a column', () => {
    expect(trayLayout(['kkomak', 'miyeok', 'yeolmu', 'eggjjim']).find(({ dish }) => dish === 'miyeok')).toMatchObject({ x: 22, y: 75 })
    expect(trayLayout(['noodle', 'kimchi', 'tofu', 'shrimp']).map(({ y }) => y)).toEqual([24, 9, 44, 77])
  })

  test.each([1, 2, 3, 4, 5, 6, 9])('keeps %i dishes on the tray, six at most', (count) => {
    const bowls = trayLayout(Array.from({ length: count }, () => 'kimchi' as const))
    expect(bowls).toHaveLength(Math.min(6, count))
    for (const { x, y, width } of bowls) {
      expect(x).toBeGreaterThanOrEqual(3)
      expect(x + width).toBeLessThanOrEqual(117)
      expect(y + (width * 66) / 64).toBeLessThanOrEqual(117)
    }
  })

  test('without dishes holds one empty bowl', () => {
    expect(trayLayout([])).toEqual([{ dish: 'empty', x: 24, y: 22, width: 72 }])
  })

  test('is decoration', () => {
    const { container } = render(<DishTray dishes={['고등어구이']} />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('a photo of a meal', () => {
  test('gives way to the drawn tray when there is none or it fails', () => {
    const { container, rerender } = render(<DishPhoto src="/photo.jpg" alt="고등어구이" dishes={['고등어구이']} />)
    fireEvent.error(screen.getByRole('img', { name: '고등어구이' }))
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#d-fish$/)
    rerender(<DishPhoto src="/other.jpg" alt="고등어구이" dishes={['고등어구이']} />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.jpg')
    rerender(<DishPhoto src={null} alt="고등어구이" dishes={['고등어구이']} />)
    expect(container.querySelector('img')).toBeNull()
  })
})
