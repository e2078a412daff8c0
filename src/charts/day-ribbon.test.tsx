// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { DayRibbon } from './day-ribbon.tsx'
import { layHours, layRibbon, placeAt } from './day-ribbon-layout.ts'

// Why it is so stands in docs/decisions/196.

afterEach(cleanup)

const WIDTH = 334
const mark = (key: string, at: number, label: string) => ({ key, at, color: 'weight' as const, label })
const lay = (parts: Partial<Parameters<typeof layRibbon>[0]>, scale = 1) =>
  layRibbon({ spans: [], marks: [], gaps: [], ...parts }, WIDTH, scale)

describe('the words of the ribbon', () => {
  test('stand over what they name, within the ribbon', () => {
    const { labels } = lay({ marks: [mark('noon', 720, '혈당 128'), mark('late', 1439, '68.4 kg')] })
    expect(labels[0]).toMatchObject({ key: 'noon', x: 167, row: 0 })
    expect(labels[1]?.x).toBeLessThan(WIDTH - 15)
  })

  test('go to the lower row beside others, clear of their stems, and are left out where both are full', () => {
    const close = [mark('a', 400, '혈압 121/79'), mark('b', 460, '68.4 kg'), mark('c', 500, '혈당 96')]
    const { labels } = lay({ marks: close })
    expect(labels.map(({ key, row }) => [key, row])).toEqual([['a', 0]])
    expect(
      lay({ marks: [mark('a', 300, '혈압 121/79'), mark('b', 500, '68.4 kg')] }).labels.map(({ row }) => row),
    ).toEqual([0, 1])
  })

  test('of what is asked for come before all others', () => {
    const { labels, stems } = lay({
      marks: [mark('a', 700, '혈압 121/79')],
      gaps: [{ ...mark('due', 710, '혈압'), asked: true }],
    })
    expect(labels[0]).toMatchObject({ key: 'due', row: 0 })
    expect(stems.find(({ key }) => key === 'due')).toMatchObject({ dashed: true })
  })

  test('of a long span lie in it, of a short one over its head; large text needs more room', () => {
    const night = { key: 'night', from: 35, to: 405, color: 'sleep' as const, label: '6시간 10분' }
    const walk = { key: 'walk', from: 450, to: 485, color: 'steps' as const, label: '걷기 35분' }
    expect([...lay({ spans: [night, walk] }).inside]).toEqual(['night'])
    expect([...lay({ spans: [night, walk] }, 2).inside]).toEqual([])
  })

  test('of an hour give way to now', () => {
    const names = ['자정', '6시', '정오', '18시', '자정']
    expect(layHours(names, { at: 1080, name: '지금' }, WIDTH, 1).hours.map(({ name }) => name)).toEqual([
      '자정',
      '6시',
      '정오',
      '자정',
    ])
    expect(layHours(names, null, WIDTH, 1).hours).toHaveLength(5)
  })

  test('a moment outside of the day stands at its edge', () => {
    expect([placeAt(-30, WIDTH), placeAt(1500, WIDTH)]).toEqual([0, WIDTH])
  })
})

test('the sentence and the table say everything that is drawn', () => {
  render(
    <DayRibbon
      marks={[mark('weight', 432, '68.4 kg')]}
      now={{ at: 600, name: '지금' }}
      hours={['자정', '정오', '자정']}
      label="오늘 하루. 07:12 체중 68.4 kg."
      table={{ caption: '오늘 하루', head: ['기록', '값'], rows: [['체중', '68.4 kg']] }}
    />,
  )
  expect(screen.getByRole('img', { name: /68\.4 kg/ })).toBeTruthy()
  expect(screen.getByRole('table', { name: '오늘 하루' }).textContent).toContain('68.4 kg')
})
