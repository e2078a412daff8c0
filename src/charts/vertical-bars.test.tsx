// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { VerticalBars } from './vertical-bars.tsx'
import type { VerticalBar } from './vertical-bars.tsx'

const words = {
  label: '이번 주 걸음. 오늘 3,842보.',
  tableCaption: '걸음',
  tableHead: ['요일', '걸음'],
  emptyText: '아직 기록이 없어요',
} as const
const bar = (key: string, percent: number | null, more: Partial<VerticalBar> = {}): VerticalBar => ({
  key,
  name: key,
  percent,
  value: `${percent} %`,
  ...more,
})
const show = (bars: VerticalBar[], current?: string) =>
  render(<VerticalBars {...words} bars={bars} current={current} color="steps" />)
const well = (key: string) => {
  const found = document.querySelector<HTMLElement>(`[data-bar="${key}"]`)
  if (!found) throw new Error(`no bar ${key}`)
  return found
}
const height = (key: string) => well(key).style.getPropertyValue('--pct')

afterEach(cleanup)

test.each([
  [0, '0'],
  [52.3, '52.3'],
  [100, '100'],
  [4_000_000_000, '100'],
  [-12, '0'],
])('a vertical bar of %f percent is %s high [CRT-03] [CRT-17]', (percent, drawn) => {
  show([bar('금', percent)])
  expect(height('금')).toBe(drawn)
})

test('a vertical bar takes a colour and a label of its own, and needs neither [CRT-03]', () => {
  show([bar('수', 86), bar('목', 38, { color: 'intake', label: '3,842' })], '목')
  expect(well('수').style.getPropertyValue('--color')).toBe('var(--data-steps)')
  expect(well('수').textContent).toBe('')
  expect(well('목').style.getPropertyValue('--color')).toBe('var(--data-intake)')
  expect(well('목').textContent).toBe('3,842')
  expect(well('목').dataset.back).toBeUndefined()
  expect(well('수').dataset.back).toBe('true')
})

test('a label over a tall bar gets room above; a chart without one is all bars', () => {
  show([bar('수', 100), bar('목', 38, { label: '3,842' })])
  expect(screen.getByRole('img').dataset.tall).toBeUndefined()
  cleanup()
  show([bar('수', 38), bar('목', 96, { label: '9,600' })])
  expect(screen.getByRole('img').dataset.tall).toBe('true')
})

test('a day without a value looks unlike a day of zero and is not in the table', () => {
  show([bar('화', null), bar('수', 0), bar('목', Number.NaN)])
  expect(well('화').dataset.unknown).toBe('true')
  expect(well('목').dataset.unknown).toBe('true')
  expect(well('수').dataset.unknown).toBeUndefined()
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['요일걸음', '수0 %'])
})

test('bars say their sentence, and the tab key leads to the same values as a table', async () => {
  show([bar('수', 86), bar('목', 38)])
  expect(screen.getByRole('img', { name: words.label })).toBeTruthy()
  await userEvent.tab()
  const table = within(screen.getByRole('group', { name: '걸음' })).getByRole('table', { name: '걸음' })
  expect(document.activeElement?.contains(table)).toBe(true)
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['수', '목'])
})

test.each([
  ['nothing', []],
  ['only unknown days', [bar('수', null)]],
])('bars of %s say that there is nothing', (_, bars) => {
  show(bars)
  expect(screen.getByText('아직 기록이 없어요')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a thousand bars keep their places and share five names', () => {
  show(Array.from({ length: 1000 }, (_, at) => bar(`d${at}`, at % 101)))
  expect(document.querySelectorAll('[data-bar]')).toHaveLength(1000)
  const image = document.querySelector('[role=img]')?.textContent ?? ''
  expect(image.match(/d\d+/g)).toHaveLength(5)
})
