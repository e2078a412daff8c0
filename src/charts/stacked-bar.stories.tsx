import type { Meta, StoryObj } from '@storybook/react-vite'
import { StackedBar } from './stacked-bar.tsx'

const meta = {
  title: 'Charts/Stacked bar',
  component: StackedBar,
  args: {
    label: '수면 6시간 10분',
    emptyText: '수면 기록이 없어요',
    parts: [
      { key: 'deep', name: '깊은 잠', amount: 65, value: '1시간 5분', color: 'sleep-deep' },
      { key: 'light', name: '얕은 잠', amount: 200, value: '3시간 20분', color: 'sleep-light' },
      { key: 'rem', name: '렘수면', amount: 90, value: '1시간 30분', color: 'sleep-rem' },
      { key: 'awake', name: '깸', amount: 15, value: '15분', color: 'sleep-awake' },
    ],
  },
} satisfies Meta<typeof StackedBar>
export default meta

type Story = StoryObj<typeof meta>

export const FourStages: Story = {}

export const OneUnknown: Story = {
  args: {
    parts: [
      { key: 'deep', name: '깊은 잠', amount: 65, value: '1시간 5분', color: 'sleep-deep' },
      { key: 'light', name: '얕은 잠', amount: 200, value: '3시간 20분', color: 'sleep-light' },
      { key: 'rem', name: '렘수면', amount: null, value: '몰라요', color: 'sleep-rem' },
    ],
  },
}

export const Empty: Story = { args: { parts: [] } }

export const Animated: Story = { args: { animated: true } }
