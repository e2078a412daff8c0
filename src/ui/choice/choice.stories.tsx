import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Drawn } from '#src/gallery/forced.tsx'
import { say } from '#src/gallery/say.ts'
import { Held } from '#src/gallery/held.tsx'
import { Stack } from '#src/gallery/stack.tsx'
import { Checkbox, Radio, Switch } from './choice.tsx'

const meta = {
  title: 'Widgets/Checkbox, radio, switch',
  component: Checkbox,
  subcomponents: { Radio, Switch },
  args: { label: '자동으로 로그인할게요', checked: true, onChange: fn() },
  render: (args) => (
    <Held start={args.checked}>
      {(checked, onChange) => <Checkbox {...args} checked={checked} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const CheckboxOn: Story = {}

export const CheckboxOff: Story = { args: { checked: false } }

export const CheckboxDisabled: Story = {
  render: (args) => (
    <Stack>
      <Checkbox {...args} disabled checked />
      <Checkbox {...args} disabled checked={false} />
    </Stack>
  ),
}

/** Without a box: for long lists of consent. */
export const CheckboxBare: Story = { args: { bare: true, label: '건강 정보를 다루는 데 동의해요' } }

export const Radios: Story = {
  render: () => (
    <Held start="before">
      {(chosen, choose) => (
        <fieldset aria-label={say('잰 때')}>
          <Stack row>
            <Radio
              name="when"
              value="before"
              label={say('식사 전')}
              checked={chosen === 'before'}
              onChange={() => choose('before')}
            />
            <Radio
              name="when"
              value="after"
              label={say('식사 후')}
              checked={chosen === 'after'}
              onChange={() => choose('after')}
            />
            <Radio
              name="when"
              value="sleep"
              label={say('자기 전')}
              checked={false}
              disabled
              onChange={() => choose('sleep')}
            />
          </Stack>
        </fieldset>
      )}
    </Held>
  ),
}

export const Switches: Story = {
  render: () => (
    <Held<boolean> start>
      {(on, turn) => (
        <Stack>
          <Switch label={say('식단 알림')} checked={on} onChange={turn} />
          <Switch label={say('챌린지 알림')} checked={!on} onChange={(next) => turn(!next)} />
          <Switch label={say('광고 알림')} checked={false} disabled onChange={() => undefined} />
        </Stack>
      )}
    </Held>
  ),
}

/** Off, on, off and disabled, on and disabled: in a row for each of the three. */
const EveryState = () => (
  <Stack>
    {[
      { checked: false, disabled: false },
      { checked: true, disabled: false },
      { checked: false, disabled: true },
      { checked: true, disabled: true },
    ].map((state, at) => (
      <Stack row key={at}>
        <Checkbox {...state} label={say('알림')} onChange={fn()} />
        <Radio {...state} label={say('식사 전')} name={`radio-${String(at)}`} value="before" onChange={fn()} />
        <Switch {...state} label={say('식단 알림')} onChange={fn()} />
      </Stack>
    ))}
  </Stack>
)

export const States: Story = { render: () => <EveryState /> }

export const Focused: Story = {
  render: () => <EveryState />,
  decorators: [
    (Story) => (
      <Drawn as="focus">
        <Story />
      </Drawn>
    ),
  ],
}
