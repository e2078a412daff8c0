import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { homePressureQuery, homeSugarQuery } from './years.queries.ts'
import css from './years.module.css'

/** What thirty days at home say beside the one value of the clinic; nothing where nothing was measured. */
export function HomeLine({ of }: { of: 'pressure' | 'sugar' }) {
  return of === 'pressure' ? <Pressure /> : <Sugar />
}

function Pressure() {
  const { t } = useLingui()
  const { data: home } = useQuery(homePressureQuery(dayIn(useNow())))
  return home ? (
    <p
      className={css.note}
    >{t`집에서 잰 한 달 평균은 ${`${home.sbp}/${home.dbp}`}이에요. 검진 날의 한 번보다 평소를 더 잘 말해 줘요.`}</p>
  ) : null
}

function Sugar() {
  const { t } = useLingui()
  const { data: mean } = useQuery(homeSugarQuery(dayIn(useNow())))
  return mean == null ? null : <p className={css.note}>{t`집에서 공복에 잰 한 달 평균: ${mean} mg/dL`}</p>
}
