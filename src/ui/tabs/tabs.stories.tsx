import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Held } from '#src/gallery/held.tsx'
import { Drawn } from '#src/gallery/forced.tsx'
import { TabPanel, Tabs } from './tabs.tsx'

const meta = {
  title: 'Widgets/Tabs',
  component: Tabs,
  subcomponents: { TabPanel },
  args: {
    id: 'meals',
    label: '끼니',
    value: 'lunch',
    tabs: [
      { value: 'breakfast', label: '아침' },
      { value: 'lunch', label: '점심' },
      { value: 'dinner', label: '저녁' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <Held start={args.value}>
      {(value, onChange) => (
        <>
          <Tabs {...args} value={value} onChange={onChange} />
          <TabPanel tabsId={args.id} value={value}>
            {say('오늘 메뉴를 보여 줘요')}
          </TabPanel>
        </>
      )}
    </Held>
  ),
} satisfies Meta<typeof Tabs<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = {}

export const OneDisabled: Story = {
  args: {
    tabs: [
      { value: 'breakfast', label: '아침', disabled: true },
      { value: 'lunch', label: '점심' },
      { value: 'dinner', label: '저녁' },
    ],
  },
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
