import type { Meta, StoryObj } from '@storybook/react-vite'
import Activity from 'lucide-react/icons/activity'
import Heart from 'lucide-react/icons/heart'
import { fn } from 'storybook/test'
import { NinePlate, type PlateCell } from './nine-plate.tsx'

const NAMES = ['체격', '혈압', '혈당', '지질', '콩팥', '간', '가슴', '눈·귀', '혈색소']
const cells = (is: (at: number) => PlateCell['is']): PlateCell[] =>
  NAMES.map((name, at) => ({
    key: name,
    name,
    icon: at === 1 ? Heart : Activity,
    is: is(at),
    word: { fine: '정상', caution: '주의', danger: '위험', unknown: '재지 않았어요' }[is(at)],
  }))

const meta = {
  title: 'Charts/Nine plate',
  component: NinePlate,
  args: { label: '검진 갈래', cells: cells((at) => (at === 1 ? 'caution' : 'fine')), onOpen: fn() },
} satisfies Meta<typeof NinePlate>
export default meta

type Story = StoryObj<typeof meta>

export const OneToLookAt: Story = {}

export const AllFine: Story = { args: { cells: cells(() => 'fine') } }

const BEYOND: Readonly<Record<number, PlateCell['is']>> = { 3: 'danger', 6: 'unknown' }

export const OneBeyond: Story = { args: { cells: cells((at) => BEYOND[at] ?? 'fine') } }
