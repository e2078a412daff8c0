import type { Meta, StoryObj } from '@storybook/react-vite'
import { WeekLoom } from './week-loom.tsx'

const days = ['월', '화', '수', '목', '금', '토', '일']
const rows = [
  {
    key: 'weight',
    name: '체중',
    shape: 'line' as const,
    color: 'weight' as const,
    values: [69.4, 69.2, 69.2, 69, null, 69.1, 68.9],
    mean: '69.1 kg',
    change: '−0.5',
    good: true,
  },
  {
    key: 'sleep',
    name: '수면',
    shape: 'bars' as const,
    color: 'sleep' as const,
    values: [370, 362, 380, 368, 401, 450, 396],
    mean: '6시간 28분',
    change: '+22분',
    good: true,
  },
  {
    key: 'pressure',
    name: '혈압',
    shape: 'pair' as const,
    color: 'systolic' as const,
    values: [null, 121, null, 119, 120, 121, 123],
    lower: { color: 'diastolic' as const, values: [null, 79, null, 77, 78, 79, 80] },
    mean: '122/79',
    change: '+1/0',
  },
  {
    key: 'steps',
    name: '걸음',
    shape: 'bars' as const,
    color: 'steps' as const,
    values: [8570, 8710, 8400, 8640, 8300, 7000, 7900],
    mean: '8,120보',
    change: '+340',
    good: true,
  },
]

const meta = {
  title: 'Charts/Week loom',
  component: WeekLoom,
  args: {
    days,
    restFrom: 5,
    rows,
    label: '11월 9일–15일',
    table: {
      caption: '11월 9일–15일',
      head: ['지표', '평균'],
      rows: rows.map(({ name, mean }) => [name, mean] as const),
    },
  },
} satisfies Meta<typeof WeekLoom>
export default meta

type Story = StoryObj<typeof meta>

export const Week: Story = {}

/** Nothing of one kind, and one day alone of another. */
export const Sparse: Story = {
  args: {
    rows: [
      {
        key: 'weight',
        name: '체중',
        shape: 'line',
        color: 'weight',
        values: [null, null, 69.2, null, null, null, null],
        mean: '69.2 kg',
      },
      { key: 'sleep', name: '수면', shape: 'bars', color: 'sleep', values: days.map(() => null), mean: '기록 없음' },
    ],
  },
}
