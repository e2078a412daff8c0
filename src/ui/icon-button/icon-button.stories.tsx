import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import Bell from 'lucide-react/icons/bell'
import Heart from 'lucide-react/icons/heart'
import X from 'lucide-react/icons/x'
import { Drawn } from '#src/gallery/forced.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Widgets/Icon button',
  component: IconButton,
  args: { label: '알림', icon: Bell, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithDot: Story = { args: { dot: true } }

export const Quiet: Story = { args: { quiet: true, icon: X, label: '닫기' } }

export const Small: Story = { args: { size: 's' } }

/** Only the favourite heart fills. */
export const Favourite: Story = { args: { icon: Heart, favourite: true, pressed: true, label: '찜하기' } }

export const NotFavourite: Story = { args: { icon: Heart, favourite: true, pressed: false, label: '찜하기' } }

export const Disabled: Story = { args: { disabled: true } }

export const HeldDown: Story = {
  decorators: [
    (Story) => (
      <Drawn as="down">
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
