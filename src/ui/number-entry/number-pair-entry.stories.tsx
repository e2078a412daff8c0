import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { say } from '#src/gallery/say.ts'
import { Button } from '../button/button.tsx'
import { NumberPairEntry } from './number-pair-entry.tsx'

/** It holds what is typed into it. */
function Typed(args: ComponentProps<typeof NumberPairEntry>) {
  return (
    <Held start={[args.first.value, args.second.value] as const}>
      {([first, second], onChange) => (
        <NumberPairEntry
          {...args}
          first={{ ...args.first, value: first, onChange: (text) => onChange([text, second]) }}
          second={{ ...args.second, value: second, onChange: (text) => onChange([first, text]) }}
        />
      )}
    </Held>
  )
}

const meta = {
  title: 'Widgets/Number pair entry',
  component: NumberPairEntry,
  args: {
    label: '혈압',
    first: { label: '수축기', value: '118', onChange: fn() },
    second: { label: '이완기', value: '76', onChange: fn() },
    unit: 'mmHg',
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof NumberPairEntry>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { note: '지난번보다 수축기가 1 낮아요' } }

export const Empty: Story = {
  args: {
    first: { label: '수축기', value: '', onChange: fn() },
    second: { label: '이완기', value: '', onChange: fn() },
  },
}

export const WithError: Story = { args: { error: '이완기가 수축기보다 높아요' } }

export const WithAction: Story = {
  render: (args) => (
    <Typed
      {...args}
      action={
        <Button size="l" block>
          {say('저장하기')}
        </Button>
      }
    />
  ),
}
