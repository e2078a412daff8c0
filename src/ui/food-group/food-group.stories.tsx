import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { AddRow } from '../add-row/add-row.tsx'
import { Card } from '../card/card.tsx'
import { FoodGroup } from './food-group.tsx'

const meta = {
  title: 'Widgets/Food group',
  component: FoodGroup,
  subcomponents: { AddRow },
  args: {
    title: '아침',
    time: '07:40',
    total: '356 kcal',
    foods: [
      { key: 'bread', name: '통밀식빵 2장', amount: '174' },
      { key: 'egg', name: '삶은 달걀 1개', amount: '77' },
      { key: 'soy', name: '무가당 두유 1팩', amount: '105' },
    ],
    addLabel: '음식 추가',
    onAdd: fn(),
  },
} satisfies Meta<typeof FoodGroup>
export default meta

type Story = StoryObj<typeof meta>

export const Breakfast: Story = {}

export const WithoutTime: Story = { args: { time: undefined } }

/** A meal that has nothing yet is one row with a tile. */
export const NothingYet: Story = {
  render: () => (
    <Card>
      <AddRow size="l" onClick={fn()}>
        {say('저녁 기록하기')}
      </AddRow>
    </Card>
  ),
}
