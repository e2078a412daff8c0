import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { mostLetters } from '#src/lib/letter-bounds.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { FindProblem } from './find-problem.tsx'
import { useFindPassword } from './find.queries.ts'
import { finding, type Proof } from './finding.ts'
import { useFindRefusal } from './refusal.ts'
import css from './sign-in-data.module.css'

/** Which of the accounts it is. A name that was mistyped costs no second proof. */
export function WhosePassword({ proof: { authKey } }: { proof: Proof }) {
  const { t } = useLingui()
  const router = useRouter()
  const find = useFindPassword()
  const refusal = useFindRefusal()
  const form = useValidForm({
    schema: v.object({
      usrId: v.pipe(v.string(), v.trim(), v.nonEmpty(t`아이디를 적어 주세요.`), mostLetters(MOST_LETTERS.usrId)),
    }),
    initial: { usrId: '' },
    onSubmit: async ({ usrId }) => finding.mayReset((await find.mutateAsync({ usrId, authKey })).resetKey),
    onSent: () => void router.navigate({ to: '/mypage/userPwd/reset', replace: true }),
    refusal: (failure) => refusal(failure, 'usrId'),
  })
  return (
    <FlowPage
      bar={<ScreenBar titleAs="p" backTo="/login" />}
      form={form.props}
      title={t`어느 아이디의\n비밀번호인가요?`}
      action={<Button type="submit" size="l" block busy={form.busy}>{t`다음`}</Button>}
    >
      <div className={css.stack}>
        <FormField form={form} name="usrId">
          {(field) => (
            <TextField
              {...field}
              label={t`아이디`}
              limit={MOST_LETTERS.usrId}
              clearLabel
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <FindProblem problem={form.problem} find="pwd" />
        <Button
          kind="text"
          block
          render={<Link to="/mypage/user/find" search={{ find: 'id', step: 'done' }} replace />}
        >{t`아이디를 모르겠어요`}</Button>
      </div>
    </FlowPage>
  )
}
