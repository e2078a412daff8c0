import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { knoxUserQuery } from './knox.queries.ts'
import { keepVisit } from './knox-visit.ts'

/** Somebody comes from the employer's portal: the portal says who, a code to their phone proves it. [MBR-12] */
export function KnoxStaff({ knoxToken }: { knoxToken: string }) {
  const { t } = useLingui()
  const { data: sent } = useSuspenseQuery(knoxUserQuery(knoxToken))
  if (sent.user !== null) return <Arrived user={sent.user} />
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/login" />}
      instead={
        <EmptyState
          level={1}
          title={t`포털에서 다시 열어 주세요`}
          art={sent.words === null ? 'bowls' : 'broken'}
          text={sent.words ?? t`포털의 확인은 한 번만 쓸 수 있어요.`}
          action={
            <>
              <Button render={<Link to="/toms" replace />}>{t`사번으로 할게요`}</Button>
              <Button kind="text" render={<Link to="/login/username" />}>{t`아이디로 로그인할게요`}</Button>
            </>
          }
        />
      }
    />
  )
}

/** The ticket leaves the address, and with it the history: it is used up, and what it brought is kept. */
function Arrived({ user }: { user: Schemas['KnoxUser'] }) {
  const router = useRouter()
  useEffect(() => {
    keepVisit(user)
    void router.navigate({ to: '/toms', search: { way: 'knox' }, replace: true })
  }, [router, user])
  return null
}
