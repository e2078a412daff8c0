import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressRing } from './progress-ring.tsx'

const meta = {
  title: 'Charts/Progress ring',
  component: ProgressRing,
  args: { percent: 48, label: '걸음 3,842보, 목표 8,000보의 48퍼센트', color: 'steps' },
} satisfies Meta<typeof ProgressRing>
export default meta

type Story = StoryObj<typeof meta>

/** Radius 40, stroke 6, round ends; neither animated nor with its text. */
export const Plain: Story = {}

export const WithText: Story = { args: { showText: true } }

export const Empty: Story = { args: { percent: 0, label: '걸음 0보' } }

export const Full: Story = { args: { percent: 130, label: '걸음 10,400보, 목표를 넘었어요' } }

export const Animated: Story = { args: { animated: true, showText: true } }

export const ButtEnds: Story = { args: { cap: 'butt' } }
