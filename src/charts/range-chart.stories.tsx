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
  args: { points: pressures(7).map((point, at) => ({ ...point, low: at === 2 ? null : point.low, high: at === 4 ? null : point.high })) },
}

export const OnePoint: Story = { args: { points: pressures(7).slice(-1) } }

export const Month: Story = { args: { points: pressures(30), from: windowStart(30) } }

export const Empty: Story = { args: { points: [] } }

export const ThousandDays: Story = { args: { points: pressures(1000), from: windowStart(1000) } }
