import { useLingui } from '@lingui/react/macro'
import { useNow } from '#src/app/use-now.ts'
import { formatDay, today } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { type Fetched, yearsUntil } from './sign-in.ts'
import css from './sign-in.module.css'

/** The years that are looked through. */
export function FetchingYears() {
  const { t } = useLingui()
  const end = Number(today(useNow()).slice(0, 4))
  const start = Number(yearsUntil(end).startYear)
  return (
    <ol className={css.years} role="status" aria-label={t`${start}년부터 ${end}년까지 찾고 있어요`}>
      {Array.from({ length: end - start + 1 }, (_, at) => (
        <li key={at}>{start + at}</li>
      ))}
    </ol>
  )
}

/** What came. */
export function FetchedCard({ fetched }: { fetched: readonly Fetched[] }) {
  const { i18n } = useLingui()
  return (
    <Card tight>
      <Rows>
        {fetched.map(({ checkupSeq, checkupDt, hospitalNm }) => (
          <ListRow key={checkupSeq} title={formatDay(checkupDt, i18n.locale, 'dated')} sub={hospitalNm} />
        ))}
      </Rows>
    </Card>
  )
}
