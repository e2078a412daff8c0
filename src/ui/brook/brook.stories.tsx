import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Card } from '../card/card.tsx'
import { Brook } from './brook.tsx'

const meta = {
  title: 'Widgets/Brook',
  component: Brook,
  args: { count: 16, done: 11, picture: 3, label: '' },
  render: (args) => (
    <Card>
      <Brook {...args} label={say('완주까지의 칸')} />
    </Card>
  ),
} satisfies Meta<typeof Brook>
export default meta

type Story = StoryObj<typeof meta>

export const UnderWay: Story = {}
export const FirstDay: Story = { args: { done: 0 } }
export const Finished: Story = { args: { done: 16 } }
/** One row for a short way, three for a long one. */
export const Short: Story = { args: { count: 6, done: 4 } }
export const Long: Story = { args: { count: 20, done: 9 } }
