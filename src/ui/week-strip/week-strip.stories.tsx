import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { addDays, formatDay, weekOf } from '#src/lib/days.ts'
import { chosenLanguage, say } from '#src/gallery/say.ts'
import { Drawn } from '#src/gallery/forced.tsx'
import { WeekStrip, type StripDay } from './week-strip.tsx'

const TODAY = '20261119'
const names = ['월', '화', '수', '목', '금', '토', '일']
const week = (): StripDay[] => strip(weekOf(TODAY))
const strip = (days: readonly string[]): StripDay[] =>
  days.map((day, at) => ({
    day,
    name: say(names[at % 7] ?? ''),
    number: Number(day.slice(6)),
    label: formatDay(day, chosenLanguage(), 'long'),
    today: day === TODAY,
    marked: day < TODAY,
    disabled: day > TODAY,
  }))

const meta = {
  title: 'Widgets/Week strip',
  component: WeekStrip,
  args: { label: '이번 주', days: [], value: TODAY, onChange: fn() },
  render: (args) => (
    <Held start={args.value}>
      {(value, onChange) => <WeekStrip {...args} days={week()} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof WeekStrip>
export default meta

type Story = StoryObj<typeof meta>

export const Today: Story = {}

export const AnotherDay: Story = { args: { value: '20261117' } }

/**
 * Several weeks: seven days are in view, the others come by swipe and by arrow keys. On a Sunday the next week shows
 * already.
 */
export const SeveralWeeks: Story = {
  args: { value: '20261122' },
  render: (args) => (
    <Held start={args.value}>
      {(value, onChange) => (
        <WeekStrip
          {...args}
          days={strip([-7, 0, 7].flatMap((days) => weekOf(addDays(TODAY, days)))).map((day) => ({
            ...day,
            disabled: false,
          }))}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  ),
}

export const Focused: Story = {
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
