import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { mostSecretLetters } from '#src/lib/letter-bounds.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { usePasswordRefusal } from '../sign-in-data/password-question.tsx'
import { Gone } from './gone.tsx'
import { lossesQuery, type Reason } from './leave.queries.ts'
import { useLeaving } from './use-leaving.ts'
import css from './user-info.module.css'

/** Leaving: one page, asked once, everything named that goes and what stays; both buttons alike. [MBR-06] */
export function LeaveScreen() {
  const { t } = useLingui()
  const { data: losses } = useSuspenseQuery(lossesQuery())
  const [reason, setReason] = useState<Reason | null>(null)
  const leave = useLeaving()
  const form = useValidForm({
    schema: v.object({
      usrPwd: v.pipe(v.string(), v.nonEmpty(t`비밀번호를 적어 주세요.`), mostSecretLetters(MOST_LETTERS.password)),
    }),
    initial: { usrPwd: '' },
    onSubmit: ({ usrPwd }) => leave(usrPwd, reason),
    refusal: usePasswordRefusal(),
  })
  const reasons: [Reason, string][] = [
    ['01', t`회사를 옮겨요`],
    ['02', t`거의 안 써요`],
    ['03', t`개인정보가 걱정돼요`],
    ['04', t`아쉬운 점이 있어요`],
  ]
  return (
    <FlowPage
      bar={<ScreenBar backTo="/mypage/home" title={t`회원 탈퇴`} titleAs="p" />}
      form={form.props}
      title={t`떠나면 이것들이\n사라져요`}
      help={t`지금 지워지고, 되돌릴 수 없어요.`}
      action={
        <div className={css.pair}>
          <Button kind="neutral" size="l" block render={<Link to="/mypage/home" replace />}>{t`계속 쓸게요`}</Button>
          <Button type="submit" kind="danger-soft" size="l" block busy={form.busy}>{t`탈퇴하기`}</Button>
        </div>
      }
    >
      <div className={css.stack}>
        <Gone losses={losses} />
        <Card className={css.wide}>
          <FormField form={form} name="usrPwd">
            {(field) => (
              <TextField
                {...field}
                sunken
                type="password"
                label={t`비밀번호`}
                limit={MOST_LETTERS.password}
                autoComplete="current-password"
              />
            )}
          </FormField>
        </Card>
        {form.problem ? (
          <Notice kind="danger" live="alert">
            {form.problem}
          </Notice>
        ) : null}
        <Card className={css.wide}>
          <CardHead title={t`떠나는 이유`} more={<span className={css.quiet}>{t`고르지 않아도 돼요`}</span>} />
          <div className={css.chips} role="group" aria-label={t`떠나는 이유`}>
            {reasons.map(([code, words]) => (
              <Chip key={code} pressed={reason === code} onClick={() => setReason(reason === code ? null : code)}>
                {words}
              </Chip>
            ))}
          </div>
        </Card>
      </div>
    </FlowPage>
  )
}
