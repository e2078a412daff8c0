import type { Meta, StoryObj } from '@storybook/react-vite'
import { YearLadder } from './year-ladder.tsx'

const meta = {
  title: 'Charts/Year ladder',
  component: YearLadder,
  args: { values: [138, 121, 105], usual: { min: null, max: 130 }, label: 'LDL, 138 → 121 → 105 mg/dL' },
} satisfies Meta<typeof YearLadder>
export default meta

type Story = StoryObj<typeof meta>

export const Nearer: Story = {}

export const Away: Story = {
  args: {
    values: [118, 121, 124],
    usual: { min: null, max: 120 },
    color: 'caution',
    label: 'SBP, 118 → 121 → 124 mmHg',
  },
}

export const BothEnds: Story = {
  args: { values: [24.9, 24.8, 24.2], usual: { min: 18.5, max: 25 }, label: 'BMI, 24.9 → 24.8 → 24.2' },
}

/** One check-up only: no way, one dot. */
export const One: Story = { args: { values: [96], usual: { min: null, max: 100 }, label: 'NBD, 96 mg/dL' } }
