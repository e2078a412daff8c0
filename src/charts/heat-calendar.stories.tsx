import type { Meta, StoryObj } from '@storybook/react-vite'
import { course, daily, TODAY, windowStart } from '#src/gallery/points.ts'
import { chosenLanguage } from '#src/gallery/say.ts'
import { formatDay } from '#src/lib/days.ts'
import { HeatCalendar } from './heat-calendar.tsx'

const meta = {
  title: 'Charts/Heat calendar',
  component: HeatCalendar,
  args: {
    points: daily(course(35, 6000, 3000).map((value, at) => (at % 9 === 4 ? null : Math.max(0, Math.round(value))))),
    from: windowStart(35),
    to: TODAY,
    color: 'steps',
    full: 8000,
    weekdays: ['월', '화', '수', '목', '금', '토', '일'],
    keyWords: ['적게', '많이'],
    label: '최근 5주 걸음',
    tableCaption: '최근 5주 걸음',
    tableHead: ['날짜', '걸음'],
    formatDay: (day) => formatDay(day, chosenLanguage(), 'short'),
    formatValue: (value) => value.toLocaleString('en'),
    emptyText: '이 기간에는 기록이 없어요',
  },
} satisfies Meta<typeof HeatCalendar>
export default meta

type Story = StoryObj<typeof meta>

export const FiveWeeks: Story = {}

export const OneDay: Story = { args: { points: daily([8200]) } }

export const Empty: Story = { args: { points: [] } }

export const Animated: Story = { args: { animated: true } }
