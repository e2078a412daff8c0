import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Held } from '#src/gallery/held.tsx'
import { Stack } from '#src/gallery/stack.tsx'
import { Drawn } from '#src/gallery/forced.tsx'
import { Chip } from './chip.tsx'

const meta = { title: 'Widgets/Chip', component: Chip, args: { children: '전체', onClick: fn() } } satisfies Meta<
  typeof Chip
>
export default meta

type Story = StoryObj<typeof meta>

/** One of them is on. */
export const Filter: Story = {
  render: () => (
    <Held start="전체">
      {(chosen, choose) => (
        <Stack row>
          {['전체', '한식', '양식', '샐러드'].map((name) => (
            <Chip key={name} pressed={name === chosen} onClick={() => choose(name)}>
              {say(name)}
            </Chip>
          ))}
        </Stack>
      )}
    </Held>
  ),
}

export const Off: Story = { args: { pressed: false, disabled: true } }

export const Removable: Story = { args: { removable: true, children: '달걀' } }

export const HeldDown: Story = {
  args: { pressed: false },
  decorators: [
    (Story) => (
      <Drawn as="down">
        <Story />
      </Drawn>
    ),
  ],
}

export const Focused: Story = {
  args: { pressed: false },
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
