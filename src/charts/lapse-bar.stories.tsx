import type { Meta, StoryObj } from '@storybook/react-vite'
import { LapseBar } from './lapse-bar.tsx'

const meta = {
  title: 'Charts/Lapse bar',
  component: LapseBar,
  args: {
    label: '200P는 11월 30일까지, 150P는 12월 31일까지',
    parts: [
      { color: 'soon', amount: 200, value: '200P', until: '11월 30일' },
      { color: 'next', amount: 150, value: '150P', until: '12월 31일' },
      { color: 'later', amount: 2000, value: '2,000P', until: '2027년 10월' },
    ],
  },
} satisfies Meta<typeof LapseBar>
export default meta

type Story = StoryObj<typeof meta>

export const ThreeEnds: Story = {}

/** All of it ends later. */
export const One: Story = { args: { parts: [{ color: 'later', amount: 2000, value: '2,000P', until: '2027년 10월' }] } }

/** A part of next to nothing is still seen. */
export const Tiny: Story = {
  args: {
    parts: [
      { color: 'soon', amount: 1, value: '1P', until: '11월 30일' },
      { color: 'later', amount: 98_000, value: '98,000P', until: '2027년 10월' },
    ],
  },
}
