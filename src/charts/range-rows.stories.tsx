import type { Meta, StoryObj } from '@storybook/react-vite'
import { RangeRows, type RangeRow } from './range-rows.tsx'

const protein: RangeRow = {
  key: 'protein',
  name: '단백질',
  word: { text: '정상', kind: 'positive' },
  value: 71,
  valueText: '71 g',
  min: 65,
  max: null,
  advised: '65 g 이상',
}
const carbohydrate: RangeRow = {
  key: 'carbohydrate',
  name: '탄수화물',
  word: { text: '여유', kind: 'info' },
  value: 136,
  valueText: '136 g',
  min: 240,
  max: 310,
  advised: '240–310 g',
}
const sodium: RangeRow = {
  key: 'sodium',
  name: '나트륨',
  word: { text: '주의', kind: 'caution' },
  value: 2840,
  valueText: '2,840 mg',
  min: null,
  max: 2000,
  advised: '2,000 mg 이하',
}

const meta = {
  title: 'Charts/Range rows',
  component: RangeRows,
  args: { label: '오늘 영양', rows: [protein, carbohydrate, sodium] },
} satisfies Meta<typeof RangeRows>
export default meta

type Story = StoryObj<typeof meta>

/** A band open above, one with both ends, one open below whose value is past it. */
export const Day: Story = {}

/** What is advised stands in words too. */
export const Told: Story = { args: { withWords: true } }

/** An unknown value has no mark and no word; a value past half as much again stands at the end. */
export const Edges: Story = {
  args: {
    rows: [
      { ...protein, word: undefined, value: null, valueText: '몰라요' },
      { ...carbohydrate, value: 0, valueText: '0 g' },
      { ...sodium, word: { text: '위험', kind: 'danger' }, value: 9000, valueText: '9,000 mg' },
    ],
  },
}
