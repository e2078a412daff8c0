import type { Meta, StoryObj } from '@storybook/react-vite'
import { courses, lastWeek, windowStart } from '#src/gallery/points.ts'
import { say } from '#src/gallery/say.ts'
import { SeriesLegend } from './series-legend.tsx'
import { TwoLines } from './two-lines.tsx'
import type { TwoPoint } from './two-lines-props.ts'

const glucose = (days: number): TwoPoint[] => courses(days, { first: [98, 6], second: [132, 12] })

const meta = {
  title: 'Charts/Two lines',
  component: TwoLines,
  subcomponents: { SeriesLegend },
  args: {
    ...lastWeek,
    points: glucose(7),
    colors: { first: 'glucose-before', second: 'glucose-after' },
    label: '최근 1주 혈당, 식사 전 98, 식사 후 132',
    tableCaption: '최근 1주 혈당',
    tableHead: ['날짜', '식사 전', '식사 후'],
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

/** What is usual ends at the dotted line. */
export const Guide: Story = { args: { guide: { value: 140, label: say('식사 후 140 미만') } } }

export const OneMissing: Story = {
  args: { points: glucose(7).map((point, at) => (at % 3 === 1 ? { ...point, second: null } : point)) },
}

export const OnePoint: Story = { args: { points: glucose(7).slice(-1) } }

export const Month: Story = { args: { points: glucose(30), from: windowStart(30) } }

export const Empty: Story = { args: { points: [] } }

export const ThousandDays: Story = { args: { points: glucose(1000), from: windowStart(1000) } }
