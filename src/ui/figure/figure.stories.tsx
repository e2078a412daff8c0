import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figure } from './figure.tsx'

const meta = {
  title: 'Widgets/Figure',
  component: Figure,
  args: { above: '오늘 먹을 수 있는 양', children: '739 kcal 남았어요' },
} satisfies Meta<typeof Figure>
export default meta

type Story = StoryObj<typeof meta>

export const WithItsName: Story = {}

export const WithBelow: Story = { args: { above: undefined, children: '우리 팀 3위', below: '2위까지 186보 남았어요' } }
