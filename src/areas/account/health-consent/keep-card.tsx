import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatDay } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import css from './agree.module.css'
import { keepsQuery } from './agree.queries.ts'

type Keep = Schemas['KeepRow']

/** So many are shown at first. */
const FEW = 6

/**
 * What of the member goes on which day, next first; what has gone says since when. Nothing for who has nothing that
 * goes.
 */
export function KeepCard() {
  const { t, i18n } = useLingui()
  const nameOf = useKeepNames()
  const [all, setAll] = useState(false)
  const { data: keeps } = useQuery(keepsQuery())
  if (keeps === undefined) return null
  const shown = all ? keeps : keeps.slice(0, FEW)
  const more = keeps.length - shown.length
  return (
    <Card labelledBy="keeping-when">
      <CardHead id="keeping-when" title={t`언제 지워지나요`} />
      {keeps.length === 0 ? <p>{t`날이 정해진 기록은 아직 없어요. 직접 적은 기록은 지울 때까지 남아요.`}</p> : null}
      <Rows labelledBy="keeping-when">
        {shown.map((keep) => (
          <ListRow
            key={keyOf(keep)}
            tight
            title={keep.keepNm ?? nameOf(keep)}
            sub={keep.keepNm === null ? undefined : nameOf(keep)}
            end={whenOf(keep)}
          />
        ))}
      </Rows>
      {more > 0 ? <Button kind="text" block onClick={() => setAll(true)}>{t`${more}개 더 보기`}</Button> : null}
    </Card>
  )

  function whenOf({ delDt, delYn, partYn }: Keep) {
    const day = formatDay(delDt, i18n.locale, 'dated')
    if (delYn === 'Y') return t`${day}에 지웠어요`
    return partYn === 'Y' ? t`${day}부터` : <span className={css.day}>{day}</span>
  }
}

/** A name may come twice: of two talks on a day, of a challenge that was held again. */
const keyOf = ({ keepCode, keepNm, delDt }: Keep): string => `${keepCode} ${keepNm ?? ''} ${delDt}`

function useKeepNames() {
  const { t } = useLingui()
  return ({ keepCode }: Keep): string => {
    const names: Record<Keep['keepCode'], string> = {
      CHALN: t`챌린지에서 센 기록`,
      TALK: t`상담 예약`,
      CHECK: t`측정 예약`,
      CHAT: t`상담사와 나눈 말`,
      STEP: t`휴대폰에서 가져온 걸음`,
      SLEEP: t`휴대폰에서 가져온 수면`,
      CHECKUP: t`가져온 건강검진`,
      SURVEY: t`보내지 않은 설문 답`,
      PHOTO: t`그린 스탬프 사진`,
    }
    return names[keepCode]
  }
}
