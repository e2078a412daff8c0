import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { formatDay } from '#src/lib/days.ts'
import { mostLetters } from '#src/lib/letter-bounds.ts'
import { composed } from '#src/lib/typed.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { FindProblem } from './find-problem.tsx'
import { useFindNames, type Found } from './find.queries.ts'
import type { Proof } from './finding.ts'
import { useFindRefusal } from './refusal.ts'
import css from './sign-in-data.module.css'

/**
 * A number alone is no person: the name that belongs to it is asked for, unless a verifier has said it. One that was
 * mistyped costs no second proof.
 */
export function FoundNames({ proof }: { proof: Proof }) {
  const { t } = useLingui()
  const [found, setFound] = useState<readonly Found[]>()
  const find = useFindNames()
  const refusal = useFindRefusal()
  const form = useValidForm({
    schema: v.object({
      realName: v.pipe(
        v.string(),
        v.trim(),
        v.transform(composed),
        v.nonEmpty(t`이름을 적어 주세요.`),
        mostLetters(MOST_LETTERS.realName),
      ),
    }),
    initial: { realName: proof.realName ?? '' },
    onSubmit: async ({ realName }) => setFound(await find.mutateAsync({ authKey: proof.authKey, realName })),
    refusal: (failure) => refusal(failure, 'realName'),
  })
  if (found) return <Names found={found} onOtherName={proof.realName === null ? () => setFound(undefined) : null} />
  return (
    <FlowPage
      bar={<ScreenBar titleAs="p" backTo="/login" />}
      form={form.props}
      title={proof.realName === null ? t`이름을 알려 주세요` : t`확인했어요`}
      help={t`이 이름으로 만든 아이디를 찾아요.`}
      action={<Button type="submit" size="l" block busy={form.busy}>{t`아이디 찾기`}</Button>}
    >
      <div className={css.stack}>
        <FormField form={form} name="realName">
          {(field) => (
            <TextField
              {...field}
              label={t`이름`}
              limit={MOST_LETTERS.realName}
              readOnly={proof.realName !== null}
              clearLabel
              autoComplete="name"
            />
          )}
        </FormField>
        <FindProblem problem={form.problem} find="id" />
      </div>
    </FlowPage>
  )
}

function Names({ found, onOtherName }: { found: readonly Found[]; onOtherName: (() => void) | null }) {
  const { t, i18n } = useLingui()
  const bar = <ScreenBar titleAs="p" backTo="/login" />
  if (found.length === 0) {
    return (
      <FlowPage
        bar={bar}
        title={t`이 번호로 만든\n계정이 없어요`}
        help={t`이름과 번호를 다시 확인하거나 새로 가입해 주세요.`}
        action={<Button size="l" block render={<Link to="/member/memIntro" replace />}>{t`회원가입`}</Button>}
      >
        <Button
          kind="text"
          block
          {...(onOtherName ? { onClick: onOtherName } : { render: <Link to="/mypage/user/find" replace /> })}
        >{t`다시 찾기`}</Button>
      </FlowPage>
    )
  }
  const count = found.length
  return (
    <FlowPage
      bar={bar}
      title={count === 1 ? t`아이디를 찾았어요` : t`아이디가 ${count}개 있어요`}
      help={t`가운데 글자는 가렸어요.`}
      action={
        <>
          <Button size="l" block render={<Link to="/login/username" replace />}>{t`로그인하기`}</Button>
          <Button
            kind="text"
            block
            render={<Link to="/mypage/user/find" search={{ find: 'pwd', step: 'done' }} replace />}
          >{t`비밀번호도 잊었어요`}</Button>
        </>
      }
    >
      <Card tight className={css.wide}>
        <Rows label={t`찾은 아이디`}>
          {found.map(({ usrId, joinDt, loginType }) => {
            const day = formatDay(joinDt, i18n.locale, 'dated')
            return (
              <ListRow key={usrId} title={usrId} sub={loginType === 'K' ? t`${day} 가입 · Knox` : t`${day} 가입`} />
            )
          })}
        </Rows>
      </Card>
    </FlowPage>
  )
}
