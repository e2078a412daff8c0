import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { OfflineLine } from './offline-line.tsx'

const meta = {
  title: 'Widgets/Offline line',
  component: OfflineLine,
  args: { title: '연결이 끊겼어요', text: '11:20에 받아 둔 내용이에요', actionLabel: '다시 연결', onAction: fn() },
} satisfies Meta<typeof OfflineLine>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Reconnecting: Story = { args: { busy: true } }
