import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Rise } from './rise.tsx'

const meta = {
  title: 'Charts/Rise',
  component: Rise,
  args: {
    before: { value: 96, at: '11:20', color: 'glucose-before' },
    after: { value: 128, at: '13:34', color: 'glucose-after' },
    guide: { value: 140, label: say('식사 후 140 미만') },
    label: '혈당',
    tableCaption: '혈당',
    tableHead: ['시각', 'mg/dL'],
  },
} satisfies Meta<typeof Rise>
export default meta

type Story = StoryObj<typeof meta>

export const Up: Story = {}

export const OverTheGuide: Story = { args: { after: { value: 186, at: '13:34', color: 'glucose-after' } } }

export const Down: Story = {
  args: {
    before: { value: 128, at: '11:20', color: 'glucose-before' },
    after: { value: 104, at: '13:34', color: 'glucose-after' },
  },
}

export const WithoutGuide: Story = { args: { guide: undefined } }

export const WithMeal: Story = {
  args: { meal: { dish: '고등어구이', share: 0.18, at: '11:44', name: say('먹은 때') } },
}
