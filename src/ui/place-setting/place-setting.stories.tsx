import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { PlaceSetting } from './place-setting.tsx'

const meta = {
  title: 'Widgets/Place setting',
  component: PlaceSetting,
  args: { steps: [], now: 0, label: '' },
  render: ({ now }) => (
    <PlaceSetting
      steps={[say('본인 확인'), say('약관'), say('계정'), say('식당')]}
      now={now}
      label={say('4단계 가운데 하나')}
    />
  ),
} satisfies Meta<typeof PlaceSetting>
export default meta

type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Third: Story = { args: { now: 2 } }
/** Everything is laid. */
export const Done: Story = { args: { now: 4 } }
