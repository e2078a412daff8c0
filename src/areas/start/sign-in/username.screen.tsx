import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Elsewhere } from './dup-login.screen.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import css from './username.module.css'

const Goodbye = lazyPart(() => import('./goodbye.tsx'), 'Goodbye')

interface Props {
  duplicate: boolean
  /** What has just been done by somebody who is signed out now. */
  after?: 'password' | 'leaving' | undefined
  /** From which day on somebody who left may join again. */
  rejoin?: string | undefined
}

/**
 * Sign-in by name alone, where a session that ended leads. With `duplicate` it says first that another device ended it.
 * [SES-26]
 */
export function UsernameScreen({ duplicate, after, rejoin }: Props) {
  const { t } = useLingui()
  const [isTold, setTold] = useState(!duplicate)
  if (after === 'leaving') {
    return (
      <Suspense fallback={null}>
        <Goodbye rejoin={rejoin} />
      </Suspense>
    )
  }
  if (!isTold) {
    return (
      <Suspense fallback={null}>
        <Elsewhere action={<Button size="l" block onClick={() => setTold(true)}>{t`여기서 다시 로그인`}</Button>} />
      </Suspense>
    )
  }
  return (
    <FlowPage bar={<ScreenBar titleAs="p" backTo="/login" />} title={t`아이디로 로그인해 주세요`}>
      {after === 'password' ? (
        <div className={css.done}>
          <Notice kind="positive" live="status">{t`새 비밀번호로 바꿨어요.`}</Notice>
        </div>
      ) : null}
      <SignInForm />
      <SignInLinks />
    </FlowPage>
  )
}
