import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { TasteScale, type Grade } from './taste-scale.tsx'

const meta = {
  title: 'Widgets/Taste scale',
  component: TasteScale,
  args: { label: '맛', value: 4, onChange: fn() },
  render: (args) => (
    <Held<Grade | null> start={args.value}>
      {(value, onChange) => <TasteScale {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof TasteScale>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const NothingChosen: Story = { args: { value: null } }

/** The longest word. */
export const Best: Story = { args: { value: 5 } }
