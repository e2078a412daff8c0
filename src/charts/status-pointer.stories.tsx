import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { StatusPointer, StatusRow } from './status-pointer.tsx'

const meta = {
  title: 'Charts/Status pointer',
  component: StatusPointer,
  subcomponents: { StatusRow },
  args: { status: 'caution', label: '혈압 주의' },
} satisfies Meta<typeof StatusPointer>
export default meta

type Story = StoryObj<typeof meta>

export const Caution: Story = {}

export const Normal: Story = { args: { status: 'normal', way: 0.2, label: '혈압 정상' } }

export const Danger: Story = { args: { status: 'danger', way: 1, label: '혈압 위험' } }

export const Lacking: Story = {
  args: { status: 'lacking', scale: ['lacking', 'normal', 'caution'], label: '혈색소 부족' },
}

export const NotMeasured: Story = { args: { status: null, label: '혈압은 재지 않았어요' } }

export const InRows: Story = {
  render: () => (
    <Stack>
      <StatusRow name={say('혈압')} status="caution" word={say('주의')} label={say('혈압 주의')} />
      <StatusRow name={say('혈당')} status="normal" word={say('정상')} label={say('혈당 정상')} />
      <StatusRow name={say('허리둘레')} status={null} word={say('없음')} label={say('허리둘레는 재지 않았어요')} />
    </Stack>
  ),
}
