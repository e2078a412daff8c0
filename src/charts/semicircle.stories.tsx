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

/** Last month's value stands on the same arc, at the right end and at the left. */
export const Marked: Story = {
  args: {
    percent: 82,
    label: '건강 점수 82점, 지난달 79점',
    color: 'positive',
    size: 14,
    mark: { percent: 79, text: '지난달 79점' },
  },
}

export const MarkedLow: Story = {
  args: {
    percent: 36,
    label: '건강 점수 36점, 지난달 41점',
    color: 'danger',
    size: 14,
    mark: { percent: 41, text: '지난달 41점' },
  },
}
