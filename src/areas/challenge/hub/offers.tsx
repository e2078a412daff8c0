import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Sparkle from 'lucide-react/icons/sparkle'
import { formatDay } from '#src/lib/days.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { toOffer } from '../challenge.ts'
import { offersQuery, ownOffersQuery } from '../challenge.queries.ts'
import { toSuggestion } from './hub.ts'
import { kindIcons } from '../kind-icons.ts'
import css from './hub.module.css'

/** One challenge that may fit, with the reason it is shown for. */
export function OfferCard() {
  const { t, i18n } = useLingui()
  const { data } = useQuery(offersQuery())
  const first = data?.[0]
  if (first === undefined) return null
  const { code, name, summary, joined, points, reason } = toSuggestion(first, i18n.locale)
  return (
    <Card className={css.offer}>
      {reason === null ? null : (
        <p className={css.why}>
          <Icon of={Sparkle} size="xs" />
          {reason}
        </p>
      )}
      <h2>{name}</h2>
      <p>{summary}</p>
      <div className={css.foot}>
        <span>
          <Trans>
            <b>{joined}명</b>이 함께해요
          </Trans>
          {` · ${formatNumber(points)}P`}
        </span>
        <Button
          kind="soft"
          size="s"
          render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code }} />}
        >{t`살펴보기`}</Button>
      </div>
    </Card>
  )
}

/** What the own employer holds, for those who are not in it yet. */
export function OwnEmployerCard() {
  const { t, i18n } = useLingui()
  const { data = [] } = useQuery(ownOffersQuery())
  // Not a second time what is offered above.
  const offered = useQuery(offersQuery()).data?.[0]?.chaln.chalnCode
  const rows = data
    .map((row) => toOffer(row, i18n.locale))
    .filter(({ isJoined, code }) => !isJoined && code !== offered)
  if (rows.length === 0) return null
  return (
    <Card>
      <CardHead id="employer" title={t`우리 회사만`} />
      <Rows labelledBy="employer">
        {rows.map(({ code, name, kind, end }) => {
          const until = formatDay(end, i18n.locale, 'short')
          return (
            <ListRow
              key={code}
              lead={<RowIcon icon={kindIcons[kind]} />}
              title={name}
              sub={t`${until}까지 해요`}
              chevron
              render={<Link to="/challenge/ChallengeDetail" search={{ chalnCode: code }} />}
            />
          )
        })}
      </Rows>
    </Card>
  )
}
