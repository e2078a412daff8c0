import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'

/** Nothing is shown that was not agreed to: but the way to it. */
export function NoCheckup() {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/healthlog/healthlog" />}
      instead={
        <EmptyState
          level={1}
          title={t`볼 수 있는 검진이 없어요`}
          text={t`동의하고 본인 확인을 마치면 지난 검진을 가져와요.`}
          action={<Button render={<Link to="/healthlog/healthscreenings" />}>{t`건강검진으로`}</Button>}
        />
      }
    />
  )
}
