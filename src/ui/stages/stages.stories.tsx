import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stages } from './stages.tsx'

const meta = {
  title: 'Widgets/Stages',
  component: Stages,
  args: { label: '예약 상태', at: 1, stages: [{ name: '예약' }, { name: '만드는 중' }, { name: '받기' }] },
} satisfies Meta<typeof Stages>
export default meta

type Story = StoryObj<typeof meta>

export const First: Story = { args: { at: 0 } }

export const Second: Story = {}

export const Last: Story = { args: { at: 2 } }

export const WithTimes: Story = {
  args: {
    stages: [
      { name: '예약', note: '10:42' },
      { name: '준비', note: '11:30부터' },
      { name: '받기', note: '11:50' },
    ],
  },
}

/** The times of another day are not told. */
export const SomeTimes: Story = {
  args: { at: 0, stages: [{ name: '예약' }, { name: '준비' }, { name: '받기', note: '11:50' }] },
}
