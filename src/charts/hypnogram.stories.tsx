import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Hypnogram } from './hypnogram.tsx'
import type { HypnogramSpan } from './hypnogram.tsx'

const clock = (minute: number) => {
  const at = (35 + minute) % 1440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Lengths of the stages, one after the other. */
const night: readonly [lane: string, minutes: number][] = [
  ['awake', 7],
  ['light', 28],
  ['deep', 24],
  ['light', 22],
  ['rem', 14],
  ['light', 34],
  ['deep', 23],
  ['light', 27],
  ['rem', 24],
  ['awake', 6],
  ['light', 36],
  ['deep', 18],
  ['light', 31],
  ['rem', 47],
  ['awake', 7],
  ['light', 22],
]
const spans: HypnogramSpan[] = []
for (const [lane, minutes] of night)
  spans.push({ lane, from: spans.at(-1)?.to ?? 0, to: (spans.at(-1)?.to ?? 0) + minutes })

const meta = {
  title: 'Charts/Hypnogram',
  component: Hypnogram,
  args: {
    lanes: [
      { key: 'awake', name: say('깸'), color: 'sleep-awake' },
      { key: 'rem', name: say('렘수면'), color: 'sleep-rem' },
      { key: 'light', name: say('얕은 잠'), color: 'sleep-light' },
      { key: 'deep', name: say('깊은 잠'), color: 'sleep-deep' },
    ],
    spans,
    minutes: 370,
    moments: [
      { at: 0, text: '00:35' },
      { at: 85, text: '02:00' },
      { at: 205, text: '04:00' },
      { at: 325, text: '06:00' },
      { at: 370, text: '06:45' },
    ],
    formatMoment: clock,
    label: '수면 6시간 10분',
    tableCaption: '어젯밤 잠',
    tableHead: ['단계', '부터', '까지'],
  },
} satisfies Meta<typeof Hypnogram>
export default meta

type Story = StoryObj<typeof meta>

export const Night: Story = {}

/** Nothing is known but from when to when. */
export const WithoutStages: Story = {
  args: { lanes: [{ key: 'asleep', name: say('잠'), color: 'sleep' }], spans: [{ lane: 'asleep', from: 0, to: 370 }] },
}

/** A watch that was put on late. */
export const WithAGap: Story = { args: { spans: spans.filter(({ from }) => from < 80 || from > 180) } }
