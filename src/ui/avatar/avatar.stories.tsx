import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { Avatar, Avatars, type AvatarPicture } from './avatar.tsx'

const pictures: readonly AvatarPicture[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const meta = {
  title: 'Widgets/Avatar',
  component: Avatar,
  subcomponents: { Avatars },
  args: { picture: 1 },
} satisfies Meta<typeof Avatar>
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

/** A team: one name for all of them. */
export const Team: Story = {
  render: (args) => (
    <Avatars label={say('우리 팀 네 사람')}>
      {pictures.slice(0, 4).map((picture) => (
        <Avatar key={picture} {...args} picture={picture} />
      ))}
    </Avatars>
  ),
}
