import { useLingui } from '@lingui/react/macro'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import css from './login.module.css'

/** Sign-in by name alone, where a session that ended leads. `dupLogin` says that another device ended it. [SES-26] */
export function UsernameScreen({ duplicate }: { duplicate: boolean }) {
  const { t } = useLingui()
  return (
    <FlowPage bar={<ScreenBar titleAs="p" backTo="/login" />} title={t`아이디로 로그인해 주세요`}>
      {duplicate ? (
        <Notice className={css.notice} kind="caution" live="alert" title={t`다른 기기에서 로그인했어요`}>
          {t`한 번에 한 기기에서만 쓸 수 있어요. 내가 한 게 아니라면 비밀번호를 바꿔 주세요.`}
        </Notice>
      ) : null}
      <SignInForm />
      <SignInLinks />
    </FlowPage>
  )
}
