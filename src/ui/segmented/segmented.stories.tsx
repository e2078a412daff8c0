import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { Drawn } from '#src/gallery/forced.tsx'
import { Segmented } from './segmented.tsx'

const meta = {
  title: 'Widgets/Segmented control',
  component: Segmented,
  args: {
    label: '기간',
    value: 'month',
    options: [
      { value: 'week', label: '1주' },
      { value: 'month', label: '1개월' },
      { value: 'quarter', label: '3개월' },
      { value: 'year', label: '1년' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <Held start={args.value}>{(value, onChange) => <Segmented {...args} value={value} onChange={onChange} />}</Held>
  ),
} satisfies Meta<typeof Segmented<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Four: Story = {}

export const Two: Story = {
  args: {
    label: '잰 때',
    value: 'before',
    options: [
      { value: 'before', label: '식사 전' },
      { value: 'after', label: '식사 후' },
    ],
  },
}

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'week', label: '1주' },
      { value: 'month', label: '1개월' },
      { value: 'year', label: '1년', disabled: true },
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
