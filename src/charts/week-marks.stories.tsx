import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { WeekMarks, type WeekMark } from './week-marks.tsx'

const NAMES = ['월', '화', '수', '목', '금', '토', '일']
const week = (marks: readonly WeekMark['mark'][]): WeekMark[] =>
  marks.map((mark, at) => ({ name: say(NAMES[at] ?? ''), label: say(NAMES[at] ?? ''), mark }))

const meta = {
  title: 'Charts/Week marks',
  component: WeekMarks,
  args: { label: '걸음, 이번 주', days: [] },
} satisfies Meta<typeof WeekMarks>
export default meta

type Story = StoryObj<typeof meta>

export const Thursday: Story = {
  render: (args) => <WeekMarks {...args} days={week(['done', 'done', 'missed', 'today', 'ahead', 'ahead', 'ahead'])} />,
}

/** Nothing is over yet. */
export const Monday: Story = {
  render: (args) => (
    <WeekMarks {...args} days={week(['today', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'])} />
  ),
}

export const WholeWeek: Story = {
  render: (args) => <WeekMarks {...args} days={week(['done', 'done', 'done', 'done', 'done', 'done', 'done'])} />,
}
