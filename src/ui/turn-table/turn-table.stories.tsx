import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { TurnTable } from './turn-table.tsx'

const LUNCH = { dish: 'bibim' } as const
const COIN = { dish: 'coin' } as const
const EMPTY = { dish: 'empty' } as const

const meta = {
  title: 'Widgets/Turn table',
  component: TurnTable,
  args: { label: '여덟 그릇이 놓인 돌림상', bowls: [EMPTY, COIN, EMPTY, COIN, EMPTY, COIN, EMPTY, LUNCH], seat: null },
  render: (args) => <TurnTable {...args} label={say(args.label)} />,
} satisfies Meta<typeof TurnTable>
export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

/** No bowl of its kind stands where the table would bring it by turning the other way. */
export const Stopped: Story = { args: { seat: 8 } }

/** The prize is gone: its bowl is empty before anybody turns. */
export const SoldOut: Story = { args: { bowls: [EMPTY, COIN, EMPTY, COIN, EMPTY, COIN, EMPTY, EMPTY] } }

/** The answer was lost: it does not turn. */
export const Still: Story = { args: { isStill: true } }

export const TwelveSeats: Story = {
  args: { bowls: [LUNCH, EMPTY, COIN, EMPTY, EMPTY, COIN, EMPTY, EMPTY, COIN, EMPTY, EMPTY, EMPTY] },
}
