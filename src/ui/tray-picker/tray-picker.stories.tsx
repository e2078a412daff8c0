import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FocusIn } from '#src/gallery/focus-in.tsx'
import { Held } from '#src/gallery/held.tsx'
import { say } from '#src/gallery/say.ts'
import { TrayPicker, type PickerDish } from './tray-picker.tsx'

const lunch = ['고등어구이', '소고기미역국', '잡곡밥', '시금치나물', '배추김치']
const dishesOf = (names: readonly string[]): PickerDish[] => names.map((bowl) => ({ key: bowl, name: say(bowl), bowl }))

const meta = {
  title: 'Widgets/Tray picker',
  component: TrayPicker,
  args: { label: '남긴 요리', dishes: [], picked: new Set<string>(), onPick: fn() },
} satisfies Meta<typeof TrayPicker>
export default meta

type Story = StoryObj<typeof meta>

const picking = (names: readonly string[], start: readonly string[]): Story => ({
  render: (args) => (
    <Held<ReadonlySet<string>> start={new Set(start)}>
      {(picked, pick) => (
        <TrayPicker
          {...args}
          label={say(args.label)}
          dishes={dishesOf(names)}
          picked={picked}
          onPick={(key, on) => pick(new Set(on ? [...picked, key] : [...picked].filter((each) => each !== key)))}
        />
      )}
    </Held>
  ),
})

export const NothingPicked: Story = picking(lunch, [])

export const TwoPicked: Story = picking(lunch, ['소고기미역국', '배추김치'])

export const AllPicked: Story = picking(lunch.slice(0, 3), lunch.slice(0, 3))

/** A seventh dish stands below the tray. */
export const SevenDishes: Story = picking([...lunch, '달걀찜', '귤'], ['귤'])

export const Focused: Story = {
  ...picking(lunch, ['배추김치']),
  decorators: [
    (Story) => (
      <FocusIn>
        <Story />
      </FocusIn>
    ),
  ],
}
