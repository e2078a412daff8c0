import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { ApiError } from '#src/contract/api-error.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { FEWEST_LETTERS } from '#src/contract/text-bounds.ts'
import { fewestLetters, mostSecretLetters } from '#src/lib/letter-bounds.ts'
import { lengthOf } from '#src/lib/letters.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import css from './sign-in-data.module.css'

interface Props {
  bar: ReactNode
  help?: string
  save(usrPwd: string): Promise<unknown>
  onSaved(): void
  /** Under the button. */
  end?: ReactNode
  /** The way on where what was refused is not the password. */
  otherwise?: ReactNode
}

/** One field, and the rule as a sentence that turns good: after finding, and in between. [MYP-10] */
export function NewPassword({ bar, help, save, onSaved, end, otherwise }: Props) {
  const { t } = useLingui()
  const form = useValidForm({
    schema: v.object({
      usrPwd: v.pipe(
        v.string(),
        fewestLetters(FEWEST_LETTERS.password, t`비밀번호를 열 글자 이상 적어 주세요.`),
        mostSecretLetters(MOST_LETTERS.password),
      ),
    }),
    initial: { usrPwd: '' },
    onSubmit: ({ usrPwd }) => save(usrPwd),
    onSent: onSaved,
    refusal: (failure) => {
      if (!(failure instanceof ApiError) || failure.kind !== 'status' || failure.serverMessage === '')
        return { field: null, message: t`연결하지 못했어요. 다시 눌러 주세요.` }
      return {
        field: failure.code === 'weakPassword' || failure.code === 'samePassword' ? 'usrPwd' : null,
        message: failure.serverMessage,
      }
    },
  })
  return (
    <FlowPage
      bar={bar}
      form={form.props}
      title={t`새 비밀번호를\n정해 주세요`}
      help={help}
      action={
        <>
          <Button type="submit" size="l" block busy={form.busy}>{t`비밀번호 바꾸기`}</Button>
          {end}
        </>
      }
    >
      <div className={css.stack}>
        <FormField form={form} name="usrPwd">
          {(field) => (
            <TextField
              {...field}
              type="password"
              label={t`새 비밀번호`}
              limit={MOST_LETTERS.password}
              help={t`열 글자 이상 적어 주세요.`}
              ok={lengthOf(field.value) >= FEWEST_LETTERS.password && !field.error ? t`열 글자가 됐어요.` : undefined}
              autoComplete="new-password"
            />
          )}
        </FormField>
        {form.problem ? (
          <Notice kind="danger" live="alert" action={otherwise}>
            {form.problem}
          </Notice>
        ) : null}
      </div>
    </FlowPage>
  )
}
