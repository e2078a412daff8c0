import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Semicircle } from './semicircle.tsx'

const meta = {
  title: 'Charts/Semicircle',
  component: Semicircle,
  args: { percent: 32, label: '수면 점수 32점, 부족', color: 'sleep' },
  render: (args) => (
    <Semicircle {...args}>
      <b>{args.percent ?? '–'}</b>
      <span>{say('수면 점수')}</span>
    </Semicircle>
  ),
} satisfies Meta<typeof Semicircle>
export default meta

type Story = StoryObj<typeof meta>

export const Low: Story = {}

export const Full: Story = { args: { percent: 100, label: '수면 점수 100점', color: 'positive' } }

export const Zero: Story = { args: { percent: 0, label: '수면 점수 0점' } }

/** Nobody knows it: the track is dashed. */
export const Unknown: Story = { args: { percent: null, label: '수면 점수는 아직 몰라요' } }

export const Animated: Story = { args: { animated: true } }
