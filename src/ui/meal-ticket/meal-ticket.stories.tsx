import type { Meta, StoryObj } from '@storybook/react-vite'
import Clock from 'lucide-react/icons/clock'
import { say } from '#src/gallery/say.ts'
import { Badge } from '../badge/badge.tsx'
import { MealTicket } from './meal-ticket.tsx'

const meta = {
  title: 'Widgets/Meal ticket',
  component: MealTicket,
  args: { title: '점심 한 끼 쿠폰', place: '한빛타워점', end: '12월 10일까지', dish: '비빔밥' },
} satisfies Meta<typeof MealTicket>
export default meta

type Story = StoryObj<typeof meta>

export const Usable: Story = {}

export const EndsSoon: Story = {
  render: (args) => (
    <MealTicket
      {...args}
      dish="샐러드"
      end={
        <Badge kind="caution" icon={Clock}>
          {say('3일 남았어요')}
        </Badge>
      }
    />
  ),
}

/** For the shop: no dish. */
export const Shop: Story = { args: { title: '두유 10% 할인', place: '상품 주문에 써요', dish: undefined } }

export const Used: Story = { args: { spent: true, seal: { title: '잘 썼어요', sub: '11.23 12:04' } } }
