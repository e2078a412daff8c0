import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { Pressed } from '#src/gallery/pressed.tsx'
import { chosenLanguage } from '#src/gallery/say.ts'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Widgets/Date field',
  component: DateField,
  args: {
    label: '날짜',
    value: '20261119',
    today: '20261119',
    language: 'ko',
    placeholder: '골라 주세요',
    title: '날짜 고르기',
    closeLabel: '닫기',
    previousLabel: '지난달',
    nextLabel: '다음 달',
    onChange: fn(),
  },
  render: (args) => (
    <Held start={args.value}>
      {(value, onChange) => <DateField {...args} language={chosenLanguage()} value={value} onChange={onChange} />}
    </Held>
  ),
  tags: ['over-page'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const Empty: Story = { args: { value: null } }

export const Off: Story = { args: { disabled: true } }

export const Open: Story = {
  tags: ['dialog'],
  decorators: [
    (Story) => (
      <Pressed>
        <Story />
      </Pressed>
    ),
  ],
}
