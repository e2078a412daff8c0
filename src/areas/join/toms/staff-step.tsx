import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { ApiError } from '#src/contract/api-error.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { mostLetters } from '#src/lib/letter-bounds.ts'
import { composed, plainOf } from '#src/lib/typed.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { useTomsUserInfo } from './toms.queries.ts'
import css from './toms.module.css'

interface Props {
  bar: ReactNode
  employer: Pick<Schemas['TomsEntps'], 'bizCode' | 'bizNm'>
  onFound(staff: Schemas['TomsUser']): void
  onBack(): void
}

/**
 * Who there: number and name together. Whatever was not right is said in the same words, so that nobody can guess at a
 * directory.
 */
export function StaffStep({ bar, employer: { bizCode, bizNm }, onFound, onBack }: Props) {
  const { t } = useLingui()
  const find = useTomsUserInfo()
  const form = useValidForm({
    schema: v.object({
      employeeNumber: v.pipe(
        v.string(),
        v.transform(plainOf),
        v.nonEmpty(t`사번을 적어 주세요.`),
        mostLetters(MOST_LETTERS.employeeNumber),
      ),
      realName: v.pipe(
        v.string(),
        v.trim(),
        v.transform(composed),
        v.nonEmpty(t`이름을 적어 주세요.`),
        mostLetters(MOST_LETTERS.realName),
      ),
    }),
    initial: { employeeNumber: '', realName: '' },
    onSubmit: async (staff) => onFound(await find.mutateAsync({ body: { bizCode, ...staff } })),
    refusal: (failure) => ({
      field: null,
      message:
        // A server that fails has looked nobody up.
        failure instanceof ApiError && failure.kind === 'status' && (failure.status ?? 500) < 500
          ? t`입력한 내용으로 찾지 못했어요. 회사에 등록된 번호와 이름인지 확인하고, 조금 뒤에 다시 해 주세요.`
          : t`지금은 확인할 수 없어요. 연결을 확인하고 다시 눌러 주세요.`,
    }),
  })
  return (
    <FlowPage
      bar={bar}
      form={form.props}
      title={t`${bizNm}, 누구신가요?`}
      help={t`회사에 등록된 사번과 이름을 적어 주세요.`}
    >
      <div className={css.form}>
        <FormField form={form} name="employeeNumber">
          {(field) => (
            <TextField
              {...field}
              label={t`사번`}
              limit={MOST_LETTERS.employeeNumber}
              clearLabel
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField form={form} name="realName">
          {(field) => (
            <TextField {...field} label={t`이름`} limit={MOST_LETTERS.realName} clearLabel autoComplete="name" />
          )}
        </FormField>
        {form.problem ? (
          <Notice kind="danger" live="alert">
            {form.problem}
          </Notice>
        ) : null}
        <Button type="submit" size="l" block busy={form.busy}>{t`찾기`}</Button>
        <Button kind="text" block onClick={onBack}>{t`다른 회사 고르기`}</Button>
      </div>
    </FlowPage>
  )
}
