import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#src/gallery/stack.tsx'
import { Logo, Mark } from './mark.tsx'

const meta = { title: 'Widgets/Mark', component: Mark, subcomponents: { Logo }, args: { size: 28 } } satisfies Meta<
  typeof Mark
>
export default meta

type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Stack row>
      {[20, 28, 56].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </Stack>
  ),
}

export const WithWord: Story = { render: () => <Logo word="Hansang" /> }
