import type { Meta, StoryObj } from '@storybook/react-vite'
import { course, daily, TODAY, windowStart } from '#src/gallery/points.ts'
import { chosenLanguage } from '#src/gallery/say.ts'
import { say } from '#src/gallery/say.ts'
import { formatDay } from '#src/lib/days.ts'
import { SeriesLegend } from './series-legend.tsx'
import { TwoLines, type TwoPoint } from './two-lines.tsx'

const week = (days: number): TwoPoint[] => {
  const after = course(days, 132, 12)
  return daily(course(days, 98, 6)).map(({ day, value }, at) => ({ day, first: value, second: after[at] ?? null }))
}

const meta = {
  title: 'Charts/Two lines',
  component: TwoLines,
  subcomponents: { SeriesLegend },
  args: {
    points: week(7),
    from: windowStart(7),
    to: TODAY,
    colors: { first: 'glucose-before', second: 'glucose-after' },
    label: '최근 1주 혈당, 식사 전 98, 식사 후 132',
    tableCaption: '최근 1주 혈당',
    tableHead: ['날짜', '식사 전', '식사 후'],
    formatDay: (day) => formatDay(day, chosenLanguage(), 'short'),
    formatShortDay: (day) => formatDay(day, chosenLanguage(), 'weekday'),
    formatValue: (value) => value.toFixed(0),
    unknownText: '없음',
    emptyText: '이 기간에는 기록이 없어요',
  },
} satisfies Meta<typeof TwoLines>
export default meta

type Story = StoryObj<typeof meta>

export const Week: Story = {}

export const WithLegend: Story = {
  render: (args) => (
    <>
      <SeriesLegend
        items={[
          { key: 'before', shape: 'dot', color: 'glucose-before', text: say('식사 전') },
          { key: 'after', shape: 'ring', color: 'glucose-after', text: say('식사 후') },
        ]}
      />
      <TwoLines {...args} />
    </>
  ),
}

export const OneMissing: Story = { args: { points: week(7).map((point, at) => (at % 3 === 1 ? { ...point, second: null } : point)) } }

export const OnePoint: Story = { args: { points: week(7).slice(-1) } }

export const Month: Story = { args: { points: week(30), from: windowStart(30) } }

export const Empty: Story = { args: { points: [] } }

export const ThousandDays: Story = { args: { points: week(1000), from: windowStart(1000) } }
