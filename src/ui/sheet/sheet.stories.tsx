import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Held } from '#src/gallery/held.tsx'
import { Button } from '../button/button.tsx'
import { RadioRows } from '../radio-rows/radio-rows.tsx'
import { Sheet } from './sheet.tsx'

const Places = () => (
  <Held start="seocho">
    {(value, onChange) => (
      <RadioRows
        label={say('식당')}
        name="place"
        value={value}
        onChange={onChange}
        options={[
          { value: 'seocho', title: say('서초 사옥'), sub: say('지하 1층, 11:30부터') },
          { value: 'pangyo', title: say('판교 캠퍼스'), sub: say('3층, 11:20부터') },
        ]}
      />
    )}
  </Held>
)

const meta = {
  title: 'Widgets/Bottom sheet',
  component: Sheet,
  args: { open: true, onCloseRequest: fn(), title: '식당 고르기', closeLabel: '닫기', children: <Places /> },
  tags: ['over-page', 'dialog'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

export const Pick: Story = {}

export const WithAction: Story = {
  render: (args) => (
    <Sheet {...args}>
      <Places />
      <Button size="l" block>
        {say('저장하기')}
      </Button>
    </Sheet>
  ),
}

/** Longer than the window: its content scrolls. */
export const Long: Story = {
  render: (args) => (
    <Sheet {...args}>
      <RadioRows
        label={say('식당')}
        name="many"
        value={null}
        onChange={fn()}
        options={Array.from({ length: 20 }, (_, at) => ({
          value: String(at),
          title: `${say('식당')} ${String(at + 1)}`,
        }))}
      />
    </Sheet>
  ),
}
