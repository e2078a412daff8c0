import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { HoldButton } from './hold-button.tsx'

const meta = {
  title: 'Widgets/Hold button',
  component: HoldButton,
  args: { children: '직원이 2초 동안 눌러 주세요', holdMs: 2000, onHeld: fn(), onPressed: fn() },
} satisfies Meta<typeof HoldButton>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Without a connection nothing can be used. */
export const Off: Story = { args: { disabled: true } }
