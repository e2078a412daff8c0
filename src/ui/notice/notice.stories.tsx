import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'

const meta = {
  title: 'Widgets/Notice',
  component: Notice,
  args: { children: '11월 23일에는 식당을 열지 않아요.' },
} satisfies Meta<typeof Notice>
export default meta

type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  render: (args) => (
    <Stack>
      {(['plain', 'info', 'positive', 'caution', 'danger'] as const).map((kind) => (
        <Notice key={kind} {...args} kind={kind} />
      ))}
    </Stack>
  ),
}

export const WithTitle: Story = { args: { kind: 'caution', title: '쉬는 날 안내' } }

export const WithAction: Story = {
  args: { kind: 'info' },
  render: (args) => (
    <Notice
      {...args}
      action={
        <Button kind="text" size="s">
          {say('자세히')}
        </Button>
      }
    />
  ),
}
