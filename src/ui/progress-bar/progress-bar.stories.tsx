import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './progress-bar.tsx'

/** For what has an end. A figure of health, also one over 100, is a bar of the charts. */
const meta = {
  title: 'Widgets/Progress bar',
  component: ProgressBar,
  args: { label: '설문', at: 4, of: 12, text: '12개 가운데 4개' },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const NotBegun: Story = { args: { at: 0, text: '12개 가운데 0개' } }

export const UnderWay: Story = {}

export const Done: Story = { args: { at: 12, text: '12개 가운데 12개' } }

/** More than all is all. */
export const PastTheEnd: Story = { args: { at: 15, text: '12개 가운데 12개' } }

export const NothingToDo: Story = { args: { at: 0, of: 0, text: '물을 것이 없어요' } }
