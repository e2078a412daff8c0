import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Donut, DonutLegend, DonutRow } from './donut.tsx'

const meta = {
  title: 'Charts/Donut',
  component: Donut,
  subcomponents: { DonutLegend, DonutRow },
  args: {
    label: '에너지 비율: 탄수화물 47퍼센트, 단백질 24퍼센트, 지방 29퍼센트',
    parts: [
      { key: 'carbohydrate', percent: 47, color: 'carbohydrate' },
      { key: 'protein', percent: 24, color: 'protein' },
      { key: 'fat', percent: 29, color: 'fat' },
    ],
  },
} satisfies Meta<typeof Donut>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const WithLegend: Story = {
  render: (args) => (
    <DonutRow>
      <Donut {...args}>
        <b>637</b> kcal
      </Donut>
      <DonutLegend
        parts={[
          { key: 'carbohydrate', label: say('탄수화물'), amount: '75 g', percent: '47%', color: 'carbohydrate' },
          { key: 'protein', label: say('단백질'), amount: '38 g', percent: '24%', color: 'protein' },
          { key: 'fat', label: say('지방'), amount: '21 g', percent: '29%', color: 'fat' },
        ]}
      />
    </DonutRow>
  ),
}

/** What the parts leave stays an empty track. */
export const NotWhole: Story = {
  args: {
    label: '에너지 비율: 탄수화물 40퍼센트',
    parts: [{ key: 'carbohydrate', percent: 40, color: 'carbohydrate' }],
  },
}

export const Empty: Story = { args: { label: '에너지 비율: 아직 몰라요', parts: [] } }

/** Nothing is drawn past 100. */
export const TooMuch: Story = {
  args: {
    label: '에너지 비율: 탄수화물 90퍼센트, 지방 60퍼센트',
    parts: [
      { key: 'carbohydrate', percent: 90, color: 'carbohydrate' },
      { key: 'fat', percent: 60, color: 'fat' },
    ],
  },
}

export const Animated: Story = { args: { animated: true } }
