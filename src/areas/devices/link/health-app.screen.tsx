import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Footprints from 'lucide-react/icons/footprints'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Moon from 'lucide-react/icons/moon'
import Weight from 'lucide-react/icons/weight'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { usePhone } from '#src/app/use-phone.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { useLinkWords } from './link-words.ts'
import { sourcesQuery } from './link.queries.ts'
import css from './link.module.css'

/** After joining: what linking the phone's health app gives, and that it can wait. Who is linked already is told so. */
export function HealthAppScreen() {
  const { t } = useLingui()
  const { when, sourceName } = useLinkWords()
  const phone = usePhone()
  const { data: sources } = useSuspenseQuery(sourcesQuery())
  const linked = sources.find((source) => source.kind === 'phone' && source.linked)

  const app = linked ? sourceName(linked) : ''
  const onward = linked ? (
    <>
      <Button size="l" block render={<Link to="/main" />}>{t`홈으로`}</Button>
      <Button kind="text" block render={<Link to="/healthlog/healthDataLink" />}>{t`연동 보기`}</Button>
    </>
  ) : phone.code === null ? (
    <Button size="l" block render={<Link to="/main" />}>{t`홈으로`}</Button>
  ) : (
    <>
      <Button size="l" block render={<Link to="/healthlog/healthDataLinkSecond" />}>{t`건강 앱 연결하기`}</Button>
      <Button kind="text" block render={<Link to="/main" />}>{t`나중에 할게요`}</Button>
    </>
  )
  return (
    <FlowPage
      bar={<ScreenBar backTo="/main" titleAs="p" />}
      title={linked ? t`${app}에서 기록이 들어와요` : t`건강 앱을 연결하면 적지 않아도 쌓여요`}
      help={linked || phone.code !== null ? t`언제든 켜고 끌 수 있어요.` : t`휴대폰의 한상 앱에서 연결할 수 있어요.`}
      action={<div className={css.actions}>{onward}</div>}
    >
      <div className={css.steps}>
        {linked ? (
          <Card>
            <Rows>
              <ListRow
                lead={<RowIcon icon={HeartPulse} on />}
                title={app}
                sub={linked.lastAt === null ? t`아직 들어온 기록이 없어요` : t`최근 기록 ${when(linked.lastAt)}`}
                end={<Badge kind="positive">{t`연결됨`}</Badge>}
              />
            </Rows>
          </Card>
        ) : null}
        <Card>
          <Rows>
            <ListRow
              lead={<RowIcon icon={Footprints} />}
              title={t`걸음과 운동`}
              sub={t`홈의 오늘 걸음과 챌린지에 바로 더해져요`}
            />
            <ListRow lead={<RowIcon icon={Weight} />} title={t`체중과 혈압`} sub={t`잰 값이 그래프에 이어져요`} />
            <ListRow lead={<RowIcon icon={Moon} />} title={t`수면`} sub={t`지난밤 잔 시간을 볼 수 있어요`} />
          </Rows>
        </Card>
      </div>
    </FlowPage>
  )
}
