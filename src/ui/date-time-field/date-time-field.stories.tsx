import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { DateTimeField } from './date-time-field.tsx'

const meta = {
  title: 'Widgets/Date and time field',
  component: DateTimeField,
  args: {
    label: '잰 때',
    text: '오늘, 오후 9:38',
    day: '20261119',
    time: '21:38',
    max: '20261119',
    dayLabel: '날짜',
    timeLabel: '시각',
    onChange: fn(),
  },
  render: (args) => (
    <Held start={{ day: args.day, time: args.time }}>
      {(value, onChange) => <DateTimeField {...args} {...value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof DateTimeField>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Sunken: Story = { args: { sunken: true } }
