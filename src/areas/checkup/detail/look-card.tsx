import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RangeLine } from '#src/charts/range-line.tsx'
import { beyondUsual, nextBorder } from '#src/charts/range-line-at.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatNumber, parseWireNumber } from '#src/lib/numbers.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { HomeLine } from '../years/home-line.tsx'
import { itemQuery } from '../years/years.queries.ts'
import { isOf, zonesOf, type Item } from './detail.ts'
import { withUnit } from './with-unit.ts'
import css from './detail.module.css'

type Props = {
  id: string
  item: Item
  checkupSeq: number
  references: readonly Schemas['CheckupReference'][]
  since: readonly Schemas['CheckupCompareItem'][]
}

/** A value out of what is usual: how far, where the line is that matters, what home says, and one thing to do. */
export function LookCard({ id, item, checkupSeq, references, since }: Props) {
  const { t } = useLingui()
  const { data: told } = useQuery(itemQuery(item.itemCode, checkupSeq))
  const { itemCode, itemNm, itemVal, unitNm, statusCode } = item
  const zones = zonesOf(itemCode, references)
  const value = zones.length === 0 ? null : parseWireNumber(itemVal)
  const is = isOf(statusCode)
  const isPressure = itemCode === 'SBP' || itemCode === 'DBP'
  const word = is === 'danger' ? t`다시 재기` : t`주의`
  const beyond = value === null ? null : beyondUsual(zones, value)
  const next = value === null ? null : nextBorder(zones, value)
  const text = (border: number) => formatNumber(border, { decimals: 1 })
  const own = since.find((each) => each.itemCode === itemCode)?.logVal
  const [border, by, line] = [
    beyond && text(beyond.border),
    beyond && text(beyond.by),
    next === null ? null : text(next),
  ]

  return (
    <div id={id} className={css.anchor}>
      <Card>
        <CardHead title={itemNm} more={<Badge kind={is === 'danger' ? 'danger' : 'caution'}>{word}</Badge>} />
        {value === null ? (
          <p className={css.words}>{itemVal === null ? null : withUnit(itemVal, unitNm)}</p>
        ) : (
          <RangeLine
            label={`${itemNm} ${value} ${unitNm}, ${word}`}
            zones={zones}
            value={value}
            valueText={itemVal ?? ''}
            text={text}
            next={
              next === null
                ? undefined
                : { at: next, word: next < value ? t`${line} 아래는 병원에 물어요` : t`${line}부터는 병원에 물어요` }
            }
          />
        )}
        {border !== null && (
          <p className={css.words}>
            {is === 'danger'
              ? t`${border}에서 ${by} 벗어났어요. 병원에서 한 번 더 재 보세요.`
              : next === null
                ? t`${border}에서 ${by} 벗어났어요.`
                : t`${border}에서 ${by} 벗어났어요. 병원에 물어볼 ${line}까지는 아직 남았어요.`}
          </p>
        )}
        {isPressure ? (
          <HomeLine of="pressure" />
        ) : itemCode === 'NBD' ? (
          <HomeLine of="sugar" />
        ) : own ? (
          <p className={css.quiet}>{t`그 뒤에 잰 값은 ${own} ${unitNm}이에요.`}</p>
        ) : null}
        {told?.careTxt && (
          <div className={css.care}>
            {isPressure && <DishTile name="김치찌개" />}
            <p>{told.careTxt}</p>
          </div>
        )}
      </Card>
    </div>
  )
}
