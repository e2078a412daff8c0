import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Drawn } from '#src/gallery/forced.tsx'
import { DateStepper } from './date-stepper.tsx'

const meta = {
  title: 'Widgets/Date stepper',
  component: DateStepper,
  args: { text: '오늘, 11월 19일', previousLabel: '전날', nextLabel: '다음 날', onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof DateStepper>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** The words open a calendar. */
export const WithCalendar: Story = { args: { onText: fn() } }

export const LastDay: Story = { args: { nextDisabled: true } }

export const Focused: Story = {
  args: { onText: fn() },
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
