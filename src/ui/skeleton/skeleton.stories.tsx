import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#src/gallery/stack.tsx'
import { Skeleton, SkeletonRow } from './skeleton.tsx'

const meta = {
  title: 'Widgets/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonRow },
  args: { width: '60%', height: 20 },
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const Circle: Story = { args: { circle: true, width: 48, height: 48 } }

export const Card: Story = { args: { width: '100%', height: 160, radius: 24 } }

export const Rows: Story = {
  render: () => (
    <Stack>
      <SkeletonRow />
      <SkeletonRow />
    </Stack>
  ),
}
