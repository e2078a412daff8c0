import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { GoalWay } from './goal-way.tsx'

const kg = [71.6, 71.3, 71, 70.7, 70.6, 70.3, 69.9, 69.7, 69.3, 69, 68.4]
const points = kg.map((value, week) => ({
  day: new Date(Date.UTC(2026, 8, 7 + week * 7)).toISOString().slice(0, 10).replaceAll('-', ''),
  value,
}))

const meta = {
  title: 'Charts/Goal way',
  component: GoalWay,
  args: {
    from: { day: '20260907', value: 71.6 },
    to: { day: '20261231', value: 66 },
    points,
    ahead: { day: '20261225', value: 66 },
    color: 'weight',
    words: { plan: '계획', start: '71.6', now: '오늘 68.4 kg' },
    days: { from: '9/7', now: '11/16', to: '12/31' },
    label: '71.6에서 68.4까지 왔어요',
    table: { caption: '주간 몸무게', head: ['주', 'kg'], rows: points.map(({ day, value }) => [day, String(value)]) },
  },
  render: (args) => (
    <GoalWay
      {...args}
      words={{ plan: say(args.words.plan), start: args.words.start, now: say(args.words.now) }}
      label={say(args.label)}
    />
  ),
} satisfies Meta<typeof GoalWay>
export default meta

type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {}

/** Nobody can say where it leads: the flag stands on the plan. */
export const WithoutForecast: Story = { args: { ahead: null } }

/** Begun today. */
export const Begun: Story = {
  args: { points: points.slice(0, 1), ahead: null, words: { plan: '계획', start: '71.6', now: '오늘 71.6 kg' } },
}

/** Upwards, and the forecast past the plan. */
export const Gaining: Story = {
  args: {
    from: { day: '20260907', value: 55 },
    to: { day: '20261130', value: 58 },
    points: [
      { day: '20260907', value: 55 },
      { day: '20261012', value: 55.8 },
      { day: '20261116', value: 56.4 },
    ],
    ahead: { day: '20270104', value: 58 },
  },
}
