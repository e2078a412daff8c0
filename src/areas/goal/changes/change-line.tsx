import { useLingui } from '@lingui/react/macro'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Flag from 'lucide-react/icons/flag'
import Ruler from 'lucide-react/icons/ruler'
import Weight from 'lucide-react/icons/weight'
import { formatDay } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { beforeText, type ChangeRow } from './changes.ts'
import css from './changes.module.css'

const ICONS = { GOAL: Flag, HEALTH: Ruler, WEEK: Weight } as const

/** One change on the line of its month: before and after. */
export function ChangeLine({ change, note }: { change: ChangeRow; note?: string | undefined }) {
  const { i18n } = useLingui()
  const { changeDtm, changeType, itemNm, afterTxt, isFirstOfMonth, isLastOfMonth } = change
  const day = dayOf(changeDtm)
  const before = beforeText(change)
  return (
    <>
      {isFirstOfMonth && <h2 className={css.month}>{formatDay(day, i18n.locale, 'month')}</h2>}
      <div className={css.change} data-kind={changeType} data-last={isLastOfMonth || undefined}>
        <span className={css.node}>
          <Icon of={ICONS[changeType]} size="s" />
        </span>
        <div>
          <p className={css.when}>
            {formatDay(day, i18n.locale, 'short')} {changeDtm.slice(8, 10)}:{changeDtm.slice(10)}
          </p>
          <h3>{itemNm}</h3>
          <p className={css.values}>
            {before !== null && (
              <>
                {before}
                <Icon of={ArrowRight} size="xs" />
              </>
            )}
            <b>{afterTxt}</b>
          </p>
          {note && <p className={css.when}>{note}</p>}
        </div>
      </div>
    </>
  )
}
