import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pressed } from '#src/gallery/pressed.tsx'
import { say } from '#src/gallery/say.ts'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Widgets/Tooltip',
  component: Tooltip,
  args: { label: '건강나이 설명', children: '최근 검진 값으로 셈한 몸의 나이예요.' },
  tags: ['over-page'],
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  decorators: [
    (Story) => (
      <Pressed>
        <Story />
      </Pressed>
    ),
  ],
}

/** Moved aside where it would leave the window. */
export const AtTheEdge: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      <b>{say('건강나이')}</b>
      <Tooltip {...args} />
    </div>
  ),
  decorators: [
    (Story) => (
      <Pressed>
        <Story />
      </Pressed>
    ),
  ],
}
