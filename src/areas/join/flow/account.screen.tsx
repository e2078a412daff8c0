import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { FEWEST_LETTERS } from '#src/contract/text-bounds.ts'
import { lengthOf } from '#src/lib/letters.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { FormField } from '#src/patterns/form/form-field.tsx'
import { Accordion } from '#src/ui/accordion/accordion.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { joinFlow } from './join-flow.ts'
import { JoinBar, JoinPlace } from './join-bar.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useJoin } from './use-join.ts'
import css from './join.module.css'

/** Two questions on one page: how to sign in, and what to be called. */
export function AccountScreen() {
  const { t } = useLingui()
  const router = useRouter()
  const isStaff = useJoin(({ staff }) => staff !== null && staff.employeeNumber === null)
  const { form, id, nick, lastSaid } = useAccountForm({
    isStaff,
    onNamed: (account) => {
      joinFlow.send({ type: 'account.named', account })
      void router.navigate({ to: '/member/main-restaurant' })
    },
  })
  return (
    <FlowPage
      bar={<JoinBar />}
      above={<JoinPlace now={2} />}
      form={form.props}
      title={t`로그인할 때 쓸\n아이디와 비밀번호`}
      action={<Button type="submit" size="l" block busy={form.busy}>{t`다음`}</Button>}
    >
      <div className={css.stack}>
        <FormField form={form} name="usrId">
          {(field) => (
            <TextField
              {...field}
              {...id.say(field.value, field.error)}
              label={t`아이디`}
              limit={MOST_LETTERS.usrId}
              onBlur={() => id.look(field.value)}
              clearLabel
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField form={form} name="usrPwd">
          {(field) => (
            <TextField
              {...field}
              error={field.error ?? lastSaid('usrPwd', field.value)}
              type="password"
              label={t`비밀번호`}
              limit={MOST_LETTERS.password}
              help={t`열 글자 이상 적어 주세요.`}
              ok={
                lengthOf(field.value) >= FEWEST_LETTERS.password && !field.error && !lastSaid('usrPwd', field.value)
                  ? t`열 글자가 됐어요.`
                  : undefined
              }
              autoComplete="new-password"
            />
          )}
        </FormField>
        <Lead as="h2" className={css.second} title={t`뭐라고 부를까요?`} />
        <FormField form={form} name="nickName">
          {(field) => (
            <TextField
              {...field}
              {...nick.say(field.value, field.error)}
              label={t`닉네임`}
              limit={MOST_LETTERS.nickName}
              onBlur={() => nick.look(field.value)}
              clearLabel
              autoComplete="nickname"
            />
          )}
        </FormField>
        <FormField form={form} name="usrEmail">
          {(field) => (
            <TextField
              {...field}
              type="email"
              label={t`이메일`}
              limit={MOST_LETTERS.email}
              clearLabel
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        {isStaff ? (
          <FormField form={form} name="employeeNumber">
            {(field) => (
              <TextField
                {...field}
                error={field.error ?? lastSaid('employeeNumber', field.value)}
                label={t`사번`}
                limit={MOST_LETTERS.employeeNumber}
                clearLabel
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </FormField>
        ) : null}
        {isStaff ? (
          <Button
            kind="text"
            block
            onClick={() => joinFlow.send({ type: 'employer.left' })}
          >{t`회사 없이 가입할게요`}</Button>
        ) : null}
        <Card className={css.wide} tight>
          <Accordion
            level={3}
            items={[
              {
                title: t`키와 체중은 나중에 적어도 돼요`,
                content: (
                  <div className={css.pair}>
                    <FormField form={form} name="height">
                      {(field) => (
                        <TextField {...field} sunken label={t`키 (cm)`} inputMode="decimal" autoComplete="off" />
                      )}
                    </FormField>
                    <FormField form={form} name="weight">
                      {(field) => (
                        <TextField {...field} sunken label={t`체중 (kg)`} inputMode="decimal" autoComplete="off" />
                      )}
                    </FormField>
                  </div>
                ),
              },
            ]}
          />
        </Card>
      </div>
    </FlowPage>
  )
}
