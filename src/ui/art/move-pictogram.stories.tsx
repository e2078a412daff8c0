import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#src/gallery/stack.tsx'
import { MovePictogram, MoveTile } from './move-pictogram.tsx'
import { moveWords } from './move-words.ts'
import css from './move-sheet.module.css'

const meta = {
  title: 'Widgets/Move',
  component: MovePictogram,
  args: { name: '스쿼트', className: css.one },
} satisfies Meta<typeof MovePictogram>
export default meta

type Story = StoryObj<typeof meta>

export const Squat: Story = {}

/** A move finds its drawing by its name, in either language; what nobody knows stands upright. */
export const Tiles: Story = {
  render: () => (
    <Stack row>
      {['제자리 걷기', 'Squats', '팔 굽혀 펴기', '마무리 스트레칭', 'Plank', '?'].map((name) => (
        <MoveTile key={name} name={name} />
      ))}
    </Stack>
  ),
}

/** Every drawing there is. */
export const Everything: Story = {
  tags: ['wide'],
  render: () => (
    <div className={css.sheet}>
      {Object.values(moveWords).map((words) => (
        <MovePictogram key={words} name={words.split(' ')[0] ?? ''} className={css.one} />
      ))}
    </div>
  ),
}
