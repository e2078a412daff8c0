import { useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '#src/contract/api-error.ts'
import { StatePage } from '#src/patterns/state-page.tsx'
import { ErrorState } from '#src/ui/error-state/error-state.tsx'
import { ScreenBar } from '../chrome/screen-bar.tsx'
import { useScreen } from '../chrome/use-screen.ts'
import { ChunkError } from '../chunk-failure.ts'
import { connection } from '../connection.ts'
import { FailedPage } from './failed-page.tsx'

/** A page whose data or code did not come: what failed and the one way on. The router's default error component. */
export function ErrorPage({ error, reset }: ErrorComponentProps): ReactNode {
  const { t } = useLingui()
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  const screen = useScreen()
  const isOffline = (error instanceof ApiError && error.kind === 'network') || connection.get() === 'offline'

  const retry = () => {
    if (error instanceof ChunkError) return location.reload() // a failed module stays failed until the page is new
    resetQueries()
    reset()
    void router.invalidate()
  }

  let code: string | number = error instanceof ChunkError ? 'chunk' : 'app'
  if (error instanceof ApiError) code = error.status ?? error.kind
  if (!isOffline) return <FailedPage failed={screen} path={router.latestLocation.href} code={code} onRetry={retry} />
  return (
    <StatePage bar={<ScreenBar titleAs="p" />}>
      <ErrorState
        title={t`인터넷이 끊겼어요`}
        text={t`연결을 확인하고 다시 시도해 주세요.`}
        retryLabel={t`다시 연결`}
        onRetry={retry}
      />
    </StatePage>
  )
}
