import { useLingui } from '@lingui/react/macro'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Dish } from '#src/ui/dish/dish.tsx'
import { bowlOf, chancesOf, prizeName } from './event.ts'
import type { EventPrize } from './event.queries.ts'
import css from './event.module.css'

/** What can be won, how likely, and how much of it is left: before anybody turns. */
export function Odds({ prizes, seats }: { prizes: readonly EventPrize[]; seats: number }) {
  const { t, i18n } = useLingui()
  const chances = chancesOf(prizes)
  return (
    <Card label={t`이 상은 이렇게 골라요`}>
      <ul className={css.odds}>
        {prizes.map((prize, at) => {
          const { prizeSeq, prizeCode, winCnt, leftCnt } = prize
          const seatCnt = chances[at] ?? 0
          const name = prizeName(prize, i18n.locale)
          const [all, left] = [formatNumber(winCnt ?? 0), formatNumber(leftCnt ?? 0)]
          return (
            <li key={prizeSeq}>
              <Dish {...bowlOf(prize)} size={40} />
              <span>
                <b lang={koreanIn(name, i18n.locale)}>{name}</b>
                {prizeCode === 'NONE' ? (
                  <small>{t`상이 다 나가면 그 그릇도 비어요`}</small>
                ) : winCnt === null ? null : (
                  <small>{leftCnt === 0 ? t`${all}개가 모두 나갔어요` : t`${all}개 가운데 ${left}개 남았어요`}</small>
                )}
              </span>
              <em>{t`${seats}분의 ${seatCnt}`}</em>
            </li>
          )
        })}
      </ul>
      <p className={css.fine}>{t`누르는 순간 결과가 정해져요. 도중에 꺼져도 결과는 그대로예요.`}</p>
    </Card>
  )
}
