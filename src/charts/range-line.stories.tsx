import type { Meta, StoryObj } from '@storybook/react-vite'
import { RangeLine } from './range-line.tsx'

const meta = {
  title: 'Charts/Range line',
  component: RangeLine,
  args: {
    label: '수축기 혈압 124, 주의',
    zones: [
      { is: 'fine', min: null, max: 120 },
      { is: 'caution', min: 120, max: 140 },
      { is: 'danger', min: 140, max: null },
    ],
    value: 124,
    valueText: '124',
    text: String,
    next: { at: 140, word: '140부터는 병원에 물어요' },
  },
} satisfies Meta<typeof RangeLine>
export default meta

type Story = StoryObj<typeof meta>

export const Near: Story = {}

export const Beyond: Story = { args: { label: '수축기 혈압 152, 위험', value: 152, valueText: '152', next: undefined } }
