// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Hypnogram } from './hypnogram.tsx'
import type { HypnogramSpan } from './hypnogram.tsx'
import { NightBars, nightScale } from './night-bars.tsx'
import type { NightBar } from './night-bars.tsx'
import { Rise } from './rise.tsx'

afterEach(cleanup)

const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
const lanes = [
  { key: 'A', name: '깸', color: 'sleep-awake' },
  { key: 'R', name: '렘수면', color: 'sleep-rem' },
  { key: 'L', name: '얕은 잠', color: 'sleep-light' },
  { key: 'D', name: '깊은 잠', color: 'sleep-deep' },
] as const
const spans: HypnogramSpan[] = [
  { lane: 'A', from: 0, to: 10 },
  { lane: 'L', from: 10, to: 60 },
  { lane: 'D', from: 60, to: 90 },
  { lane: 'D', from: 95, to: 100 },
]
const night = (over: Partial<Parameters<typeof Hypnogram>[0]> = {}) => (
  <Hypnogram
    lanes={lanes}
    spans={spans}
    minutes={100}
    moments={[
      { at: 0, text: '0:00' },
      { at: 50, text: '0:50' },
      { at: 95, text: '1:35' },
      { at: 100, text: '1:40' },
    ]}
    formatMoment={clock}
    label="100분 잤어요."
    tableCaption="잠"
    tableHead={['단계', '부터', '까지']}
    {...over}
  />
)

describe('a hypnogram', () => {
  test('gives each span its lane and its share of the time', () => {
    render(night())
    const picture = screen.getByRole('img', { name: '100분 잤어요.' })
    const widths = [...picture.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')))
    expect(widths[1]).toBeCloseTo((widths[0] ?? 0) * 5, 5)
    expect(new Set([...picture.querySelectorAll('rect')].map((rect) => rect.getAttribute('y'))).size).toBe(3)
  })

  test('is threaded where one state follows the other, and not over what nobody knows', () => {
    render(night())
    expect(document.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
  })

  test('names the ends, and a moment between them only where it touches neither', () => {
    render(night())
    const words = [...screen.getByRole('img').querySelectorAll('text')].map((text) => text.textContent)
    expect(words).toContain('0:50')
    expect(words).not.toContain('1:35')
    expect(words.slice(-1)).toEqual(['1:40'])
  })

  test('is a table of its spans, too', () => {
    render(night())
    const rows = within(screen.getByRole('group', { name: '잠' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      '단계부터까지',
      '깸0:000:10',
      '얕은 잠0:101:00',
      '깊은 잠1:001:30',
      '깊은 잠1:351:40',
    ])
  })

  test('draws nothing of a span without length or lane', () => {
    render(
      night({
        spans: [
          { lane: 'X', from: 0, to: 5 },
          { lane: 'A', from: 7, to: 7 },
        ],
      }),
    )
    expect(document.querySelectorAll('rect')).toHaveLength(0)
  })
})

const bar = (key: string, from: number | null, to: number | null): NightBar => ({
  key,
  name: key,
  from,
  to,
  value: from === null ? '' : `${from}–${to}`,
})
const bars = (list: NightBar[], current?: string) => (
  <NightBars
    bars={list}
    {...(current !== undefined && { current })}
    color="sleep"
    formatHour={(hour) => `${hour}시`}
    label="일주일의 잠."
    tableCaption="일주일"
    tableHead={['날', '시각']}
    emptyText="기록이 없어요"
  />
)

describe('bars of nights', () => {
  test('hang at their beginning on one scale of hours that goes down', () => {
    const { y, hours } = nightScale([
      { from: -30, to: 400 },
      { from: 20, to: 500 },
    ])
    expect(hours).toEqual([0, 3, 6, 9])
    expect(y(-60)).toBe(24)
    expect(y(540)).toBe(144)
    expect(y(-30)).toBeLessThan(y(20))
  })

  test('an evening is an hour of the day before', () => {
    render(bars([bar('금', -150, 300)]))
    const words = [...screen.getByRole('img').querySelectorAll('text')].map((text) => text.textContent)
    expect(words.slice(0, 3)).toEqual(['21시', '0시', '3시'])
  })

  test('a night that nobody knows leaves its place empty, and the one that counts stands out', () => {
    render(bars([bar('수', 10, 400), bar('목', null, null), bar('금', 30, 420)], '금'))
    const drawn = [...document.querySelectorAll('rect')]
    expect(drawn.map((rect) => [rect.getAttribute('data-bar'), rect.getAttribute('opacity')])).toEqual([
      ['수', '0.38'],
      ['금', '1'],
    ])
    expect(within(screen.getByRole('group', { name: '일주일' })).getAllByRole('row')).toHaveLength(3)
  })

  test('without any known night it says so', () => {
    render(bars([bar('수', null, null)]))
    expect(screen.getByText('기록이 없어요')).toBeTruthy()
  })

  test('a year of nights is laid out with finite places', () => {
    render(
      bars(Array.from({ length: 365 }, (_, at) => bar(String(at), at % 7 === 0 ? null : at % 90, 400 + (at % 60)))),
    )
    expect(
      [...document.querySelectorAll('rect')].every((rect) => Number.isFinite(Number(rect.getAttribute('x')))),
    ).toBe(true)
  })
})

describe('one value and another later', () => {
  const rise = (after: number, meal?: { dish: string; share: number; at: string; name: string }) => (
    <Rise
      {...(meal && { meal })}
      before={{ value: 96, at: '11:20', color: 'glucose-before' }}
      after={{ value: after, at: '13:34', color: 'glucose-after' }}
      guide={{ value: 140, label: '140 미만' }}
      label="32 올랐어요."
      tableCaption="혈당"
      tableHead={['시각', '값']}
    />
  )
  const heights = () => [...document.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('cy')))

  test('the higher one stands higher, over or under where the usual ends', () => {
    render(rise(186))
    const [before = 0, after = 0] = heights()
    expect(after).toBeLessThan(before)
    expect(after).toBeLessThan(Number(document.querySelector('[data-guide]')?.getAttribute('y1')))
  })

  test('is a sentence, and a table of two rows', () => {
    render(rise(128))
    expect(screen.getByRole('img', { name: '32 올랐어요.' })).toBeTruthy()
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['시각값', '11:2096', '13:34128'])
  })

  test('a meal between the two stands on the way, by its share of it', () => {
    render(rise(128, { dish: '고등어구이', share: 0.25, at: '11:54', name: '먹은 때' }))
    const [before = 0, after = 0] = [...document.querySelectorAll('circle')].map((circle) =>
      Number(circle.getAttribute('cx')),
    )
    const left = Number(
      /translate\(([\d.]+)/.exec(document.querySelector('[data-meal]')?.getAttribute('transform') ?? '')?.[1],
    )
    expect(left + 13).toBeCloseTo(before + (after - before) / 4)
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '시각값',
      '11:2096',
      '11:54먹은 때',
      '13:34128',
    ])
  })
})
