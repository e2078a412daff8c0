import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Flag from 'lucide-react/icons/flag'
import { formatDay } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { challengesQuery } from './stories.queries.ts'
import css from './stories.module.css'

/** So many lead on; more would be a list of challenges. */
const MOST = 2

/** From reading to doing. Without a challenge there is no card. [CAR-01, NTC-03] */
export function ChallengeCard() {
  const { t, i18n } = useLingui()
  const { data: challenges = [] } = useQuery(challengesQuery())
  if (challenges.length === 0) return null
  return (
    <Card tone="linen" tight label={t`읽었으면 해 볼까요`}>
      <Rows>
        {challenges.slice(0, MOST).map(({ chalnCode, chalnNm, title, endDt }) => {
          const end = formatDay(endDt, i18n.locale, 'short')
          return (
            <ListRow
              key={chalnCode}
              lead={<RowIcon icon={Flag} on className={css.flag} />}
              title={title}
              sub={t`${chalnNm} · ${end}까지`}
              chevron
              render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode }} />}
            />
          )
        })}
      </Rows>
    </Card>
  )
}
