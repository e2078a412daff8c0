import type { Meta, StoryObj } from '@storybook/react-vite'
import Soup from 'lucide-react/icons/soup'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { Card, CardHead } from '../card/card.tsx'
import { FailedPart } from './failed-part.tsx'

const meta = {
  title: 'Widgets/Failed part',
  component: FailedPart,
  args: { icon: Soup, title: '식단을 불러오지 못했어요', onRetry: fn() },
} satisfies Meta<typeof FailedPart>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Retrying: Story = { args: { retrying: true } }

export const InACard: Story = {
  args: { bare: true },
  render: (args) => (
    <Stack>
      <Card>
        <CardHead title={say('오늘 점심')} />
        <FailedPart {...args} />
      </Card>
    </Stack>
  ),
}
