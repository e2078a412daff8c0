import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useResetPassword } from './find.queries.ts'
import { finding } from './finding.ts'
import { NewPassword } from './new-password.tsx'

/** A new password for the account that was found. All devices are signed out with it. [MYP-10] */
export function ResetScreen() {
  const { t } = useLingui()
  const router = useRouter()
  const reset = useResetPassword()
  return (
    <NewPassword
      bar={<ScreenBar titleAs="p" backTo="/login" />}
      help={t`다른 기기에서는 모두 로그아웃돼요.`}
      save={(usrPwd) => reset.mutateAsync({ resetKey: finding.resetKey() ?? '', usrPwd })}
      onSaved={() => {
        finding.end()
        void router.navigate({ to: '/login/username', search: { after: 'password' }, replace: true })
      }}
      otherwise={
        <Button
          kind="soft"
          size="s"
          render={<Link to="/mypage/user/find" search={{ find: 'pwd' }} replace />}
        >{t`처음부터`}</Button>
      }
    />
  )
}
