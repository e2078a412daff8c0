import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { ScreenBar } from '../chrome/screen-bar.tsx'
import { goBack } from '../navigation.ts'

/** HTTP 401 without a way to refresh: the member signs in again [ROU-11, ERR-07]. */
export function SignInNeededPage() {
  const { t } = useLingui()
  return (
    <StatePage bar={<ScreenBar titleAs="p" />} fine={t`오류 401`}>
      <ErrorState
        title={t`로그인이 필요해요`}
        text={t`로그인한 지 오래되어 다시 확인이 필요해요.`}
        action={
          <Button kind="soft" render={<Link to="/login" />}>
            {t`로그인`}
          </Button>
        }
      />
    </StatePage>
  )
}

/** No permission. Reachable by address only: HTTP 403 itself leads to the sign-in [ROU-12, ERR-04]. */
export function ForbiddenPage() {
  const { t } = useLingui()
  return (
    <StatePage bar={<ScreenBar titleAs="p" />} fine={t`오류 403`}>
      <ErrorState
        title={t`볼 수 없는 화면이에요`}
        text={t`이 화면을 볼 권한이 없어요. 필요하면 고객센터에 알려 주세요.`}
        action={
          <Button kind="soft" render={<Link to="/" />}>
            {t`홈으로`}
          </Button>
        }
      />
    </StatePage>
  )
}

/** HTTP 500: trying again means going back to the page that asked, which loads anew [ROU-11, ERR-06]. */
export function ServerErrorPage() {
  const { t } = useLingui()
  const router = useRouter()
  return (
    <StatePage bar={<ScreenBar titleAs="p" />} fine={t`계속 안 되면 고객센터에 알려 주세요 · 오류 500`}>
      <ErrorState
        title={t`잠깐 문제가 생겼어요`}
        text={t`조금 뒤에 다시 시도해 주세요.`}
        onRetry={() => goBack(router)}
      />
    </StatePage>
  )
}
