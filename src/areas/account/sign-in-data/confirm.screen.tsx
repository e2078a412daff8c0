import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useMember } from '#src/domain/member/use-member.ts'
import { searchOf, type Next } from './confirm-search.ts'
import { PasswordQuestion } from './password-question.tsx'
import { useCheckPassword } from './password.queries.ts'
import { noteShown } from './shown.ts'

/** Before the own information: whoever holds the phone is not yet whoever owns it. [MYP-10] */
export function ConfirmPasswordScreen({ next = 'info' }: { next?: Next | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  const { hcId } = useMember()
  const check = useCheckPassword()
  return (
    <PasswordQuestion
      bar={<ScreenBar titleAs="p" backTo="/mypage/home" />}
      title={t`본인인지\n확인할게요`}
      help={t`내 정보를 고치려면 비밀번호가 있어야 해요.`}
      check={(usrPwd) => check.mutateAsync(usrPwd)}
      onRight={() => {
        noteShown(hcId, new Date())
        void router.navigate({ to: '/mypage/userInfoManage', search: searchOf(next), replace: true })
      }}
    />
  )
}
