import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { ApiError } from '#src/contract/api-error.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { mostSecretLetters } from '#src/lib/letter-bounds.ts'
import { clockOf } from '#src/lib/wire-time.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import type { Checked } from './password.queries.ts'
import css from './sign-in-data.module.css'

/** The answer to a password that was not right. */
class Wrong extends Error {
  readonly checked: Checked
  constructor(checked: Checked) {
    super('The password was wrong')
    this.checked = checked
  }
}

/** What a check came to, in words for its field; throws unless it was right. */
export function assertRight(checked: Checked): Checked {
  if (checked.checkYn !== 'Y') throw new Wrong(checked)
  return checked
}

export function usePasswordRefusal() {
  const { t } = useLingui()
  return (failure: unknown) => {
    if (failure instanceof Wrong) {
      const { blockEndDtm, failMaxCnt, failCnt } = failure.checked
      const left = failMaxCnt - failCnt
      return {
        field: 'usrPwd' as const,
        message:
          blockEndDtm === null
            ? t`비밀번호가 달라요. ${left}번 더 적을 수 있어요.`
            : t`여러 번 달랐어요. ${clockOf(blockEndDtm)}부터 다시 할 수 있어요.`,
      }
    }
    if (failure instanceof ApiError && failure.kind === 'status' && failure.serverMessage !== '')
      return { field: 'usrPwd' as const, message: failure.serverMessage }
    return { field: null, message: t`연결하지 못했어요. 다시 눌러 주세요.` }
  }
}

interface Props {
  bar: ReactNode
  title: string
  help?: string
  check(usrPwd: string): Promise<Checked>
  onRight(usrPwd: string, checked: Checked): void
  end?: ReactNode
}

/** The password that one has, before something that matters: tries are counted by the server. */
export function PasswordQuestion({ bar, title, help, check, onRight, end }: Props) {
  const { t } = useLingui()
  const refusal = usePasswordRefusal()
  const form = useValidForm({
    schema: v.object({
      usrPwd: v.pipe(v.string(), v.nonEmpty(t`비밀번호를 적어 주세요.`), mostSecretLetters(MOST_LETTERS.password)),
    }),
    initial: { usrPwd: '' },
    onSubmit: async ({ usrPwd }) => onRight(usrPwd, assertRight(await check(usrPwd))),
    refusal,
  })
  return (
    <FlowPage
      bar={bar}
      form={form.props}
      title={title}
      help={help}
      action={
        <>
          <Button type="submit" size="l" block busy={form.busy}>{t`확인`}</Button>
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
              label={t`지금 비밀번호`}
              limit={MOST_LETTERS.password}
              autoComplete="current-password"
            />
          )}
        </FormField>
        {form.problem ? (
          <Notice kind="danger" live="alert">
            {form.problem}
          </Notice>
        ) : null}
      </div>
    </FlowPage>
  )
}
