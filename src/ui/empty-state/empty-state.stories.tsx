import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Widgets/Empty state',
  component: EmptyState,
  args: { title: '아직 혈압 기록이 없어요', text: '아침에 잰 값부터 적어 볼까요?' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  render: (args) => <EmptyState {...args} action={<Button>{say('혈압 기록하기')}</Button>} />,
}

export const Plain: Story = {}

export const Broken: Story = { args: { art: 'broken', title: '없는 화면이에요', text: '주소가 바뀌었을 수 있어요.' } }
