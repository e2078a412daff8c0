import type { Meta, StoryObj } from '@storybook/react-vite'
import { TODAY, windowStart } from '#src/gallery/points.ts'
import { chosenLanguage, say } from '#src/gallery/say.ts'
import { daysOf, formatDay } from '#src/lib/days.ts'
import { NightBars } from './night-bars.tsx'
import type { NightBar } from './night-bars.tsx'

const clock = (minute: number) =>
  `${String(Math.floor(((minute + 1440) % 1440) / 60)).padStart(2, '0')}:${String((minute + 1440) % 60).padStart(2, '0')}`

const nights = (days: number): NightBar[] =>
  daysOf(windowStart(days), TODAY).map((day, at) => {
    const from = Math.round(20 + Math.sin(at * 1.3) * 40)
    const to = from + 380 + Math.round(Math.sin(at * 0.7) * 30)
    return {
      key: day,
      name: formatDay(day, chosenLanguage(), days > 10 ? 'short' : 'weekday'),
      from,
      to,
      value: `${clock(from)}–${clock(to)}`,
    }
  })

const meta = {
  title: 'Charts/Night bars',
  component: NightBars,
  args: {
    bars: nights(7),
    current: TODAY,
    color: 'sleep',
    formatHour: (hour) => `${String(hour).padStart(2, '0')}:00`,
    label: '최근 1주 잠든 시각',
    tableCaption: '최근 1주 잠든 시각',
    tableHead: ['날짜', '잠든 시각'],
    emptyText: '이 기간에는 기록이 없어요',
  },
} satisfies Meta<typeof NightBars>
export default meta

type Story = StoryObj<typeof meta>

export const Week: Story = {}

export const OneUnknown: Story = {
  args: { bars: nights(7).map((bar, at) => (at === 2 ? { ...bar, from: null, to: null, value: say('없음') } : bar)) },
}

/** Its days are named when it is drawn, in the language of that moment. */
export const Month: Story = { render: (args) => <NightBars {...args} bars={nights(30)} /> }

export const Empty: Story = { args: { bars: [] } }
