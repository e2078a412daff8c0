import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useStepBack } from '#src/app/use-step-back.ts'
import { Button } from '#src/ui/button/button.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { NewPassword } from './new-password.tsx'
import { PasswordQuestion } from './password-question.tsx'
import { useChangePassword, useCheckOldPassword, usePutOffPasswordChange } from './password.queries.ts'

const CHANGED = msg`비밀번호를 바꿨어요. 자동 로그인은 다음에 로그인할 때 다시 켜 주세요.`
const CHANGED_AND_ENDED = msg`비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했고, 자동 로그인은 다음에 로그인할 때 다시 켜 주세요.`

/**
 * Signed in: the old one first, then a new one. With `due` it was the app that asked, and a no is an answer. [MBR-14]
 */
export function ChangePasswordScreen({ due }: { due: boolean }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [oldPwd, setOld] = useState<string>()
  const check = useCheckOldPassword()
  const change = useChangePassword()
  const putOff = usePutOffPasswordChange()
  const hasEnded = useRef(false)
  useStepBack(oldPwd === undefined, '/mypage/home', () => setOld(undefined))
  const leave = () => void router.navigate({ to: due ? '/' : '/mypage/home', replace: true })
  const bar = <ScreenBar titleAs="p" backTo="/mypage/home" />
  if (oldPwd === undefined) {
    return (
      <PasswordQuestion
        bar={bar}
        title={due ? t`비밀번호를 바꾼 지\n오래됐어요` : t`지금 쓰는 비밀번호를\n적어 주세요`}
        help={due ? t`지금 바꾸거나, 다음에 해도 돼요.` : undefined}
        check={(usrPwd) => check.mutateAsync(usrPwd)}
        onRight={setOld}
        end={
          due ? (
            <Button
              kind="text"
              block
              busy={putOff.isPending}
              onClick={() => putOff.send({}, leave)}
            >{t`다음에 할게요`}</Button>
          ) : undefined
        }
      />
    )
  }
  return (
    <NewPassword
      bar={bar}
      help={t`다른 기기에서는 모두 로그아웃돼요.`}
      save={async (usrPwd) => {
        hasEnded.current = (await change.mutateAsync({ oldPwd, usrPwd })).otherDeviceEndYn === 'Y'
      }}
      onSaved={() => {
        toast({ kind: 'good', text: i18n._(hasEnded.current ? CHANGED_AND_ENDED : CHANGED) })
        // Straight on: the way back to a step that is done is not asked for.
        router.history.replace(due ? '/' : '/mypage/home', {}, { ignoreBlocker: true })
      }}
    />
  )
}
