import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { Pressed } from '#src/gallery/pressed.tsx'
import { chosenLanguage } from '#src/gallery/say.ts'
import { TimeField } from './time-field.tsx'

const meta = {
  title: 'Widgets/Time field',
  component: TimeField,
  args: {
    label: '시각',
    value: '21:38',
    start: '12:00',
    language: 'ko',
    placeholder: '골라 주세요',
    title: '시간 고르기',
    closeLabel: '닫기',
    confirm: '정하기',
    halfLabel: '오전, 오후',
    hourLabel: '시',
    minuteLabel: '분',
    onChange: fn(),
  },
  render: (args) => (
    <Held start={args.value}>
      {(value, onChange) => <TimeField {...args} language={chosenLanguage()} value={value} onChange={onChange} />}
    </Held>
  ),
  tags: ['over-page'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof TimeField>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const Empty: Story = { args: { value: null } }

export const Open: Story = {
  tags: ['dialog'],
  args: { minuteStep: 5 },
  decorators: [
    (Story) => (
      <Pressed>
        <Story />
      </Pressed>
    ),
  ],
}
