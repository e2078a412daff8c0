import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter, type AnyRoute } from '@tanstack/react-router'
import { StatePage } from '#src/patterns/state-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ScreenBar } from '../chrome/screen-bar.tsx'
import { screenOf } from '../screen-data.ts'
import { FailedPage } from './failed-page.tsx'
import { CoveredPicture, PlacePicture } from './state-pictures.tsx'

/** HTTP 401 without a way to refresh: the member signs in again [ROU-11, ERR-07]. */
export function SignInNeededPage() {
  const { t } = useLingui()
  return (
    <StatePage
      bar={<ScreenBar titleAs="p" />}
      fine={t`오류 401`}
      action={
        <Button size="l" block render={<Link to="/login" />}>
          {t`로그인`}
        </Button>
      }
    >
      <EmptyState
        level={1}
        picture={PlacePicture}
        title={t`로그인이 필요해요`}
        text={t`로그인한 지 오래되어 다시 확인이 필요해요.`}
      />
    </StatePage>
  )
}

/** No permission. Reachable by address only: HTTP 403 itself leads to the sign-in [ROU-12, ERR-04]. */
export function ForbiddenPage() {
  const { t } = useLingui()
  return (
    <StatePage
      bar={<ScreenBar titleAs="p" />}
      fine={t`오류 403`}
      action={
        <Button size="l" block render={<Link to="/" />}>
          {t`홈으로`}
        </Button>
      }
    >
      <EmptyState
        level={1}
        picture={CoveredPicture}
        title={t`볼 수 없는 화면이에요`}
        text={t`이 화면을 볼 권한이 없어요.\n필요하면 담당자에게 알려 주세요.`}
      />
    </StatePage>
  )
}

/**
 * HTTP 500: stands in the place of the address that failed, under that screen's own bar and among the main places.
 * Trying again returns to that address, which asks anew; going back leads to the screen before it. [ROU-11, ERR-06]
 */
export function ServerErrorPage() {
  const router = useRouter()
  const path = useLocation({ select: ({ state }) => state.failed ?? '' })
  const [pathname = ''] = path.split('?')
  const routes = new Map<string, AnyRoute>(Object.entries(router.routesByPath))
  const failed = screenOf({ staticData: routes.get(pathname)?.options.staticData ?? {} })
  const retry = () => router.history.replace(path === '' ? '/' : path)
  return <FailedPage failed={failed} path={path} code={500} onRetry={retry} />
}
