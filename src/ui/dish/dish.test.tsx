// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { dishFor } from './dish-name.ts'
import { dishWords, type DishName } from './dish-words.ts'
import { Dish, DishPhoto, DishTray } from './dish.tsx'
import sprite from './dishes.svg?raw'
import table from './table.svg?raw'
import { trayLayout } from './tray-layout.ts'

afterEach(cleanup)

describe('the drawing of a dish', () => {
  test.each([
    ['잡곡밥', 'rice'],
    ['흰쌀밥', 'rice-plain'],
    ['산채비빔밥', 'bibim'],
    ['꼬막비빔밥', 'kkomak'],
    ['제육덮밥', 'donburi-red'],
    ['규동', 'donburi'],
    ['팟타이', 'padthai'],
    ['햄치즈토스트', 'toast-ham'],
    ['마늘쫑볶음', 'garlic-stems'],
    ['호박전', 'jeon'],
    ['소고기미역국', 'miyeok'],
    ['소고기무국', 'muguk'],
    ['시래기된장국', 'doenjang-guk'],
    ['연어스테이크', 'salmon'],
    ['홍합탕', 'clams'],
    ['배추김치(국내산)', 'kimchi'],
    ['들깨칼국수', 'noodle'],
    ['식혜', 'sikhye'],
  ])('%s is %s', (name, dish) => {
    expect(dishFor(name)).toEqual({ dish })
  })

  test('is told by what stands at the end of the name, the longer the surer', () => {
    expect(dishFor('불고기김밥').dish).toBe('kimbap')
    expect(dishFor('열무김치').dish).toBe('yeolmu')
    expect(dishFor('훈제오리부추볶음').dish).toBe('duck')
    expect(dishFor('닭가슴살샐러드').dish).toBe('salad')
  })

  test('does not mind amounts, brackets, servings and spaces', () => {
    for (const name of ['통밀식빵 2장', '통밀식빵 (국내산 밀)', ' 통밀 식빵 1.5개'])
      expect(dishFor(name).dish).toBe('toast')
    expect(dishFor('고등어 저염 도시락').dish).toBe('fish')
    expect(dishFor('장조림 한 접시').dish).toBe('jangjorim')
  })

  test('of two dishes in one name is that of the first', () => {
    expect(dishFor('사과 반 쪽').dish).toBe('apple')
    expect(dishFor('찐 고구마와 삶은 달걀').dish).toBe('sweet-potato')
    expect(dishFor('크랜베리와 구운 호두를 올린 닭가슴살 샐러드와 단호박 수프').dish).toBe('salad')
    expect(dishFor('고등어구이&소고기미역국').dish).toBe('fish')
    expect(dishFor('깜짝 한 그릇, 김치').dish).toBe('kimchi')
  })

  test('is a lid with the first syllable where nobody knows the dish, never an empty bowl', () => {
    expect(dishFor('오늘의 깜짝')).toEqual({ dish: 'lid', syllable: '오' })
    expect(dishFor('(신메뉴) 깜짝')).toEqual({ dish: 'lid', syllable: '깜' })
    expect(dishFor('')).toEqual({ dish: 'lid', syllable: '' })
    const { container } = render(<Dish {...dishFor('오늘의 깜짝')} />)
    expect(container.querySelector('text')?.textContent).toBe('오')
  })
})

describe('the drawings', () => {
  const shapes = (file: string) =>
    new Map(
      file
        .split('\n')
        .flatMap((line) =>
          /^<(?:symbol|g|path|circle) id="([^"]+)"/.exec(line)?.[1] ? [[line.split('"')[1] ?? '', line] as const] : [],
        ),
    )
  const symbols = shapes(sprite)

  test('are those that the words name, one each, and the lid and the empty bowls', () => {
    const named = [
      ...Object.values(dishWords).flatMap((place) => Object.keys(place)),
      'lid',
      'coin',
      'empty',
      'empty-celadon',
      'empty-clay',
    ].map((name) => `d-${name}`)
    expect([...symbols.keys()].filter((id) => id.startsWith('d-')).sort()).toEqual(named.sort())
  })

  test('use no part that is not there', () => {
    for (const file of [sprite, table]) {
      const there = shapes(file)
      expect([...file.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id).filter((id) => !there.has(id))).toEqual([])
    }
  })

  test('use no colour that is not there', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8')
    expect(
      [...sprite.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !tokens.includes(`${name}:`)),
    ).toEqual([])
  })

  test('of the table on the sign-in page are the same', () => {
    expect([...shapes(table)].filter(([id, line]) => symbols.get(id) !== line)).toEqual([])
  })
})

describe('a tray', () => {
  const drawn = (...names: DishName[]) => names.map((dish) => ({ dish }))

  test('sets a Korean table: main above left, rice at the left of the soup', () => {
    const bowls = trayLayout(drawn('fish', 'miyeok', 'rice', 'greens', 'kimchi'))
    const at = (dish: string) => bowls.find((bowl) => bowl.dish === dish)
    expect(at('fish')).toMatchObject({ x: 8, y: 8 })
    expect(at('rice')).toMatchObject({ x: 10, y: 69 })
    expect(at('miyeok')).toMatchObject({ x: 57, y: 70 })
  })

  test('sets a bowl with its soup below, and without a soup the side dishes in a column', () => {
    expect(
      trayLayout(drawn('kkomak', 'miyeok', 'yeolmu', 'eggjjim')).find(({ dish }) => dish === 'miyeok'),
    ).toMatchObject({ x: 22, y: 75 })
    expect(trayLayout(drawn('noodle', 'kimchi', 'tofu', 'anchovy')).map(({ y }) => y)).toEqual([24, 9, 44, 77])
  })

  test('a cup stands in the middle of its place, smaller than a bowl', () => {
    expect(trayLayout(drawn('toast', 'soymilk', 'banana'))[1]).toMatchObject({ x: 81.4, y: 21.4, width: 34 - 2 * 3.4 })
  })

  test.each([1, 2, 3, 4, 5, 6, 9])('keeps %i dishes on the tray, six at most', (count) => {
    const bowls = trayLayout(Array.from({ length: count }, () => ({ dish: 'kimchi' as const })))
    expect(bowls).toHaveLength(Math.min(6, count))
    for (const { x, y, width } of bowls) {
      expect(x).toBeGreaterThanOrEqual(3)
      expect(x + width).toBeLessThanOrEqual(117)
      expect(y + (width * 66) / 64).toBeLessThanOrEqual(117)
    }
  })

  test('without dishes holds one empty bowl', () => {
    const { container } = render(<DishTray dishes={[]} />)
    expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
      expect.stringMatching(/empty$/),
    ])
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
