import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { chosenLanguage, say } from '#src/gallery/say.ts'
import { TimePicker } from './time-picker.tsx'
import { Wheel } from './wheel.tsx'

const meta = {
  title: 'Widgets/Time picker',
  component: TimePicker,
  subcomponents: { Wheel },
  args: { value: '21:38', language: 'ko', halfLabel: '오전, 오후', hourLabel: '시', minuteLabel: '분', onChange: fn() },
  render: (args) => (
    <Held start={args.value}>
      {(value, onChange) => <TimePicker {...args} language={chosenLanguage()} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof TimePicker>
export default meta

type Story = StoryObj<typeof meta>

export const EveryMinute: Story = {}

export const EveryTenMinutes: Story = { args: { value: '07:10', minuteStep: 10 } }

/** At its first value and at its last: nothing turns round. */
export const WheelsAtTheirEnds: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <Wheel label={say('시')} values={[1, 2, 3, 4, 5]} value={1} onChange={fn()} />
      <Wheel label={say('분')} values={[0, 10, 20, 30, 40, 50]} value={50} onChange={fn()} />
    </div>
  ),
}
