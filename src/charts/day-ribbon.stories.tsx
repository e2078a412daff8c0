import type { Meta, StoryObj } from '@storybook/react-vite'
import { DayRibbon } from './day-ribbon.tsx'

const hours = ['자정', '6시', '정오', '18시', '자정']
const night = { key: 'sleep', from: 35, to: 405, color: 'sleep' as const, label: '6시간 10분' }
const walk = { key: 'walk', from: 450, to: 485, color: 'steps' as const, label: '걷기 35분' }
const weight = { key: 'weight', at: 432, color: 'weight' as const, label: '68.4 kg' }
const glucose = { key: 'glucose', at: 814, color: 'glucose-after' as const, label: '혈당 128' }
const pressure = { key: 'pressure', at: 1290, color: 'systolic' as const, label: '혈압' }
const lunch = { key: 'lunch', at: 730, dish: '고등어구이' }
const dinner = { key: 'dinner', at: 1130, dish: '꼬막비빔밥' }

const rows: [string, string][] = [
  ['수면', '6시간 10분'],
  ['체중', '68.4 kg'],
  ['걷기', '35분'],
  ['혈당', '128 mg/dL'],
]

const meta = {
  title: 'Charts/Day ribbon',
  component: DayRibbon,
  args: {
    spans: [night, walk],
    marks: [weight, glucose],
    dishes: [lunch, dinner],
    gaps: [{ ...pressure, asked: true }],
    now: { at: 1240, name: '지금' },
    hours,
    label:
      '오늘 하루. 00:35부터 06:45까지 6시간 10분 잤고, 07:12 체중 68.4 kg, 13:34 혈당 128이에요. 21:30 혈압이 남았어요.',
    table: { caption: '오늘 하루', head: ['기록', '값'], rows },
  },
} satisfies Meta<typeof DayRibbon>
export default meta

type Story = StoryObj<typeof meta>

export const Evening: Story = {}

/** A day that is over: no "now", nothing asked. */
export const DayGoneBy: Story = { args: { gaps: [], now: null } }

/** Nothing yet: what could be measured. */
export const FirstDay: Story = {
  args: {
    spans: [],
    marks: [],
    dishes: [],
    gaps: [
      { ...weight, label: '체중', at: 480 },
      { ...pressure, at: 840 },
      { ...glucose, label: '혈당', at: 1200 },
    ],
    now: { at: 552, name: '지금' },
  },
}

/** More words than room: two rows of them, the table says the others. */
export const Crowded: Story = {
  args: {
    marks: [
      weight,
      { ...pressure, key: 'morning', at: 440, label: '혈압 121/79' },
      { ...glucose, key: 'fasting', at: 425, label: '혈당 96' },
      glucose,
    ],
    now: { at: 1425, name: '지금' },
  },
}
