import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#src/gallery/stack.tsx'
import { StoryArt, StoryGround, storyKinds } from './story-art.tsx'

const meta = {
  title: 'Widgets/Story art',
  component: StoryArt,
  subcomponents: { StoryGround },
  args: { kind: 'sleep' },
} satisfies Meta<typeof StoryArt>
export default meta

type Story = StoryObj<typeof meta>

/** As they end a row. */
export const Kinds: Story = {
  render: () => (
    <Stack row>
      {storyKinds.map((kind) => (
        <StoryArt key={kind} kind={kind} />
      ))}
    </Stack>
  ),
}

/** On a surface of the same colour. */
export const OnTheirGround: Story = {
  render: () => (
    <Stack row>
      {storyKinds.map((kind) => (
        <StoryGround key={kind} kind={kind}>
          <StoryArt kind={kind} />
        </StoryGround>
      ))}
    </Stack>
  ),
}
