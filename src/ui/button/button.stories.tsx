import type { Meta, StoryObj } from '@storybook/react-vite'
import Plus from 'lucide-react/icons/plus'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { Drawn } from '#src/gallery/forced.tsx'
import { Button } from './button.tsx'

const meta = {
  title: 'Widgets/Button',
  component: Button,
  args: { children: '체중 기록하기', kind: 'primary', size: 'm' },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { size: 'l', block: true } }

export const Kinds: Story = {
  render: (args) => (
    <Stack row>
      {(['primary', 'soft', 'neutral', 'danger', 'danger-soft', 'text'] as const).map((kind) => (
        <Button key={kind} {...args} kind={kind}>
          {say('저장하기')}
        </Button>
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Stack row>
      {(['l', 'm', 's'] as const).map((size) => (
        <Button key={size} {...args} size={size}>
          {say('저장하기')}
        </Button>
      ))}
    </Stack>
  ),
}

export const WithIcon: Story = { args: { icon: Plus } }

/** The width stays and the focus too. */
export const Busy: Story = {
  args: { busy: true, busyLabel: '저장하고 있어요' },
  render: (args) => (
    <Stack row>
      {(['primary', 'soft', 'neutral', 'danger', 'danger-soft', 'text'] as const).map((kind) => (
        <Button key={kind} {...args} kind={kind} />
      ))}
    </Stack>
  ),
}

export const Off: Story = {
  args: { disabled: true },
  render: (args) => (
    <Stack row>
      {(['primary', 'soft', 'neutral', 'danger', 'danger-soft', 'text'] as const).map((kind) => (
        <Button key={kind} {...args} kind={kind} />
      ))}
    </Stack>
  ),
}

export const HeldDown: Story = {
  render: Kinds.render,
  decorators: [
    (Story) => (
      <Drawn as="down">
        <Story />
      </Drawn>
    ),
  ],
}

export const Focused: Story = {
  render: Kinds.render,
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
