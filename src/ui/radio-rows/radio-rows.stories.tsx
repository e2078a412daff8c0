import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { RadioRows } from './radio-rows.tsx'

const meta = {
  title: 'Widgets/Radio rows',
  component: RadioRows,
  args: {
    label: '식당',
    name: 'place',
    value: 'seocho',
    options: [
      { value: 'seocho', title: '서초 사옥', sub: '지하 1층, 11:30부터' },
      { value: 'pangyo', title: '판교 캠퍼스', sub: '3층, 11:20부터' },
      { value: 'suwon', title: '수원 연구소', sub: '지금은 열지 않아요', disabled: true },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <Held start={args.value}>{(value, onChange) => <RadioRows {...args} value={value} onChange={onChange} />}</Held>
  ),
} satisfies Meta<typeof RadioRows<string>>
export default meta

type Story = StoryObj<typeof meta>

export const OneChosen: Story = {}

export const NoneChosen: Story = { args: { value: null } }
