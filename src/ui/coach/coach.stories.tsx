import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coach } from './coach.tsx'

const meta = {
  title: 'Widgets/Coach',
  component: Coach,
  args: {
    label: 'AI 코멘트',
    children: '단백질은 벌써 충분해요. 저녁엔 밥을 반 공기로 줄이고 나물을 한 접시 더해 보세요.',
    note: 'AI가 오늘 기록을 보고 쓴 참고용 조언이에요',
  },
} satisfies Meta<typeof Coach>
export default meta

type Story = StoryObj<typeof meta>

export const WithNote: Story = {}

export const TextOnly: Story = { args: { note: undefined } }
