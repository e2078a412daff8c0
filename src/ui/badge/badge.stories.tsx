import type { Meta, StoryObj } from '@storybook/react-vite'
import Check from 'lucide-react/icons/check'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { Badge, Count } from './badge.tsx'

const meta = { title: 'Widgets/Badge', component: Badge, args: { children: '새 글' } } satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  render: (args) => (
    <Stack row>
      {(['plain', 'brand', 'food', 'positive', 'caution', 'danger', 'info'] as const).map((kind) => (
        <Badge key={kind} {...args} kind={kind} />
      ))}
    </Stack>
  ),
}

export const WithIcon: Story = { args: { kind: 'positive', icon: Check, children: '목표 달성' } }

/** 100 and more read 99+. */
export const Counts: Story = {
  render: () => (
    <Stack row>
      {[1, 12, 120].map((value) => (
        <Count key={value} value={value} label={say('읽지 않은 알림')} />
      ))}
    </Stack>
  ),
}
