import type { Meta, StoryObj } from '@storybook/react-vite'
import { DayFlow, type FlowMeal } from './day-flow.tsx'

const breakfast: FlowMeal = { key: '1', name: '아침', days: '5일', time: '07:50', rate: 9, rare: true, dish: '식빵' }
const lunch: FlowMeal = {
  key: '2',
  name: '점심 41%',
  days: '13일',
  time: '12:10',
  rate: 41,
  rare: false,
  dish: '고등어구이',
}
const snack: FlowMeal = { key: '5', name: '간식', days: '9일', time: '15:30', rate: 8, rare: false, dish: '사과' }
const dinner: FlowMeal = {
  key: '3',
  name: '저녁 38%',
  days: '12일',
  time: '19:40',
  rate: 38,
  rare: false,
  dish: '순두부찌개',
}
const night: FlowMeal = { key: '4', name: '야식', days: '1일', time: null, rate: 4, rare: true, dish: '옥수수' }

const meta = {
  title: 'Charts/Day flow',
  component: DayFlow,
  args: { label: '하루의 흐름', meals: [breakfast, lunch, snack, dinner, night] },
} satisfies Meta<typeof DayFlow>
export default meta

type Story = StoryObj<typeof meta>

export const Fortnight: Story = {}

/** One meal carries the day. */
export const OneMeal: Story = { args: { meals: [{ ...lunch, rate: 100, name: '점심 100%' }] } }
