import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Held } from '#src/gallery/held.tsx'
import { FocusIn } from '#src/gallery/focus-in.tsx'
import { Pressed } from '#src/gallery/pressed.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Widgets/Text field',
  component: TextField,
  args: { label: '닉네임', value: '걷는하늘', clearLabel: '닉네임 지우기', onChange: fn() },
  render: (args) => (
    <Held start={args.value}>{(value, onChange) => <TextField {...args} value={value} onChange={onChange} />}</Held>
  ),
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}

/** No clear button on an empty field. */
export const Empty: Story = { args: { value: '', help: '두 글자에서 열 글자까지' } }

export const Good: Story = { args: { ok: '쓸 수 있는 닉네임이에요' } }

export const WithError: Story = { args: { error: '이미 쓰고 있는 닉네임이에요' } }

export const Password: Story = {
  args: {
    label: '비밀번호',
    value: 'walking-sky',
    type: 'password',
    showLabel: '비밀번호 보기',
    hideLabel: '비밀번호 숨기기',
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }

export const Disabled: Story = { args: { disabled: true } }

/** On a card or a sheet. */
export const Sunken: Story = { args: { sunken: true } }

/** The box has the focus, with a line of 2 px. */
export const Focused: Story = {
  args: { help: '두 글자에서 열 글자까지' },
  decorators: [
    (Story) => (
      <FocusIn>
        <Story />
      </FocusIn>
    ),
  ],
}

/** Both toggles are there, and the password can be read. */
export const PasswordShown: Story = {
  args: {
    label: '비밀번호',
    value: 'walking-sky',
    type: 'password',
    clearLabel: undefined,
    showLabel: '비밀번호 보기',
    hideLabel: '비밀번호 숨기기',
  },
  decorators: [
    (Story) => (
      <Pressed>
        <Story />
      </Pressed>
    ),
  ],
}

export const PasswordWithError: Story = {
  args: {
    label: '비밀번호',
    value: 'walking',
    type: 'password',
    showLabel: '비밀번호 보기',
    hideLabel: '비밀번호 숨기기',
    error: '숫자를 하나 넘게 넣어 주세요',
  },
}
