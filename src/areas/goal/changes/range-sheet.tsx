import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Day } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { DateField } from '#src/ui/date-field/date-field.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import type { Range } from './changes.ts'
import css from './changes.module.css'

type Props = { range: Range; today: Day; onChange: (range: Range) => void; onClose: () => void }

/** Of which days: both ends may stay open, and the later one cannot be before the earlier. */
export function RangeSheet({ range, today, onChange, onClose }: Props) {
  const { t } = useLingui()
  const [from, setFrom] = useState(range.from ?? null)
  const [to, setTo] = useState(range.to ?? null)
  return (
    <Sheet open title={t`언제 고친 것을 볼까요?`} onCloseRequest={onClose}>
      <div className={css.range}>
        <DateField
          label={t`언제부터`}
          placeholder={t`맨 처음`}
          value={from}
          onChange={setFrom}
          today={today}
          max={to ?? today}
          sunken
        />
        <DateField
          label={t`언제까지`}
          placeholder={t`오늘`}
          value={to}
          onChange={setTo}
          today={today}
          {...(from !== null && { min: from })}
          max={today}
          sunken
        />
        <Button
          size="l"
          block
          onClick={() => onChange({ from: from ?? undefined, to: to ?? undefined })}
        >{t`이 날들만 보기`}</Button>
        {from === null && to === null ? null : (
          <Button
            kind="text"
            block
            onClick={() => onChange({ from: undefined, to: undefined })}
          >{t`모든 날 보기`}</Button>
        )}
      </div>
    </Sheet>
  )
}
