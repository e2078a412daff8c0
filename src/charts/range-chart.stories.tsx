import type { Meta, StoryObj } from '@storybook/react-vite'
import { courses, lastWeek, windowStart } from '#src/gallery/points.ts'
import { RangeChart } from './range-chart.tsx'
import type { RangePoint } from './range-chart-props.ts'

const pressures = (days: number): RangePoint[] => courses(days, { high: [124, 8], low: [79, 5], lane: [68, 6] })

const meta = {
  title: 'Charts/Range chart',
  component: RangeChart,
  args: {
    ...lastWeek,
    points: pressures(7),
    colors: { high: 'systolic', low: 'diastolic', lane: 'pulse' },
    label: '최근 1주 혈압, 평균 124에 79, 맥박 68',
    tableCaption: '최근 1주 혈압',
    tableHead: ['날짜', '수축기', '이완기', '맥박'],
  },
} satisfies Meta<typeof RangeChart>
export default meta

type Story = StoryObj<typeof meta>

export const Week: Story = {}

export const WithoutPulse: Story = { args: { points: pressures(7).map((point) => ({ ...point, lane: null })) } }

/** What was not measured is left away. */
export const PartsMissing: Story = {
  args: {
    points: pressures(7).map((point, at) => ({
      ...point,
      low: at === 2 ? null : point.low,
      high: at === 4 ? null : point.high,
    })),
  },
}

/** Between what values are usual. */
export const Guides: Story = {
  args: {
    points: pressures(7).map((point) => ({ ...point, lane: null })),
    guides: [
      { from: 90, to: 120 },
      { from: 60, to: 80 },
    ],
    tableHead: ['날짜', '수축기', '이완기'],
    markerLabel: '날짜 고르기',
  },
}

/** The points of one day are its hours. */
export const Hours: Story = {
  args: {
    points: pressures(18).map(({ high, low }, at) => ({
      day: `20261119${String(at + 5).padStart(2, '0')}`,
      high,
      low,
      lane: null,
    })),
    from: '2026111900',
    to: '2026111923',
    colors: { high: 'pulse', low: 'pulse', lane: 'pulse' },
    tableHead: ['시각', '높음', '낮음'],
    formatDay: (hour) => `${hour.slice(8)}:00`,
    formatShortDay: (hour) => `${hour.slice(8)}:00`,
  },
}

export const OnePoint: Story = { args: { points: pressures(7).slice(-1) } }

export const Month: Story = { args: { points: pressures(30), from: windowStart(30) } }

export const Empty: Story = { args: { points: [] } }

export const ThousandDays: Story = { args: { points: pressures(1000), from: windowStart(1000) } }
