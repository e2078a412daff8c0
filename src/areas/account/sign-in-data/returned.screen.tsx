import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { beginMyCheck } from '#src/domain/identity/begin-check.ts'
import { CheckProblem } from '#src/domain/identity/check-problem.tsx'
import { NotYetPage } from '#src/domain/identity/not-yet-page.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import type { Purpose } from './my-code.ts'

/**
 * Back from the verifier. Who is known goes straight on; what is over, or is not this device's, is proven anew; a
 * verifier that is late is asked again, and `notYet` says so. [MBR-11]
 */
export function ReturnedScreen({ purpose, notYet }: { purpose: Purpose; notYet: string | null }) {
  const { t } = useLingui()
  const router = useRouter()
  const check = useMutation({ mutationFn: beginMyCheck })
  const again = useMutation({ mutationFn: () => router.invalidate() })
  const bar = <ScreenBar titleAs="p" backTo={purpose === 'changeMobile' ? '/mypage/userInfoManage' : '/login'} />
  if (notYet !== null)
    return <NotYetPage bar={bar} words={notYet} busy={again.isPending} onAgain={() => again.mutate()} />
  return (
    <ListPage
      bar={bar}
      instead={
        <EmptyState
          level={1}
          title={t`확인한 지 오래됐어요`}
          text={t`확인은 10분 동안만 쓸 수 있어요.`}
          action={
            <>
              <CheckProblem failure={check.error} />
              <Button busy={check.isPending} onClick={() => check.mutate(purpose)}>{t`다시 확인하기`}</Button>
            </>
          }
        />
      }
    />
  )
}
