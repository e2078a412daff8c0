import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Drawn } from '#src/gallery/forced.tsx'
import { Held } from '#src/gallery/held.tsx'
import { chosenLanguage } from '#src/gallery/say.ts'
import { WorkdayCalendar, type Workday } from './workday-calendar.tsx'

const free = (day: string, left: number): Workday => ({
  day,
  note: String(left),
  is: left <= 3 ? 'few' : 'free',
  told: `${left}자리`,
})
const off = (day: string, note: string, is: 'off' | 'past' = 'off'): Workday => ({
  day,
  note,
  is,
  told: note || '지난 날',
})

const meta = {
  title: 'Widgets/Workday calendar',
  component: WorkdayCalendar,
  args: {
    label: '날짜',
    language: 'ko',
    value: '20261124',
    weeks: [
      [
        off('20261116', '', 'past'),
        off('20261117', '', 'past'),
        off('20261118', '', 'past'),
        off('20261119', '오늘', 'past'),
        off('20261120', '찼어요'),
      ],
      [free('20261123', 18), free('20261124', 11), free('20261125', 7), free('20261126', 2), off('20261127', '휴무')],
      [free('20261130', 24), free('20261201', 24), free('20261202', 19), free('20261203', 24), free('20261204', 24)],
    ],
    onChange: fn(),
  },
  render: (args) => (
    <Held start={args.value}>
      {(value, onChange) => <WorkdayCalendar {...args} language={chosenLanguage()} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof WorkdayCalendar>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const NoneYet: Story = { args: { value: null } }

export const Focused: Story = {
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
