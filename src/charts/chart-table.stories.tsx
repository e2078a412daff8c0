import type { Meta, StoryObj } from '@storybook/react-vite'
import { FocusIn } from '#src/gallery/focus-in.tsx'
import { ChartTable } from './chart-table.tsx'

/** Every chart has one: the same values in words. */
const meta = {
  title: 'Charts/Table of a chart',
  component: ChartTable,
  args: {
    caption: '최근 1주 혈압',
    head: ['날짜', '수축기', '이완기', '맥박'],
    rows: [
      ['11월 17일', '121', '78', '66'],
      ['11월 18일', '126', '80', '없음'],
      ['11월 19일', '118', '76', '70'],
    ],
  },
  render: (args) => (
    <div style={{ position: 'relative', minHeight: '12rem' }}>
      <ChartTable {...args} />
    </div>
  ),
} satisfies Meta<typeof ChartTable>
export default meta

type Story = StoryObj<typeof meta>

/** Over its chart while the keyboard's focus is on it. */
export const Reached: Story = {
  decorators: [
    (Story) => (
      <FocusIn>
        <Story />
      </FocusIn>
    ),
  ],
}
