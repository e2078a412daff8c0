import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import Smartphone from 'lucide-react/icons/smartphone'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useStepBack } from '#src/app/use-step-back.ts'
import { beginMyCheck } from '#src/domain/identity/begin-check.ts'
import { CheckProblem } from '#src/domain/identity/check-problem.tsx'
import { CodeEntry } from '#src/domain/identity/code-entry/code-entry.tsx'
import { useCodeCheck } from '#src/domain/identity/code-entry/use-code-check.ts'
import { usePartnerWays } from '#src/domain/identity/partner-ways.ts'
import { isMobile, withDashes } from '#src/lib/mobile.ts'
import { mobileOf } from '#src/lib/typed.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { useValidForm } from '#src/patterns/form/use-valid-form.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { myCodeCalls, type Purpose } from './my-code.ts'
import css from './sign-in-data.module.css'

interface Props {
  purpose: Purpose
  backTo: string
  title: string
  help?: string
  /** Over the question: what else may be looked for. */
  above?: ReactNode
  /** By a text; a verifier's proof comes back to an address of its own. */
  onProved(authKey: string, mobileNo: string): void
}

/**
 * Two ways to prove who one is: a verifier, or a code to the number. Both say the same of a number that nobody has.
 * [MYP-06]
 */
export function ProofWay({ purpose, backTo, title, help, above, onProved }: Props) {
  const { t } = useLingui()
  const works = usePartnerWays()
  const pass = useMutation({ mutationFn: beginMyCheck })
  const check = useCodeCheck(myCodeCalls(purpose))
  const { snapshot, send } = check
  const { to, problem, key } = snapshot.context
  const isEntry = snapshot.hasTag('entry')
  useStepBack(!isEntry, backTo, () => send({ type: 'code.left' }))
  const form = useValidForm({
    schema: v.object({
      mobileNo: v.pipe(v.string(), v.transform(mobileOf), v.check(isMobile, t`휴대폰 번호를 적어 주세요.`)),
    }),
    initial: { mobileNo: withDashes(to) },
    onSubmit: async ({ mobileNo }) => send({ type: 'code.asked', to: mobileNo }),
    refusal: () => null,
  })
  const proved = useEffectEvent(() => onProved(key ?? '', to))
  const isDone = snapshot.matches('confirmed')
  useEffect(() => {
    if (isDone) proved()
  }, [isDone])

  const bar = <ScreenBar titleAs="p" backTo={backTo} />
  if (isEntry) return <CodeEntry bar={bar} check={check} to={withDashes(to)} />
  const said = problem === 'unreachable' ? t`연결하지 못했어요. 다시 눌러 주세요.` : problem?.refused
  const [byText, byPass] = [works('SMS'), works('PASS')]
  return (
    <FlowPage
      bar={bar}
      above={above}
      form={form.props}
      title={title}
      help={help}
      action={
        <Button
          type="submit"
          size="l"
          block
          busy={snapshot.hasTag('busy') || isDone}
          disabled={!byText}
        >{t`인증 번호 받기`}</Button>
      }
    >
      <div className={css.stack}>
        <FormField form={form} name="mobileNo">
          {(field) => (
            <TextField
              {...field}
              type="tel"
              inputMode="tel"
              label={t`휴대폰 번호`}
              help={purpose === 'changeMobile' ? t`새 번호로 문자를 보내요.` : t`가입할 때 쓴 번호로 문자를 보내요.`}
              clearLabel
              autoComplete="tel-national"
            />
          )}
        </FormField>
        {byText ? null : (
          <Notice kind="caution">
            {byPass
              ? t`지금은 문자를 보낼 수 없어요. PASS로 확인해 주세요.`
              : t`지금은 본인 확인을 할 수 없어요. 나중에 다시 와 주세요.`}
          </Notice>
        )}
        {pass.isError ? (
          <CheckProblem failure={pass.error} />
        ) : said ? (
          <Notice kind="danger" live="alert">
            {said}
          </Notice>
        ) : null}
        {byPass ? (
          <Card tight className={css.wide}>
            <Rows>
              <ListRow
                lead={<RowIcon icon={Smartphone} />}
                title={t`문자 대신 PASS로`}
                sub={t`본인인지 PASS 앱으로 확인해요`}
                chevron
                onClick={() => pass.mutate(purpose)}
              />
            </Rows>
          </Card>
        ) : null}
      </div>
    </FlowPage>
  )
}
