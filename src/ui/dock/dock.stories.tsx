import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Dock } from './dock.tsx'

const meta = {
  title: 'Widgets/Dock',
  component: Dock,
  args: {
    title: '새 한상이 준비됐어요',
    text: '다음에 열면 바뀌어 있어요',
    actionLabel: '바꾸기',
    onAction: fn(),
    onClose: fn(),
  },
  tags: ['over-page'],
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof Dock>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Busy: Story = { args: { busy: true } }
