import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Link2Off from 'lucide-react/icons/link-2-off'
import Pill from 'lucide-react/icons/pill'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Trophy from 'lucide-react/icons/trophy'
import { Suspense } from 'react'
import { lazyExtra } from '#src/app/lazy-part.ts'
import { usePhone } from '#src/app/use-phone.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { CareLine, isFreshAt, useCareWords } from '../kit/care-line.tsx'
import { useRecordWords } from '../kit/record-words.ts'
import type { urgentOf } from './hub.ts'
import { consentQuery } from './hub.queries.ts'
import { pathOfRoute } from './indicator.ts'

// The sync's own code, which only a phone has any use for.
const SyncLine = lazyExtra(() => import('./sync-line.tsx'), 'SyncLine')

const ICONS = { VALUE: Bell, MEDI: Pill, LINK: Link2Off, GOAL: Trophy, DUE: Bell } as const

type Urgent = ReturnType<typeof urgentOf>[number]

/** Readings that ask for something at once, above all else of the page. `saidAt` is when the server has said so. */
export function UrgentLines({ lines, saidAt, now }: { lines: readonly Urgent[]; saidAt: Date; now: Date }) {
  return lines.map((line) => <UrgentLine key={line.careCode} line={line} saidAt={saidAt} now={now} />)
}

function UrgentLine({
  line: { careCode, alterMsg, alterDtm, routeNm },
  saidAt,
  now,
}: {
  line: Urgent
  saidAt: Date
  now: Date
}) {
  const { t } = useLingui()
  const to = pathOfRoute(routeNm)
  const { late } = useCareWords(careCode)
  const { moment } = useRecordWords(dayIn(now))
  const when = moment(alterDtm)
  // The first sentence is the reading, with its value.
  const end = alterMsg.indexOf('. ') + 1
  const said = end > 0 ? [alterMsg.slice(0, end), alterMsg.slice(end)] : [alterMsg, '']
  // A kept answer, or a page left open, says what was right an hour ago: take sugar now.
  const isOver = isFreshAt(alterDtm, saidAt) && !isFreshAt(alterDtm, now)
  const [reading, advice] = isOver ? [t`${when}에 쟀어요.`, ` ${late}`] : said
  return (
    <CareLine code={careCode} at={alterDtm}>
      {to ? (
        <Link to={to}>
          <b>
            {reading}
            <Icon of={ChevronRight} />
          </b>
          {advice}
        </Link>
      ) : (
        `${reading}${advice}`
      )}
    </CareLine>
  )
}

/** What the day asks attention for, at most two lines, and that new records are not kept where that was forbidden. */
export function HubLines({ lines }: { lines: readonly Schemas['HelhAlter'][] }) {
  const { t } = useLingui()
  const { data: rules } = useQuery(consentQuery())
  // Never asked reads as N too, and has no time.
  const isForbidden =
    rules?.some(({ ruleSn, agreeYn, agreeDtm }) => ruleSn === '1' && agreeYn === 'N' && agreeDtm !== null) === true
  if (lines.length === 0 && !isForbidden) return null
  return (
    <Card tight label={t`살펴볼 것`}>
      <Rows>
        {lines.map(({ alterType, alterMsg, routeNm }) => {
          const to = pathOfRoute(routeNm)
          return (
            <ListRow
              key={alterMsg}
              title={alterMsg}
              lead={<RowIcon icon={ICONS[alterType]} />}
              {...(to && { chevron: true, render: <Link to={to} /> })}
            />
          )
        })}
        {isForbidden ? (
          <ListRow
            title={t`새 기록을 저장하지 않고 있어요`}
            sub={t`휴대폰의 걸음과 식사는 따로 동의하신 대로예요`}
            lead={<RowIcon icon={ShieldCheck} />}
            chevron
            render={<Link to="/my/settingAgree" />}
          />
        ) : null}
      </Rows>
    </Card>
  )
}

/** That something is coming from the phone. */
export function Arriving() {
  const { code } = usePhone()
  if (code === null) return null
  return (
    <Suspense fallback={null}>
      <SyncLine />
    </Suspense>
  )
}
