import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#src/lib/days.ts'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'

/** An account has been closed: said where nobody is signed in any more. [MBR-06] */
export function Goodbye({ rejoin }: { rejoin: string | undefined }) {
  const { t, i18n } = useLingui()
  const day = rejoin === undefined ? '' : formatDay(rejoin, i18n.locale, 'short')
  return (
    <ResultPage
      bar={null}
      picture={<DishTray dishes={[]} size={200} />}
      title={t`그동안 고마웠어요`}
      text={
        day === ''
          ? t`계정과 기록을 모두 지웠어요.`
          : t`계정과 기록을 모두 지웠어요.\n${day}부터 다시 가입할 수 있어요.`
      }
      action={<Button size="l" block render={<Link to="/login" replace />}>{t`처음으로`}</Button>}
    />
  )
}
