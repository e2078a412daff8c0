import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Held } from '#src/gallery/held.tsx'
import { Drawn } from '#src/gallery/forced.tsx'
import { WeightRuler } from './weight-ruler.tsx'

const meta = {
  title: 'Widgets/Weight ruler',
  component: WeightRuler,
  args: {
    label: '목표 체중',
    value: 66,
    onChange: fn(),
    min: 61.6,
    max: 68.3,
    now: 68.4,
    nowLabel: '지금 68.4',
    valueText: '66.0 kg',
  },
  render: (args) => (
    <Held start={args.value}>
      {(value, onChange) => (
        <WeightRuler
          {...args}
          label={say(args.label)}
          nowLabel={say(args.nowLabel)}
          value={value}
          onChange={onChange}
          valueText={`${value.toFixed(1)} kg`}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof WeightRuler>
export default meta

type Story = StoryObj<typeof meta>

export const Lighter: Story = {}

/** At the end of what may be chosen. */
export const Least: Story = { args: { value: 61.6 } }

/** To either side of today. */
export const AsIAm: Story = { args: { value: 68.4, min: 67.1, max: 69.7 } }

export const Focused: Story = {
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
