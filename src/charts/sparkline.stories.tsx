import type { Meta, StoryObj } from '@storybook/react-vite'
import { course } from '#src/gallery/points.ts'
import { Sparkline } from './sparkline.tsx'

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: {
    values: course(14, 69, 1),
    color: 'weight',
    label: '2주 동안의 체중',
    table: { caption: '체중', head: ['날짜', '체중'], rows: [['11월 19일', '68.4 kg']] },
  },
} satisfies Meta<typeof Sparkline>
export default meta

type Story = StoryObj<typeof meta>

export const TwoWeeks: Story = {}

export const WithGap: Story = {
  args: { values: course(14, 69, 1).map((value, at) => (at > 4 && at < 8 ? null : value)) },
}

export const OnePoint: Story = { args: { values: [68.4] } }

export const AllEqual: Story = { args: { values: [68.4, 68.4, 68.4, 68.4] } }

/** Beside words that say everything: decoration. */
export const Decoration: Story = { args: { label: undefined, table: undefined } }
