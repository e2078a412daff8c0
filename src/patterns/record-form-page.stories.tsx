import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { fn } from 'storybook/test'
import * as v from 'valibot'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { CheckboxField } from '#src/ui/choice/checkbox-field.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { FormField } from './form/form-field.tsx'
import { useValidForm } from './form/use-valid-form.ts'
import { FormGroup, RecordFormPage } from './record-form-page.tsx'

interface EntryProps {
  /** What the member has answered so far. */
  name: string
  amount: string
  /** Sends the form once it is drawn; the server refuses it. */
  sent?: boolean
}

/** A medication: its page holds the form, which keeps a draft. */
function Medication({ name, amount, sent = false }: EntryProps) {
  const page = useRef<HTMLDivElement>(null)
  const form = useValidForm({
    schema: v.object({
      name: v.pipe(v.string(), v.nonEmpty(say('약 이름을 적어 주세요.'))),
      amount: v.pipe(v.string(), v.nonEmpty(say('먹은 양을 적어 주세요.'))),
      when: v.pipe(v.string(), v.nonEmpty(say('하나를 골라 주세요.'))),
      remind: v.boolean(),
    }),
    initial: { name, amount, when: amount === '' ? '' : 'after', remind: false },
    draft: `story ${name} ${amount}`,
    onSubmit: () => Promise.reject(new Error('refused')),
    refusal: () => ({ field: null, message: say('저장하지 못했어요. 다시 시도해 주세요.') }),
  })
  useEffect(() => {
    if (sent) page.current?.querySelector('form')?.requestSubmit()
  }, [sent])
  return (
    <div ref={page} style={{ display: 'contents' }}>
      <RecordFormPage
        bar={<AppBar kind="back" title={say('약')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />}
        form={form}
        title={say('어떤 약을 드셨나요?')}
        help={say('적은 내용은 저장할 때까지 남아 있어요.')}
        action={
          <Button type="submit" size="l" block busy={form.busy} busyLabel={say('저장하고 있어요')}>
            {say('저장하기')}
          </Button>
        }
      >
        <FormGroup>
          <FormField form={form} name="name">
            {(field) => <TextField {...field} label={say('약 이름')} />}
          </FormField>
          <FormField form={form} name="amount">
            {(field) => <TextField {...field} label={say('먹은 양')} />}
          </FormField>
        </FormGroup>
        <FormGroup title={say('먹은 때')}>
          <FormField form={form} name="when">
            {({ value, ...field }) => (
              <RadioRows
                {...field}
                label={say('먹은 때')}
                name="when"
                value={value}
                options={[
                  { value: 'before', title: say('식사 전') },
                  { value: 'after', title: say('식사 뒤') },
                ]}
              />
            )}
          </FormField>
          <FormField form={form} name="remind">
            {(field) => <CheckboxField {...field} label={say('내일도 알려 주세요')} />}
          </FormField>
        </FormGroup>
      </RecordFormPage>
    </div>
  )
}

const meta = {
  title: 'Patterns/Record form',
  component: Medication,
  subcomponents: { RecordFormPage, FormGroup },
  args: { name: '', amount: '' },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof Medication>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { name: '혈압약', amount: '1정' } }

/** Each field in error says so, and the first has the focus. */
export const WithErrors: Story = { args: { sent: true } }

/** The server refused the whole: said at the button that was pressed. */
export const Refused: Story = { args: { name: '혈압약', amount: '1정', sent: true } }
