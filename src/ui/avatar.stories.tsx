import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#src/gallery/stack.tsx'
import { Avatar, type AvatarPicture } from './avatar.tsx'

const pictures: readonly AvatarPicture[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const meta = { title: 'Widgets/Avatar', component: Avatar, args: { picture: 1 } } satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const NineDefaults: Story = {
  render: (args) => (
    <Stack row>
      {pictures.map((picture) => (
        <Avatar key={picture} {...args} picture={picture} />
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Stack row>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

export const Named: Story = { args: { picture: 4, label: '한하늘', size: 'l' } }
