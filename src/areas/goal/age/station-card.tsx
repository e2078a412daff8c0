import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Ruler from 'lucide-react/icons/ruler'
import type { ReactNode } from 'react'
import type { Schemas } from '#src/contract/schemas.ts'
import { stationQuery } from '#src/domain/station/station.queries.ts'
import { useMeasureWords } from '#src/domain/station/use-measure-words.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { goalUserQuery } from '../kit/goal.queries.ts'
import { useStationConsent } from './age.queries.ts'
import css from './age.module.css'

type Measure = Schemas['HealthMaxMeasure']
const SHOWN = 3

const countOf = ({ height, weight, bodyFat, skeletalMuscle, systolic, pulse }: Measure) => [height, weight, bodyFat, skeletalMuscle, systolic, pulse].filter((value) => value !== null).length

/** What a measuring station measured: taken over on a tap, shown once it was. */
export function StationCard({ today }: { today: Day }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(stationQuery(today))
  const { data: user } = useQuery(goalUserQuery())
  const agree = useStationConsent()
  const words = useMeasureWords()
  if (data === undefined || user === undefined) return null
  const decide = (agreeYn: 'Y' | 'N') =>
    agree.send({ body: { agreeYn } }, ({ saveCnt }) => toast({ kind: 'good', text: agreeYn === 'N' ? t`측정대의 값을 옮기지 않아요` : saveCnt > 0 ? t`건강 기록에 옮겼어요` : t`앞으로 잰 값을 옮겨요` }))
  const day = (of: Measure) => formatDay(dayOf(of.measureDtm), i18n.locale, 'short')
  const fresh = data.measureList.find(({ savedYn }) => savedYn === 'N')
  // Nothing is taken over without the consent to keep it, which the page asks for first.
  if (user.healthAgreeYn === 'N' && (data.agreeYn === 'N' || fresh)) return null
  if (data.agreeYn === 'N') {
    return (
      <Ask title={t`측정대에서 잰 값도 모아 둘까요?`} text={t`식당 건강존의 측정대로 재면 건강 기록에 옮겨 드려요.`}>
        <Button kind="soft" block busy={agree.isPending} onClick={() => decide('Y')}>{t`옮기기`}</Button>
      </Ask>
    )
  }
  if (fresh) {
    const [on, count] = [day(fresh), countOf(fresh)]
    return (
      <Ask title={t`${on}에 잰 값이 있어요`} text={t`${fresh.placeNm}에서 잰 ${count}가지를 건강 기록에 옮길까요?`}>
        <Button kind="neutral" block busy={agree.isPending} onClick={() => decide('N')}>{t`옮기지 않을래요`}</Button>
        <Button kind="soft" block busy={agree.isPending} onClick={() => decide('Y')}>{t`옮기기`}</Button>
      </Ask>
    )
  }
  if (data.measureList.length === 0) return null
  return (
    <Card tight>
      <CardHead title={t`측정대에서 잰 값`} />
      <Rows label={t`측정대에서 잰 값`}>
        {data.measureList.slice(0, SHOWN).map((measure) => (
          <ListRow key={measure.measureSeq} tight title={`${day(measure)} · ${measure.placeNm}`} sub={words(measure)} />
        ))}
      </Rows>
    </Card>
  )
}

function Ask({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card>
      <div className={css.station}>
        <RowIcon icon={Ruler} />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      <div className={css.pair}>{children}</div>
    </Card>
  )
}
