import type { Meta, StoryObj } from '@storybook/react-vite'
import Soup from 'lucide-react/icons/soup'
import { say } from '#src/gallery/say.ts'
import { Plates, type Plate } from './plates.tsx'

const DAYS = ['월', '화', '수', '목', '금', '토', '일']
const week = (done: number, today: boolean, all = 7): Plate[] =>
  Array.from({ length: all }, (_, at) =>
    at < done
      ? { is: 'done', label: DAYS[at % 7] ?? '' }
      : at === done && today
        ? { is: 'now', label: '오늘' }
        : { is: 'next', label: String(at + 1) },
  )

const meta = {
  title: 'Widgets/Plates',
  component: Plates,
  args: { label: '7번 가운데 3번 비웠어요', plates: week(3, true), dish: '고등어구이' },
  render: (args) => (
    <Plates
      {...args}
      label={say(args.label)}
      plates={args.plates.map((plate) => ({ ...plate, label: say(plate.label) }))}
    />
  ),
} satisfies Meta<typeof Plates>
export default meta

type Story = StoryObj<typeof meta>

export const ThreeOfSeven: Story = {}

export const DoneForToday: Story = { args: { plates: week(4, false) } }

export const Empty: Story = { args: { plates: week(0, true) } }

export const Full: Story = { args: { plates: week(7, false) } }

export const FiveOfEight: Story = { args: { plates: week(5, false, 8) } }

/** More than eight stand in rows of five. */
export const NineOfTen: Story = { args: { plates: week(9, true, 10) } }

/** Given for different things, and the last place says what it brings. */
export const OfDeeds: Story = {
  args: {
    plates: week(10, false, 10).map((plate, at): Plate => {
      if (at === 9) return { is: 'next', label: '열 번째', brings: '500P' }
      return at % 3 === 0 ? { ...plate, icon: Soup } : plate
    }),
  },
}
