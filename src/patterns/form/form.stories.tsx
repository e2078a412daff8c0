import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import * as v from 'valibot'
import { Pressed } from '#src/gallery/pressed.tsx'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { FlowPage } from '../flow-page.tsx'
import { endDrafts, keepDraft } from './drafts.ts'
import { FormField } from './form-field.tsx'
import { useValidForm, type Refusal } from './use-valid-form.ts'

type Values = { nickname: string; heightCm: string; agreed: boolean }
type Props = {
  start: Values
  /** What the server does with what is sent. */
  send: () => Promise<unknown>
  refused?: Refusal<Values>
  draft?: string
}

const empty: Values = { nickname: '', heightCm: '', agreed: false }
const filled: Values = { nickname: '하늘', heightCm: '171', agreed: true }
const schema = () =>
  v.object({
    nickname: v.pipe(v.string(), v.minLength(2, say('두 글자보다 길게 적어 주세요'))),
    heightCm: v.pipe(v.string(), v.regex(/^\d{2,3}$/, say('키를 숫자로 적어 주세요'))),
    agreed: v.boolean(),
  })

/** `useValidForm` over a valibot schema, and a `FormField` around each widget. */
function ProfileForm({ start, send, refused, draft }: Props) {
  const [checked] = useState(schema)
  const form = useValidForm({
    schema: checked,
    initial: start,
    onSubmit: send,
    refusal: () => refused ?? null,
    ...(draft ? { draft } : {}),
  })
  return (
    <FlowPage
      bar={<AppBar kind="back" backLabel={say('뒤로')} onBack={fn()} />}
      title={say('나를 알려 주세요')}
      help={say('나만 볼 수 있어요.')}
    >
      <form {...form.props} style={{ display: 'grid', gap: 'var(--space-3)' }}>
        {form.problem && <Notice kind="danger">{form.problem}</Notice>}
        <FormField form={form} name="nickname">
          {(field) => <TextField {...field} label={say('닉네임')} help={say('두 글자에서 열 글자까지')} />}
        </FormField>
        <FormField form={form} name="heightCm">
          {(field) => <TextField {...field} label={say('키')} inputMode="numeric" />}
        </FormField>
        <FormField form={form} name="agreed">
          {({ value, onChange }) => (
            <Checkbox label={say('건강 정보를 다루는 데 동의해요')} checked={value} onChange={onChange} />
          )}
        </FormField>
        <Button type="submit" size="l" block busy={form.busy} busyLabel={say('저장하고 있어요')}>
          {say('저장하기')}
        </Button>
      </form>
    </FlowPage>
  )
}

const meta = {
  title: 'Patterns/Form',
  component: ProfileForm,
  subcomponents: { FormField },
  args: { start: empty, send: (): Promise<unknown> => Promise.resolve() },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof ProfileForm>
export default meta

type Story = StoryObj<typeof meta>

const refuse = () => Promise.reject(new Error('refused'))
const Sent: NonNullable<Story['decorators']> = [
  (Story) => (
    <Pressed what="[type=submit]">
      <Story />
    </Pressed>
  ),
]

export const Untouched: Story = {}

export const Filled: Story = { args: { start: filled } }

/** Each error at its field; the focus is in the first. */
export const ErrorsAfterSending: Story = { decorators: Sent }

export const RefusedAtAField: Story = {
  args: { start: filled, send: refuse, refused: { field: 'nickname', message: '이미 쓰고 있는 닉네임이에요' } },
  decorators: Sent,
}

export const RefusedAsAWhole: Story = {
  args: { start: filled, send: refuse, refused: { field: null, message: '저장하지 못했어요. 다시 시도해 주세요' } },
  decorators: Sent,
}

export const Busy: Story = { args: { start: filled, send: () => new Promise(() => undefined) }, decorators: Sent }

/** What was typed before going back is there again. */
export const DraftThatCameBack: Story = {
  args: { draft: 'gallery' },
  render: (args) => {
    endDrafts('')
    keepDraft('gallery', { nickname: say('걷는하늘'), heightCm: '17', agreed: false } satisfies Values)
    return <ProfileForm {...args} />
  },
}
