import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { fieldOf, gateDigits, gateForm, GateRefused } from './gate.ts'
import { putOffGate } from './gate-later.ts'
import { usePassGate } from './gate.queries.ts'
import css from './gate.module.css'

interface Props {
  bar: ReactNode
  restaurantCode: string
  name: string
  kind: 'WEL' | 'POSCO'
  asksDigits: boolean
  /** With the last minute for which it holds. */
  onPassed(validDtm: string): void
}

/** The number, known already of whoever the employer has named; the digits from the screen at the entrance. */
export function GateForm({ bar, restaurantCode, name, kind, asksDigits, onPassed }: Props) {
  const { t } = useLingui()
  const { tomsYn, employeeNumber } = useMember()
  const pass = usePassGate(kind)
  const said = {
    '01': t`등록된 사번이 아니에요. 다시 확인해 주세요.`,
    '02': asksDigits
      ? t`숫자가 달라요. 여러 번 틀렸다면 10분 뒤에 다시 해 주세요.`
      : t`여러 번 틀려서 잠시 쉬고 있어요. 10분 뒤에 다시 해 주세요.`,
    '03': t`${name} 직원으로 확인되지 않았어요.`,
  }
  const form = useValidForm({
    schema: gateForm(asksDigits, { number: t`사번을 적어 주세요.`, digits: t`숫자 여섯 자리를 적어 주세요.` }),
    initial: { employeeNumber: tomsYn === 'Y' ? (employeeNumber ?? '') : '', authNo: '' },
    onSubmit: async ({ employeeNumber: number, authNo }) => {
      const { validDtm, failCode } = await pass({
        restaurantCode,
        employeeNumber: number,
        ...(asksDigits && { authNo }),
      })
      if (validDtm === null) throw new GateRefused(failCode)
      onPassed(validDtm)
    },
    refusal: (failure) =>
      failure instanceof GateRefused
        ? { field: fieldOf(failure.failCode, asksDigits), message: said[failure.failCode] }
        : { field: null, message: t`확인하지 못했어요. 다시 시도해 주세요.` },
  })

  return (
    <FlowPage
      bar={bar}
      form={form.props}
      title={t`${name} 직원이신가요?`}
      help={
        asksDigits
          ? t`사번과 입구 화면의 숫자 여섯 자리로 확인해요.`
          : t`사번으로 확인해요. 한 번 확인하면 반년 동안 묻지 않아요.`
      }
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
        {asksDigits ? (
          <FormField form={form} name="authNo">
            {(field) => (
              <TextField
                {...field}
                label={t`숫자 여섯 자리`}
                inputMode="numeric"
                autoComplete="one-time-code"
                clean={gateDigits}
              />
            )}
          </FormField>
        ) : null}
        {form.problem ? (
          <Notice kind="danger" live="alert">
            {form.problem}
          </Notice>
        ) : null}
        <Button type="submit" size="l" block busy={form.busy}>{t`확인하기`}</Button>
        <Button
          kind="text"
          block
          render={<Link to="/menu/todayMenu" search={{ restaurantCode }} onClick={() => putOffGate(restaurantCode)} />}
        >{t`나중에`}</Button>
      </div>
    </FlowPage>
  )
}
