import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { FocusIn } from '#src/gallery/focus-in.tsx'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Widgets/Text area',
  component: TextArea,
  args: { label: '메모', value: '오늘은 조금 일찍 잤어요.', onChange: fn() },
  render: (args) => (
    <Held start={args.value}>{(value, onChange) => <TextArea {...args} value={value} onChange={onChange} />}</Held>
  ),
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { limit: 120 } }

export const Empty: Story = { args: { value: '', help: '나만 볼 수 있어요' } }

/** Nothing is cut off unseen: more can be typed, and the counter says so. */
export const OverLimit: Story = { args: { limit: 10 } }

export const WithError: Story = { args: { error: '저장하지 못했어요. 다시 시도해 주세요' } }

export const ReadOnly: Story = { args: { readOnly: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Focused: Story = {
  decorators: [
    (Story) => (
      <FocusIn>
        <Story />
      </FocusIn>
    ),
  ],
}
