import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Drawn } from '#src/gallery/forced.tsx'
import { Held } from '#src/gallery/held.tsx'
import { TimeCells } from './time-cells.tsx'

const meta = {
  title: 'Widgets/Time cells',
  component: TimeCells,
  args: {
    label: '받는 시각',
    value: '1740',
    cells: [
      { value: '1700', time: '17:00', note: '마감', disabled: true },
      { value: '1720', time: '17:20', note: '3자리' },
      { value: '1740', time: '17:40', note: '8자리' },
      { value: '1800', time: '18:00', note: '10자리' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <Held start={args.value}>{(value, onChange) => <TimeCells {...args} value={value} onChange={onChange} />}</Held>
  ),
} satisfies Meta<typeof TimeCells>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const NoneYet: Story = { args: { value: null, error: '받을 시각을 골라 주세요.' } }

/** With seats one can count. */
export const Seats: Story = {
  args: {
    value: '1120',
    cells: [
      { value: '1040', time: '10:40', note: '찼어요', disabled: true, seats: { of: 4, free: 0 } },
      { value: '1100', time: '11:00', note: '1자리', seats: { of: 4, free: 1 } },
      { value: '1120', time: '11:20', note: '2자리', seats: { of: 4, free: 2 } },
    ],
  },
}

export const Focused: Story = {
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
