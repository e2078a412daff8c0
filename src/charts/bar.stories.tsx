import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Stack } from '#src/gallery/stack.tsx'
import { Bar, BarEnds, HorizontalBar } from './bar.tsx'

const meta = {
  title: 'Charts/Bar',
  component: Bar,
  subcomponents: { BarEnds, HorizontalBar },
  args: { percent: 62, label: '지방 권장량의 62퍼센트' },
} satisfies Meta<typeof Bar>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Thin: Story = { args: { thin: true } }

export const Empty: Story = { args: { percent: 0, label: '지방 권장량의 0퍼센트' } }

export const Full: Story = { args: { percent: 100, label: '지방 권장량의 100퍼센트' } }

/** More than 100 is drawn as full, in the colour of danger; the words say how much. */
export const Over: Story = { args: { percent: 130, over: true, label: '나트륨 권장량의 130퍼센트' } }

export const WithEnds: Story = {
  render: (args) => (
    <div>
      <Bar {...args} color="steps" />
      <BarEnds start={say('3,842보')} end={say('8,000보')} />
    </div>
  ),
}

export const WithNameAndValue: Story = {
  render: () => (
    <Stack>
      <HorizontalBar name={say('탄수화물')} percent={47} value="47%" color="carbohydrate" label={say('탄수화물')} />
      <HorizontalBar name={say('단백질')} percent={24} value="24%" color="protein" label={say('단백질')} />
    </Stack>
  ),
}
