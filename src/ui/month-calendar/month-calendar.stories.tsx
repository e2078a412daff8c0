import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { chosenLanguage, say } from '#src/gallery/say.ts'
import { Card, CardHead } from '../card/card.tsx'
import { MonthCalendar } from './month-calendar.tsx'

const meta = {
  title: 'Widgets/Month calendar',
  component: MonthCalendar,
  args: {
    value: '20261117',
    today: '20261119',
    language: 'ko',
    previousLabel: '지난달',
    nextLabel: '다음 달',
    onChange: fn(),
  },
  // Its month is a heading of level 3: on a page it stands in a section or a sheet with a title.
  render: (args) => (
    <Card label={say('날짜 고르기')}>
      <CardHead title={say('날짜 고르기')} />
      <Held start={args.value}>
        {(value, onChange) => <MonthCalendar {...args} language={chosenLanguage()} value={value} onChange={onChange} />}
      </Held>
    </Card>
  ),
} satisfies Meta<typeof MonthCalendar>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const NothingChosen: Story = { args: { value: null } }

export const WithRecords: Story = { args: { marked: (day) => Number(day) % 3 === 0, markLabel: '기록 있음' } }

export const WithinLimits: Story = { args: { min: '20261109', max: '20261119' } }

export const SundayFirst: Story = { args: { weekStart: 'sunday' } }
