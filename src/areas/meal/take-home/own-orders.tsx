import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '#src/app/use-language.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { isReady } from '#src/domain/order/ready.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatDay, today } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { useWriteTakeOutMeal } from './take-home.queries.ts'
import { bowlOf, clock } from './take-home.ts'

type Order = Schemas['SmartOrder']

/**
 * What the member has reserved already, and what was picked up and may have been eaten. Nothing where there is neither.
 */
export function OwnOrders({ next, toWrite }: { next: Order | undefined; toWrite: Order | undefined }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const now = useLatestServerNow()
  const write = useWriteTakeOutMeal()
  const nameOf = (order: Order) => (language === 'en' && order.menuNameEng) || order.menuName
  if (!next && !toWrite) return null
  const time = next ? clock(next.pickupTm) : ''
  const date = next && next.menuDt !== today(now) ? formatDay(next.menuDt, i18n.locale, 'medium') : t`오늘`
  return (
    <Card tight tone="brand">
      <Rows label={t`내 예약`}>
        {next ? (
          <ListRow
            chevron
            lead={<DishTile name={bowlOf(next.menuName)} />}
            title={isReady(next, now) ? t`지금 받을 수 있어요` : t`${date} ${time}에 받아요`}
            sub={[nameOf(next), next.pickupPlace].join(' · ')}
            render={<Link to="/meal/reserve" search={{ smartOrderSeq: next.smartOrderSeq }} />}
          />
        ) : null}
        {toWrite ? (
          <ListRow
            lead={<DishTile name={bowlOf(toWrite.menuName)} />}
            title={t`저녁으로 드셨나요?`}
            sub={nameOf(toWrite)}
            end={
              <Button
                size="s"
                kind="soft"
                busy={write.isPending}
                onClick={() => write.send({ params: { query: { smartOrderSeq: toWrite.smartOrderSeq } } })}
              >{t`저녁으로 적기`}</Button>
            }
          />
        ) : null}
      </Rows>
    </Card>
  )
}
