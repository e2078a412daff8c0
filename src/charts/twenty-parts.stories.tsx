import type { Meta, StoryObj } from '@storybook/react-vite'
import { TwentyParts } from './twenty-parts.tsx'

const meta = {
  title: 'Charts/Twenty parts',
  component: TwentyParts,
  args: { value: 17, label: '혈압 20점 가운데 17점' },
} satisfies Meta<typeof TwentyParts>
export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = {}

export const None: Story = { args: { value: 0, label: '혈압 20점 가운데 0점' } }

export const Full: Story = { args: { value: 20, label: '혈압 20점 가운데 20점' } }

/** Nobody knows them: no cell is filled, and it does not look like none. */
export const Unknown: Story = { args: { value: null, label: '혈압은 아직 몰라요' } }
