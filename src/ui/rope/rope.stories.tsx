import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Card } from '../card/card.tsx'
import { Rope } from './rope.tsx'

const meta = {
  title: 'Widgets/Rope',
  component: Rope,
  args: { left: [3, 7, 5], right: [4, 6, 8], at: -0.25, label: '' },
  render: (args) => (
    <Card>
      <Rope {...args} label={say('두 팀이 당기는 줄')} />
    </Card>
  ),
} satisfies Meta<typeof Rope>
export default meta

type Story = StoryObj<typeof meta>

export const Ahead: Story = {}
export const Even: Story = { args: { at: 0 } }
/** Further than the rope reaches is its end. */
export const FarBehind: Story = { args: { at: 3 } }
/** Nobody has come to the other end yet. */
export const Waiting: Story = { args: { left: [3], right: [], at: 0 } }
