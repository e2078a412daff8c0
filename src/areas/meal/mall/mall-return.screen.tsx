import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { rememberWantedPath } from '#src/app/wanted-path.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { useIsSignedIn } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { MallFlow } from './mall-flow.tsx'
import type { Returned } from './mall.machine.ts'

/** Back from the verification. Without a session nothing is agreed to: whoever signs in begins anew. [MBR-11] */
export function MallReturnScreen({ returned }: { returned: Returned }) {
  const { t } = useLingui()
  if (useIsSignedIn()) return <MallFlow since={null} returned={returned} />
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/main" />}
      instead={
        <EmptyState
          level={1}
          title={t`다시 로그인해 주세요`}
          text={t`본인 확인을 하는 동안 로그인이 끝났어요. 아직 아무것도 동의하지 않았어요.`}
          action={
            <Button
              render={<Link to="/login" onClick={() => rememberWantedPath('/meal/welmallAgree')} />}
            >{t`로그인하기`}</Button>
          }
        />
      }
    />
  )
}
