import { useLingui } from '@lingui/react/macro'
import { RowIcon } from '#src/ui/list-row/list-row.tsx'
import type { Group } from './detail.ts'
import { groupIcons } from './group-icons.ts'
import { withUnit } from './with-unit.ts'
import css from './detail.module.css'

/** A group with the first of its values, before it is opened. */
export function GroupTitle({
  code,
  name,
  items,
}: {
  code: Group['groupCode']
  name: string
  items: Group['itemList']
}) {
  const first = items.filter(({ itemVal }) => itemVal !== null).slice(0, 2)
  return (
    <span className={css.group}>
      <RowIcon icon={groupIcons[code]} />
      <span>
        {name}
        {first.length > 0 && (
          <small>
            {first.map(({ itemNm, itemVal, unitNm }) => `${itemNm} ${withUnit(itemVal ?? '', unitNm)}`).join(' · ')}
          </small>
        )}
      </span>
    </span>
  )
}

/** Values with what is usual; one that was not measured says so. */
export function Values({ items }: { items: Group['itemList'] }) {
  const { t } = useLingui()
  return (
    <dl className={css.values}>
      {items.map(({ itemCode, itemNm, itemVal, unitNm, normalTxt }) => (
        <div key={itemCode}>
          <dt>
            {itemNm}
            {normalTxt && <small>{t`보통 ${normalTxt}`}</small>}
          </dt>
          <dd>{itemVal === null ? t`재지 않았어요` : withUnit(itemVal, unitNm)}</dd>
        </div>
      ))}
    </dl>
  )
}
