import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { rememberWantedPath } from '#src/app/wanted-path.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { useIsSignedIn } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { PastMeals } from './past-meals.tsx'

/**
 * All meals of a member, and one word to find them by. Signed out it says what it is, and asks the server nothing.
 * [ROU-13]
 */
export function PastScreen({ word }: { word: string | undefined }) {
  const { t } = useLingui()
  if (useIsSignedIn()) return <PastMeals word={word} />
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" />}
      instead={
        <EmptyState
          level={1}
          title={t`지난 식사를 찾아보세요`}
          text={t`드신 음식의 이름으로 언제 무엇을 드셨는지 찾아요.\n로그인하면 내 기록을 볼 수 있어요.`}
          action={
            <Button
              render={<Link to="/login" onClick={() => rememberWantedPath('/healthlog/record/entire')} />}
            >{t`로그인하기`}</Button>
          }
        />
      }
    />
  )
}
