import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { chosenLanguage } from '#src/gallery/say.ts'
import { TimePicker } from './time-picker.tsx'

const meta = {
  title: 'Widgets/Time picker',
  component: TimePicker,
  args: { value: '21:38', language: 'ko', halfLabel: '오전, 오후', hourLabel: '시', minuteLabel: '분', onChange: fn() },
  render: (args) => (
    <Held start={args.value}>{(value, onChange) => <TimePicker {...args} language={chosenLanguage()} value={value} onChange={onChange} />}</Held>
  ),
} satisfies Meta<typeof TimePicker>
export default meta

type Story = StoryObj<typeof meta>

export const EveryMinute: Story = {}

export const EveryTenMinutes: Story = { args: { value: '07:10', minuteStep: 10 } }
