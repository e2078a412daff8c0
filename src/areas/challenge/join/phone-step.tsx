import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import Footprints from 'lucide-react/icons/footprints'
import Smartphone from 'lucide-react/icons/smartphone'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import type { Challenge } from '../challenge.ts'

/** For somebody whose steps no phone counts yet: what links it, and the way on without (docs/decisions/262). */
export function PhoneStep({ challenge: { code, name } }: { challenge: Pick<Challenge, 'code' | 'name'> }) {
  const { t } = useLingui()
  return (
    <FlowPage
      bar={<ScreenBar title="" titleAs="p" />}
      title={t`걸음은 휴대전화가\n세어 줘요`}
      help={name}
      action={<Button size="l" block render={<Link to="/healthlog/healthDataLinkSecond" />}>{t`휴대전화 잇기`}</Button>}
    >
      <Card label={t`걸음 세기`}>
        <Rows>
          <ListRow
            lead={<RowIcon icon={Smartphone} />}
            title={t`휴대전화 한 대의 걸음`}
            sub={t`적은 걸음은 순위에 넣지 않아요`}
          />
          <ListRow
            lead={<RowIcon icon={Footprints} />}
            title={t`이으면 바로 들어와요`}
            sub={t`휴대전화에 쌓인 걸음도 가져와요`}
          />
          <ListRow
            lead={<RowIcon icon={Clock} />}
            title={t`늦게 들어와도 세어요`}
            sub={t`결과가 나오는 아침까지 기다려요`}
          />
        </Rows>
      </Card>
      <Button
        kind="text"
        block
        render={
          <Link to="/challenge/ChallengeDetail" search={{ chalnCode: code, view: 'join', step: 'promise' }} replace />
        }
      >{t`나중에 이을게요`}</Button>
    </FlowPage>
  )
}
