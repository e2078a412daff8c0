import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Widgets/Error state',
  component: ErrorState,
  args: {
    title: '불러오지 못했어요',
    text: '잠시 뒤에 다시 시도해 주세요.',
    retryLabel: '다시 시도',
    onRetry: fn(),
    level: 2,
  },
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Retrying: Story = { args: { retrying: true } }

export const WithFinePrint: Story = { args: { fine: '오류 번호 502' } }
