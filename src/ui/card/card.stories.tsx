import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Card, CardHead, MoreLink } from './card.tsx'

const meta = {
  title: 'Widgets/Card',
  component: Card,
  args: { label: '오늘 걸음', children: null },
  render: (args) => (
    <Card {...args}>
      <CardHead
        title={say('오늘 걸음')}
        more={<MoreLink render={<a href="#steps">{say('더보기')}</a>}>{say('더보기')}</MoreLink>}
      />
      <p>{say('목표까지 4,158보 남았어요')}</p>
    </Card>
  ),
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** The warm mat that food sits on. */
export const Linen: Story = { args: { tone: 'linen' } }

export const Brand: Story = { args: { tone: 'brand' } }

export const Raised: Story = { args: { raised: true } }

/** The whole card is one link. */
export const AsLink: Story = {
  args: { render: <a href="#steps">link</a>, label: undefined },
  render: (args) => (
    <Card {...args}>
      <CardHead title={say('오늘 걸음')} />
      <p>{say('목표까지 4,158보 남았어요')}</p>
    </Card>
  ),
}
