// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { TrayPicker } from './tray-picker.tsx'

afterEach(cleanup)

const lunch = ['고등어구이', '소고기미역국', '잡곡밥', '시금치나물', '배추김치']

function Picking({ names, start = [] }: { names: readonly string[]; start?: readonly string[] }) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(start))
  return (
    <TrayPicker
      label="남긴 요리"
      dishes={names.map((name) => ({ key: name, name, bowl: name }))}
      picked={picked}
      onPick={(key, on) => setPicked(new Set(on ? [...picked, key] : [...picked].filter((each) => each !== key)))}
    />
  )
}

const rings = (container: HTMLElement) => container.querySelectorAll('svg circle').length
const names = () =>
  within(screen.getByRole('group', { name: '남긴 요리' }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)

describe('a tray to pick from', () => {
  test('is a list of names in the order of the dishes, not of the picture', () => {
    render(<Picking names={lunch} />)
    expect(names()).toEqual(lunch)
  })

  test('a bowl is picked and put back where it stands, and wears a ring in between', () => {
    const { container } = render(<Picking names={lunch} />)
    expect(rings(container)).toBe(0)
    const soup = screen.getByRole('checkbox', { name: '소고기미역국' })
    fireEvent.click(soup)
    expect(soup).toHaveProperty('checked', true)
    expect(rings(container)).toBe(1)
    fireEvent.click(soup)
    expect(soup).toHaveProperty('checked', false)
    expect(rings(container)).toBe(0)
  })

  test('a seventh dish, which no tray shows, stands below it', () => {
    const { container } = render(<Picking names={[...lunch, '달걀찜', '귤']} start={['귤']} />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(7)
    expect(screen.getByRole('checkbox', { name: '귤' })).toHaveProperty('checked', true)
    expect(rings(container)).toBe(0)
  })
})
