import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Ruler from 'lucide-react/icons/ruler'
import { type ReactNode, useState } from 'react'
import type { Schemas } from '#src/contract/schemas.ts'
import { ConsentRow } from '#src/domain/consent/consent-row.tsx'
import { useKeepingConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import { stationQuery } from '#src/domain/station/station.queries.ts'
import { useMeasureWords } from '#src/domain/station/use-measure-words.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { useHealthMaxAgreement } from './age.queries.ts'
import css from './age.module.css'

type Measure = Schemas['HealthMaxMeasure']
const SHOWN = 3

const countOf = ({ height, weight, bodyFat, skeletalMuscle, systolic, pulse }: Measure) =>
  [height, weight, bodyFat, skeletalMuscle, systolic, pulse].filter((value) => value !== null).length

/** What a measuring station measured: taken over on a tap, shown once it was. */
export function StationCard({ today }: { today: Day }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(stationQuery(today))
  const agree = useHealthMaxAgreement()
  const consent = useKeepingConsent()
  const [isPressed, setPressed] = useState(false)
  const words = useMeasureWords()
  if (data === undefined) return null
  const decide = async (agreeYn: 'Y' | 'N') => {
    setPressed(true)
    try {
      if (agreeYn === 'Y') await consent.given()
      const { saveCnt } = await agree.sendAsync({ body: { agreeYn } })
      toast({
        kind: 'good',
        text:
          agreeYn === 'N'
            ? t`측정대의 값을 옮기지 않아요`
            : saveCnt > 0
              ? t`건강 기록에 옮겼어요`
              : t`앞으로 잰 값을 옮겨요`,
      })
    } catch (failure) {
      // Taken away on another phone: the same button asks for it.
      if (!consent.asks(failure)) toast({ kind: 'bad', text: agree.refusal(failure).message })
    }
  }
  const day = (of: Measure) => formatDay(dayOf(of.measureDtm), i18n.locale, 'short')
  const fresh = data.measureList.find(({ savedYn }) => savedYn === 'N')
  // Nothing is taken over without the consent to keep it, which the page asks for first; whoever has pressed is asked
  // here.
  if (consent.needed && !isPressed && (data.agreeYn === 'N' || fresh)) return null
  const note = consent.needed && (
    <div className={css.asked}>
      <Notice kind="caution" live="alert">{t`건강정보 동의가 없어서 옮기지 못했어요.`}</Notice>
      <ConsentRow consent={consent} />
    </div>
  )
  const take = (
    <Button kind="soft" block busy={agree.isPending} onClick={() => void decide('Y')}>
      {consent.needed ? t`동의하고 옮기기` : t`옮기기`}
    </Button>
  )
  if (data.agreeYn === 'N') {
    return (
      <Ask
        title={t`측정대에서 잰 값도 모아 둘까요?`}
        text={t`식당 건강존의 측정대로 재면 건강 기록에 옮겨 드려요.`}
        note={note}
      >
        {take}
      </Ask>
    )
  }
  if (fresh) {
    const [on, count] = [day(fresh), countOf(fresh)]
    return (
      <Ask
        title={t`${on}에 잰 값이 있어요`}
        text={t`${fresh.placeNm}에서 잰 ${count}가지를 건강 기록에 옮길까요?`}
        note={note}
      >
        <Button
          kind="neutral"
          block
          busy={agree.isPending}
          onClick={() => void decide('N')}
        >{t`옮기지 않을래요`}</Button>
        {take}
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

function Ask({ title, text, note, children }: { title: string; text: string; note: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <div className={css.station}>
        <RowIcon icon={Ruler} />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      {note}
      <div className={css.pair}>{children}</div>
    </Card>
  )
}
