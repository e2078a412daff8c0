import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactorRows } from './factor-rows.tsx'

const meta = {
  title: 'Charts/Factor rows',
  component: FactorRows,
  args: {
    label: '건강나이를 바꾼 것',
    factors: [
      { key: 'steps', name: '걸음', sub: '하루 평균 8,120보', effect: 'better', percent: 80, value: '−1.2' },
      { key: 'sodium', name: '나트륨', sub: '하루 평균 2,310 mg', effect: 'worse', percent: 27, value: '+0.4' },
    ],
    sum: { text: '38세에서 36세로', value: '−2.0' },
  },
} satisfies Meta<typeof FactorRows>
export default meta

type Story = StoryObj<typeof meta>

export const WithSum: Story = {}

export const WithoutSum: Story = { args: { sum: undefined } }

/** A bar ends at its side's end, whatever it is given. */
export const PastTheEnd: Story = {
  args: { factors: [{ key: 'steps', name: '걸음', effect: 'better', percent: 140, value: '−9.9' }], sum: undefined },
}
