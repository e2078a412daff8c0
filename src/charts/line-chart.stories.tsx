import type { Meta, StoryObj } from '@storybook/react-vite'
import { course, daily, TODAY, windowStart } from '#src/gallery/points.ts'
import { chosenLanguage } from '#src/gallery/say.ts'
import { formatDay } from '#src/lib/days.ts'
import { LineChart } from './line-chart.tsx'

const meta = {
  title: 'Charts/Line chart',
  component: LineChart,
  args: {
    points: daily(course(30, 69, 0.8)),
    from: windowStart(30),
    to: TODAY,
    color: 'weight',
    label: '최근 1개월 체중, 70.1에서 68.4 kg',
    tableCaption: '최근 1개월 체중',
    tableHead: ['날짜', '체중'],
    formatDay: (day) => formatDay(day, chosenLanguage(), 'short'),
    formatValue: (kg) => `${kg.toFixed(1)} kg`,
    markerLabel: '날짜 고르기',
    emptyText: '이 기간에는 기록이 없어요',
  },
} satisfies Meta<typeof LineChart>
export default meta

type Story = StoryObj<typeof meta>

export const Month: Story = {}

export const WithGoal: Story = { args: { goal: { value: 67, label: '목표 67.0 kg' } } }

/** A day known to have no value breaks the line; it is never a zero. */
export const WithGap: Story = {
  args: { points: daily(course(30, 69, 0.8).map((value, at) => (at > 11 && at < 17 ? null : value))) },
}

export const OnePoint: Story = { args: { points: daily([68.4]) } }

/** So few are each a mark, whatever lies between them. */
export const ThreePoints: Story = { args: { points: daily(course(30, 69, 0.8)).filter((_, at) => at % 14 === 0) } }

const weeks = daily(course(360, 69, 2)).filter((_, at) => at % 7 === 3)

/** Each point stands for a week: the band behind the line is where its days lay. */
export const WeeksWithRange: Story = {
  args: {
    points: weeks,
    range: weeks.flatMap(({ day, value }, at) =>
      value === null ? [] : [{ day, low: value - 0.4 - (at % 3) / 10, high: value + 0.5 + (at % 4) / 10 }],
    ),
    from: windowStart(360),
  },
}

export const AllEqual: Story = { args: { points: daily(Array.from({ length: 30 }, () => 68.4)) } }

export const Huge: Story = {
  args: { points: daily(course(30, 3_000_000, 900_000)), formatValue: (value) => value.toFixed(0) },
}

export const Negative: Story = { args: { points: daily(course(30, 0, 4)), formatValue: (value) => value.toFixed(1) } }

export const Empty: Story = { args: { points: [] } }

export const ThousandDays: Story = { args: { points: daily(course(1000, 69, 3)), from: windowStart(1000) } }
