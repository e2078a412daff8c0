import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Footprints from 'lucide-react/icons/footprints'
import Moon from 'lucide-react/icons/moon'
import Weight from 'lucide-react/icons/weight'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import css from './link.module.css'

/** After joining: what linking the phone's health app gives, and that it can wait. */
export function HealthAppScreen() {
  const { t } = useLingui()
  return (
    <FlowPage
      bar={<ScreenBar backTo="/main" titleAs="p" />}
      title={t`건강 앱을 연결하면 적지 않아도 쌓여요`}
      help={t`언제든 켜고 끌 수 있어요.`}
      action={
        <div className={css.actions}>
          <Button size="l" block render={<Link to="/healthlog/healthDataLinkSecond" />}>{t`건강 앱 연결하기`}</Button>
          <Button kind="text" block render={<Link to="/main" />}>{t`나중에 할게요`}</Button>
        </div>
      }
    >
      <div className={css.steps}>
        <Card>
          <Rows>
            <ListRow lead={<RowIcon icon={Footprints} />} title={t`걸음과 운동`} sub={t`홈의 오늘 걸음과 챌린지에 바로 더해져요`} />
            <ListRow lead={<RowIcon icon={Weight} />} title={t`체중과 혈압`} sub={t`잰 값이 그래프에 이어져요`} />
            <ListRow lead={<RowIcon icon={Moon} />} title={t`수면`} sub={t`지난밤 잔 시간을 볼 수 있어요`} />
          </Rows>
        </Card>
      </div>
    </FlowPage>
  )
}
