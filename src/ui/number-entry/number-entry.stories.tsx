import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Held } from '#src/gallery/held.tsx'
import { Button } from '../button/button.tsx'
import { NumberEntry } from './number-entry.tsx'

const meta = {
  title: 'Widgets/Number entry',
  component: NumberEntry,
  args: {
    label: '체중',
    value: '68.4',
    unit: 'kg',
    keypadLabel: '숫자판',
    deleteLabel: '지우기',
    pointLabel: '소수점',
    onChange: fn(),
  },
  render: (args) => (
    <Held start={args.value}>{(value, onChange) => <NumberEntry {...args} value={value} onChange={onChange} />}</Held>
  ),
} satisfies Meta<typeof NumberEntry>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { note: '아침보다 0.3 kg 가벼워요' } }

export const Empty: Story = { args: { value: '' } }

export const WithError: Story = { args: { value: '868.4', error: '20에서 300 사이로 적어 주세요' } }

/** Without a point key. */
export const WholeNumber: Story = { args: { label: '혈당', value: '128', unit: 'mg/dL', decimals: 0 } }

export const WithAction: Story = {
  render: (args) => (
    <Held start={args.value}>
      {(value, onChange) => (
        <NumberEntry
          {...args}
          value={value}
          onChange={onChange}
          action={
            <Button size="l" block>
              {say('저장하기')}
            </Button>
          }
        />
      )}
    </Held>
  ),
}
