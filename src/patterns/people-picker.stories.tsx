import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Held } from '#src/gallery/held.tsx'
import { PeoplePicker, type Picked } from './people-picker.tsx'

const dodam = { key: 'a', name: '도담', picture: 9 as const }
const minjae = { key: 'b', name: '민재', picture: 1 as const }
const yeoul = { key: 'c', name: '여울', picture: 4 as const, note: '이미 불렀어요' }

const meta = {
  title: 'Patterns/People picker',
  component: PeoplePicker,
  args: {
    title: '',
    rows: [dodam, minjae, yeoul],
    picked: [],
    onChange: fn(),
    most: 3,
    typed: '',
    limit: 20,
    onType: fn(),
    words: { find: '', none: '', remove: (name: string) => name },
  },
  render: (args) => (
    <Held<readonly Picked[]> start={args.picked}>
      {(picked, onChange) => (
        <PeoplePicker
          {...args}
          title={say('동료 부르기')}
          rows={args.rows?.map((row) => ({ ...row, name: say(row.name), note: row.note && say(row.note) }))}
          picked={picked.map((one) => ({ ...one, name: say(one.name) }))}
          onChange={onChange}
          words={{
            find: say('별명으로 찾기'),
            none: say('그런 동료를 찾지 못했어요.'),
            remove: (name) => `${name} ${say('빼기')}`,
          }}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof PeoplePicker>
export default meta

type Story = StoryObj<typeof meta>

export const Nobody: Story = {}
export const Some: Story = { args: { picked: [dodam, minjae] } }
/** Nobody else can be chosen. */
export const Full: Story = { args: { picked: [dodam], most: 1 } }
export const NoneFound: Story = { args: { rows: [] } }
