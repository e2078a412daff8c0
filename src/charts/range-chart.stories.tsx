import type { Meta, StoryObj } from '@storybook/react-vite'
import { course, daily, TODAY, windowStart } from '#src/gallery/points.ts'
import { chosenLanguage } from '#src/gallery/say.ts'
import { formatDay } from '#src/lib/days.ts'
import { RangeChart, type RangePoint } from './range-chart.tsx'

const pressures = (days: number): RangePoint[] => {
  const [low, pulse] = [course(days, 79, 5), course(days, 68, 6)]
  return daily(course(days, 124, 8)).map(({ day, value }, at) => ({ day, high: value, low: low[at] ?? null, lane: pulse[at] ?? null }))
}

const meta = {
  title: 'Charts/Range chart',
  component: RangeChart,
  args: {
    points: pressures(7),
    from: windowStart(7),
    to: TODAY,
    colors: { high: 'systolic', low: 'diastolic', lane: 'pulse' },
    label: '최근 1주 혈압, 평균 124에 79, 맥박 68',
    tableCaption: '최근 1주 혈압',
    tableHead: ['날짜', '수축기', '이완기', '맥박'],
    formatDay: (day) => formatDay(day, chosenLanguage(), 'short'),
    formatShortDay: (day) => formatDay(day, chosenLanguage(), 'weekday'),
    formatValue: (value) => value.toFixed(0),
    unknownText: '없음',
    emptyText: '이 기간에는 기록이 없어요',
  },
} satisfies Meta<typeof RangeChart>
export default meta

type Story = StoryObj<typeof meta>

export const Week: Story = {}

export const WithoutPulse: Story = { args: { points: pressures(7).map((point) => ({ ...point, lane: null })) } }

/** What was not measured is left away. */
export const PartsMissing: Story = {
  args: { points: pressures(7).map((point, at) => ({ ...point, low: at === 2 ? null : point.low, high: at === 4 ? null : point.high })) },
}

export const OnePoint: Story = { args: { points: pressures(7).slice(-1) } }

export const Month: Story = { args: { points: pressures(30), from: windowStart(30) } }

export const Empty: Story = { args: { points: [] } }

export const ThousandDays: Story = { args: { points: pressures(1000), from: windowStart(1000) } }
