import type { Meta, StoryObj } from '@storybook/react-vite'
import { course } from '#src/gallery/points.ts'
import { VerticalBars, type VerticalBar } from './vertical-bars.tsx'

const week: VerticalBar[] = [
  { key: 'fri', name: '금', percent: 100, value: '8,412' },
  { key: 'sat', name: '토', percent: 64, value: '5,120' },
  { key: 'sun', name: '일', percent: 0, value: '0' },
  { key: 'mon', name: '월', percent: null, value: '몰라요' },
  { key: 'tue', name: '화', percent: 88, value: '7,040' },
  { key: 'wed', name: '수', percent: 72, value: '5,760' },
  { key: 'thu', name: '목', percent: 48, value: '3,842', label: '3,842' },
]
const month: VerticalBar[] = course(30, 60, 40).map((percent, at) => ({
  key: String(at),
  name: String(at + 1),
  percent: Math.max(0, percent),
  value: String(percent),
}))

const meta = {
  title: 'Charts/Vertical bars',
  component: VerticalBars,
  args: {
    bars: week,
    current: 'thu',
    color: 'steps',
    label: '이번 주 걸음, 오늘 3,842보',
    tableCaption: '이번 주 걸음',
    tableHead: ['날짜', '걸음'],
    emptyText: '이 기간에는 기록이 없어요',
  },
} satisfies Meta<typeof VerticalBars>
export default meta

type Story = StoryObj<typeof meta>

/** Sunday is a zero, Monday is unknown: they do not look alike. */
export const Week: Story = {}

/** Friday to Sunday are still to come. */
export const WeekGoesOn: Story = {
  args: {
    bars: [...week.slice(3), ...week.slice(0, 3).map((bar) => ({ ...bar, percent: null, ahead: true as const }))],
    current: undefined,
  },
}

export const NoneCurrent: Story = { args: { current: undefined } }

export const Month: Story = { args: { bars: month, current: '29' } }

export const OneBar: Story = { args: { bars: week.slice(-1) } }

export const Empty: Story = { args: { bars: [] } }

export const Animated: Story = { args: { animated: true } }
