import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Smartphone from 'lucide-react/icons/smartphone'
import Weight from 'lucide-react/icons/weight'
import { DayRibbon } from '#src/charts/day-ribbon.tsx'
import type { Day } from '#src/lib/days.ts'
import { toWireTime } from '#src/lib/wire-time.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { minuteOf } from './hub.ts'
import { entryOf } from './indicator.ts'
import css from './first-use.module.css'

/** Where the rings of an empty day stand: evenly over the hours in which somebody is up. */
const RINGS = [500, 790, 1080] as const

/** The first day: an empty ribbon, and three ways to begin. */
export function FirstUse({ today, now }: { today: Day; now: Date }) {
  const { t } = useLingui()
  const names = [t`체중`, t({ message: '혈압', context: '지표' }), t({ message: '혈당', context: '지표' })]
  const colors = ['weight', 'systolic', 'glucose-after'] as const
  return (
    <>
      <Card labelledBy="hub-day">
        <CardHead id="hub-day" title={t`오늘 하루`} />
        <DayRibbon
          gaps={RINGS.map((at, index) => ({
            key: String(at),
            at,
            color: colors[index] ?? 'weight',
            label: names[index] ?? '',
          }))}
          now={{ at: minuteOf(toWireTime(now), today), name: t`지금` }}
          hours={[t`자정`, t`6시`, t`정오`, t`18시`, t`자정`]}
          label={t`오늘 하루. 아직 기록이 없어요.`}
          table={{ caption: t`오늘 하루`, head: [t`시각`, t`기록`], rows: [[t`기록 없음`, '–']] }}
        />
      </Card>
      <Card labelledBy="hub-start">
        <CardHead id="hub-start" title={t`어디서 시작할까요`} />
        <Rows>
          <ListRow
            title={t`휴대폰에서 가져오기`}
            sub={t`걸음, 수면, 체중까지 한 번에`}
            lead={<RowIcon icon={Smartphone} className={css.phone} />}
            chevron
            render={<Link to="/healthlog/healthDataLink" />}
          />
          <ListRow
            title={t`체중 적기`}
            sub={t`숫자 하나면 나만의 기준이 생겨요`}
            lead={<RowIcon icon={Weight} className={css.weight} />}
            chevron
            render={<Link {...entryOf('BW')} />}
          />
          <ListRow
            title={t`혈압 적기`}
            sub={t`위와 아래, 숫자 둘이면 돼요`}
            lead={<RowIcon icon={HeartPulse} className={css.pressure} />}
            chevron
            render={<Link {...entryOf('BP')} />}
          />
        </Rows>
      </Card>
    </>
  )
}
