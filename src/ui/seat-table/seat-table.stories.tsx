import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Card } from '../card/card.tsx'
import { SeatTable, type Seat } from './seat-table.tsx'

const seat = (is: Seat['is'], name: string, note?: string, picture?: Seat['picture']): Seat => ({
  key: name,
  is,
  name: say(name),
  note: note && say(note),
  picture,
})
const dodam = seat('in', '도담', '팀장', 9)
const yeoul = seat('in', '여울', undefined, 4)
const mine = seat('mine', '하늘', '여기예요', 3)
const asked = seat('asked', '민재', '답을 기다려요', 1)
const free = (key: string): Seat => ({ ...seat('free', '빈자리'), key })

const meta = {
  title: 'Widgets/Seat table',
  component: SeatTable,
  args: { seats: [dodam, yeoul, mine, free('a')], title: '눈길산책', label: '' },
  render: (args) => (
    <Card>
      <SeatTable {...args} title={say(args.title)} label={say('팀의 자리')} />
    </Card>
  ),
} satisfies Meta<typeof SeatTable>
export default meta

type Story = StoryObj<typeof meta>

/** The seat that is kept for the one who looks. */
export const Invited: Story = {}
export const Making: Story = { args: { seats: [dodam, asked, free('a'), free('b')], canAsk: true } }
export const Full: Story = {
  args: { seats: [dodam, yeoul, seat('in', '하늘', undefined, 3), seat('in', '민재', undefined, 1)] },
}
export const FiveSeats: Story = { args: { seats: [dodam, yeoul, asked, free('a'), free('b')], canAsk: true } }
