import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Drawn } from '#src/gallery/forced.tsx'
import { Held } from '#src/gallery/held.tsx'
import { Stack } from '#src/gallery/stack.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

const meta = {
  title: 'Widgets/Quantity stepper',
  component: QuantityStepper,
  args: { label: '현미밥', value: 0.5, step: 0.5, onChange: fn() },
  render: (args) => (
    <Held start={args.value}>
      {(value, onChange) => <QuantityStepper {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof QuantityStepper>
export default meta

type Story = StoryObj<typeof meta>

export const InList: Story = {}

/** In a form: none of it yet, and as much of it as there can be. */
export const InForm: Story = {
  render: (args) => (
    <Stack row>
      <QuantityStepper {...args} look="neutral" value={0} />
      <QuantityStepper {...args} look="neutral" value={2} />
      <QuantityStepper {...args} look="neutral" value={10} max={10} />
    </Stack>
  ),
}

export const Alone: Story = { args: { look: 'l', step: 0.25, min: 0.25, unit: '공기', note: '100 g · 150 kcal' } }

export const HeldDown: Story = {
  decorators: [
    (Story) => (
      <Drawn as="down" on="button:last-child">
        <Story />
      </Drawn>
    ),
  ],
}

export const Focused: Story = {
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
