import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FocusIn } from '#src/gallery/focus-in.tsx'
import { Held } from '#src/gallery/held.tsx'
import { say } from '#src/gallery/say.ts'
import { ChoiceTiles } from './choice-tiles.tsx'

const dishes = ['두부조림', '시금치나물', '고등어구이', '달걀찜'].map((dish, at) => ({
  value: String(at + 1),
  title: dish,
  dish,
}))

const meta = {
  title: 'Widgets/Choice tiles',
  component: ChoiceTiles,
  args: { label: '더 자주 먹고 싶은 반찬', options: dishes, value: ['1'], onChange: fn() },
  render: (args) => (
    <Held<readonly string[]> start={args.value}>
      {(value, choose) => (
        <ChoiceTiles
          {...args}
          label={say(args.label)}
          options={args.options.map((option) => ({ ...option, title: say(option.title) }))}
          error={args.error ? say(String(args.error)) : undefined}
          value={value}
          onChange={choose}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof ChoiceTiles>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = { args: { most: 1 } }

/** Two of them are chosen: no third one can be. */
export const TwoAtMost: Story = { args: { most: 2, value: ['1', '2'] } }

/** What has no dish is a row below. */
export const WithARow: Story = {
  args: { options: [...dishes.slice(0, 2), { value: '9', title: '다 좋아요' }], value: [] },
}

export const Missing: Story = { args: { value: [], error: '하나를 골라 주세요' } }

export const Focused: Story = {
  args: { most: 1 },
  decorators: [
    (Story) => (
      <FocusIn>
        <Story />
      </FocusIn>
    ),
  ],
}
