import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { PlainTable } from '#src/charts/chart-table.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { withUnit } from '../detail/with-unit.ts'
import { HomeLine } from './home-line.tsx'
import { itemQuery, pairQuery } from './years.queries.ts'
import { pairOf, pairYears, yearName, yearsOf } from './years.ts'
import css from './years.module.css'

type Props = {
  itemCode: Schemas['CheckupItemCode']
  checkupSeq: number
  ladders: readonly Schemas['ChkupLadder'][]
  onClose: () => void
}

/**
 * What an item tells, what is usual, what one can do, and its years as a table; two that are read together stand on one
 * sheet.
 */
export function ItemSheet({ itemCode, ...props }: Props) {
  const pair = pairOf(itemCode)
  return pair === undefined ? <OneSheet itemCode={itemCode} {...props} /> : <PairSheet pair={pair} {...props} />
}

function OneSheet({ itemCode, checkupSeq, ladders, onClose }: Props) {
  const { t } = useLingui()
  const asked = useQuery(itemQuery(itemCode, checkupSeq))
  const { data: item } = asked
  const years = yearsOf(ladders.find((ladder) => ladder.itemCode === itemCode))
  return (
    <Sheet open onCloseRequest={onClose} title={item?.itemNm ?? t`건강검진`}>
      {asked.isError && item === undefined ? (
        <Failed onRetry={() => void asked.refetch()} retrying={asked.isFetching} />
      ) : null}
      {item && (
        <div className={css.sheet}>
          <ItemFacts item={item} />
          {itemCode === 'NBD' ? <HomeLine of="sugar" /> : null}
          {years.length > 1 && (
            <PlainTable
              caption={t`해마다`}
              head={[t`검진한 해`, item.unitNm || t`값`]}
              rows={years.map(({ checkupDt, itemVal }) => [yearName(checkupDt, years), itemVal] as const)}
            />
          )}
        </div>
      )}
    </Sheet>
  )
}

function PairSheet({
  pair,
  checkupSeq,
  ladders,
  onClose,
}: Omit<Props, 'itemCode'> & { pair: Schemas['ChkupPairCode'] }) {
  const { t } = useLingui()
  const asked = useQuery(pairQuery(pair, checkupSeq))
  const { data: found } = asked
  const years = pairYears(pair, ladders)
  const [first, second] = found?.itemList ?? []
  return (
    <Sheet open onCloseRequest={onClose} title={found?.pairNm ?? t`건강검진`}>
      {asked.isError && found === undefined ? (
        <Failed onRetry={() => void asked.refetch()} retrying={asked.isFetching} />
      ) : null}
      {first && second && (
        <div className={css.sheet}>
          {[first, second].map((item) => (
            <section key={item.itemCode}>
              <h3>
                {item.itemNm} <b>{item.itemVal === null ? '–' : withUnit(item.itemVal, item.unitNm)}</b>
              </h3>
              <ItemFacts item={item} />
            </section>
          ))}
          {pair === 'BP' ? <HomeLine of="pressure" /> : null}
          {years.length > 1 && (
            <PlainTable caption={t`해마다`} head={[t`검진한 해`, first.itemNm, second.itemNm]} rows={years} />
          )}
        </div>
      )}
    </Sheet>
  )
}

function Failed(props: { onRetry: () => void; retrying: boolean }) {
  const { t } = useLingui()
  return <FailedPart bare icon={ClipboardList} title={t`설명을 불러오지 못했어요`} {...props} />
}

function ItemFacts({
  item: { explainTxt, normalTxt, careTxt },
}: {
  item: Pick<Schemas['ChkupItemDetail'], 'explainTxt' | 'normalTxt' | 'careTxt'>
}) {
  const { t } = useLingui()
  return (
    <>
      <p>{explainTxt}</p>
      {normalTxt === '' ? null : <p>{t`보통 ${normalTxt}`}</p>}
      {careTxt === null ? null : <p>{careTxt}</p>}
    </>
  )
}
