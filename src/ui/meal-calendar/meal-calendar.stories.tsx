import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Drawn } from '#src/gallery/forced.tsx'
import { Held } from '#src/gallery/held.tsx'
import { say } from '#src/gallery/say.ts'
import { Card } from '../card/card.tsx'
import { MealCalendar, type MealDay } from './meal-calendar.tsx'

const off = (day: string): MealDay => ({ day, dish: null, name: say('쉼') })
const days = (): MealDay[] => [
  { day: '20261201', dish: '닭가슴살샐러드', name: say('샐러드') },
  { day: '20261202', dish: '연어샐러드', name: say('샐러드') },
  { day: '20261203', dish: '샐러드', name: say('샐러드') },
  { day: '20261204', dish: '스테이크샐러드', name: say('샐러드') },
  { day: '20261207', dish: '훈제오리샐러드', name: say('샐러드') },
  off('20261208'),
  { day: '20261209', dish: '두부조림', name: say('샐러드') },
  { day: '20261210', dish: '비빔밥', name: say('비빔밥') },
  { day: '20261211', dish: '샐러드', name: say('샐러드') },
]

const meta = {
  title: 'Widgets/Meal calendar',
  component: MealCalendar,
  args: { label: '구독 식단', days: [], value: '20261203', onChange: fn() },
  render: (args) => (
    <Card label={say('구독 식단')}>
      <Held start={args.value}>
        {(value, onChange) => (
          <MealCalendar
            {...args}
            label={say('구독 식단')}
            days={args.days.length > 0 ? args.days : days()}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    </Card>
  ),
} satisfies Meta<typeof MealCalendar>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

/** Three days are over, one of them was a day off. */
export const Begun: Story = {
  render: (args) => (
    <Card label={say('구독 식단')}>
      <MealCalendar
        {...args}
        label={say('구독 식단')}
        value="20261208"
        days={days().map((meal, index) => ({ ...meal, past: index < 4 }))}
      />
    </Card>
  ),
}

/** Served on Saturdays too: seven to a row. */
export const WholeWeek: Story = {
  render: (args) => (
    <Card label={say('구독 식단')}>
      <MealCalendar
        {...args}
        label={say('구독 식단')}
        value="20261205"
        days={[...days().slice(0, 4), off('20261205'), ...days().slice(4)]}
      />
    </Card>
  ),
}

export const Focused: Story = {
  decorators: [
    (Story) => (
      <Drawn as="focus" on="[data-day='20261203']">
        <Story />
      </Drawn>
    ),
  ],
}
