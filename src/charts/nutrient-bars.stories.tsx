import type { Meta, StoryObj } from '@storybook/react-vite'
import { NutrientBars } from './nutrient-bars.tsx'

const meta = {
  title: 'Charts/Nutrient bars',
  component: NutrientBars,
  args: {
    label: '영양소',
    rows: [
      {
        key: 'carbohydrate',
        name: '탄수화물',
        percent: 47,
        value: '47%',
        label: '탄수화물 47퍼센트',
        color: 'carbohydrate',
      },
      { key: 'protein', name: '단백질', percent: 62, value: '62%', label: '단백질 62퍼센트', color: 'protein' },
      { key: 'fat', name: '지방', percent: null, value: '몰라요', label: '지방은 몰라요', color: 'fat' },
      {
        key: 'sodium',
        name: '나트륨',
        percent: 118,
        value: '118%',
        label: '나트륨 118퍼센트',
        color: 'sodium',
        over: true,
      },
    ],
  },
} satisfies Meta<typeof NutrientBars>
export default meta

type Story = StoryObj<typeof meta>

/** One value is unknown: words stand there, never an empty bar. One is past its limit. */
export const Lunch: Story = {}
