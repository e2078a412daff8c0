import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Pick, SelectButton } from './select-button.tsx'
import { say } from '#src/gallery/say.ts'
import { Drawn } from '#src/gallery/forced.tsx'

const meta = {
  title: 'Widgets/Select button',
  component: SelectButton,
  subcomponents: { Pick },
  args: { label: '식당', text: '서초 사옥', placeholder: '골라 주세요', onClick: fn() },
} satisfies Meta<typeof SelectButton>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const Empty: Story = { args: { text: null } }

export const Open: Story = { args: { open: true } }

export const Off: Story = { args: { disabled: true } }

export const Sunken: Story = { args: { sunken: true } }

/** A word with a chevron: place, period, date. */
export const AsPick: Story = {
  render: () => (
    <>
      <Pick size="l">{say('서초 사옥')}</Pick>
      <Pick size="m">{say('1개월')}</Pick>
      <Pick open>{say('11월 19일')}</Pick>
    </>
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
