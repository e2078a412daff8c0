import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { AxisRows, type Axis } from './axis-rows.tsx'

const time: Axis = { key: 'time', left: '규칙적', right: '자유로움', rate: 18 }
const amount: Axis = { key: 'amount', left: '가볍게', right: '든든하게', rate: 64 }
const taste: Axis = { key: 'taste', left: '담백하게', right: '진하게', rate: 71 }
const choice: Axis = { key: 'choice', left: '익숙하게', right: '새롭게', rate: 33 }

const meta = {
  title: 'Charts/Axis rows',
  component: AxisRows,
  args: { axes: [time, amount, taste, choice], describe: (nearer, percent) => say(`${nearer} ${percent}%`) },
} satisfies Meta<typeof AxisRows>
export default meta

type Story = StoryObj<typeof meta>

export const EatingType: Story = {}

/** At both ends the mark stays on its line, and in the middle neither end is nearer than the left. */
export const Ends: Story = {
  args: {
    axes: [
      { ...time, rate: 0 },
      { ...amount, rate: 50 },
      { ...taste, rate: 100 },
    ],
  },
}
