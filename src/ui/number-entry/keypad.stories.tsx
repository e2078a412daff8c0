import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Drawn } from '#src/gallery/forced.tsx'
import { Keypad } from './keypad.tsx'

const meta = {
  title: 'Widgets/Keypad',
  component: Keypad,
  args: { label: '숫자판', deleteLabel: '지우기', pointLabel: '소수점', onKey: fn() },
} satisfies Meta<typeof Keypad>
export default meta

type Story = StoryObj<typeof meta>

export const WithPoint: Story = {}

/** For whole numbers. */
export const WithoutPoint: Story = { args: { pointLabel: undefined } }

export const KeysPressed: Story = {
  decorators: [
    (Story) => (
      <Drawn as="down">
        <Story />
      </Drawn>
    ),
  ],
}
