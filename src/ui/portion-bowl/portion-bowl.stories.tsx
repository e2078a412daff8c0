import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Drawn } from '#src/gallery/forced.tsx'
import { Held } from '#src/gallery/held.tsx'
import { Card } from '../card/card.tsx'
import { PortionBowl } from './portion-bowl.tsx'

const meta = {
  title: 'Widgets/Portion bowl',
  component: PortionBowl,
  args: { label: '먹은 양', dish: '현미밥', value: 0.5, valueText: '½', onChange: fn() },
  render: (args) => (
    <Card tone="linen">
      <Held start={args.value}>{(value, onChange) => <PortionBowl {...args} value={value} onChange={onChange} />}</Held>
    </Card>
  ),
} satisfies Meta<typeof PortionBowl>
export default meta

type Story = StoryObj<typeof meta>

export const Half: Story = {}

export const Whole: Story = { args: { value: 1, dish: '김치찌개', valueText: '1' } }

/** More than a bowl is a second bowl, to the left. */
export const TwoBowls: Story = { args: { value: 1.25, valueText: '1¼' } }

export const ManyBowls: Story = { args: { value: 3.5, valueText: '3½' } }

/** What nobody knows stands under a lid. */
export const Unknown: Story = { args: { dish: '오늘의 깜짝', value: 0.75, valueText: '¾' } }

export const Focused: Story = {
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
