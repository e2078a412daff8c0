import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pressed } from '#src/gallery/pressed.tsx'
import { Pulled } from '#src/gallery/pulled.tsx'
import { say } from '#src/gallery/say.ts'
import { Card, CardHead } from '../card/card.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'

const meta = {
  title: 'Widgets/Pull to refresh',
  component: PullToRefresh,
  args: {
    label: '새로 고침',
    busyLabel: '새로 고치고 있어요',
    doneLabel: '새로 고쳤어요',
    onRefresh: () => Promise.resolve(),
    children: null,
  },
  render: (args) => (
    <PullToRefresh {...args}>
      <Card label={say('오늘 걸음')}>
        <CardHead title={say('오늘 걸음')} />
        <p>{say('목표까지 4,158보 남았어요')}</p>
      </Card>
    </PullToRefresh>
  ),
} satisfies Meta<typeof PullToRefresh>
export default meta

type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

/** Let go here, and the page goes back. */
export const PulledALittle: Story = {
  decorators: [
    (Story) => (
      <Pulled px={70}>
        <Story />
      </Pulled>
    ),
  ],
}

/** Let go here, and it is made new. */
export const PulledFarEnough: Story = {
  decorators: [
    (Story) => (
      <Pulled px={160}>
        <Story />
      </Pulled>
    ),
  ],
}

export const Refreshing: Story = {
  args: { onRefresh: () => new Promise<void>(() => undefined) },
  decorators: [
    (Story) => (
      <Pressed>
        <Story />
      </Pressed>
    ),
  ],
}
