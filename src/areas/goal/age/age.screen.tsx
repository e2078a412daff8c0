import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Info from 'lucide-react/icons/info'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Target from 'lucide-react/icons/target'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNow } from '#src/app/use-now.ts'
import { useIsWithdrawn } from '#src/domain/consent/keeping-consent.queries.ts'
import { WithoutConsent } from '#src/domain/consent/without-consent.tsx'
import { formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { Segmented } from '#src/ui/segmented/segmented.tsx'
import { goalQuery, goalUserQuery } from '../kit/goal.queries.ts'
import { AgeGuide } from './age-asks.tsx'
import { AgeFactors, MissingFactors } from './age-factors.tsx'
import { AgeMeter } from './age-meter.tsx'
import { AgeNext } from './age-next.tsx'
import { ageQuery, talksQuery } from './age.queries.ts'
import { AGE_TYPES, type AgeType, type HealthAge, leadOf } from './age.ts'
import { useAgeWords } from './age-words.ts'
import { MeasuredCard } from './measured-card.tsx'
import { StationCard } from './station-card.tsx'

const FormulaSheet = lazyPart(() => import('./formula-sheet.tsx'), 'FormulaSheet')
const AgeMore = lazyPart(() => import('./age-more.tsx'), 'AgeMore')

/**
 * How old the body seems, what moved it, and what is measured behind it. Never without what it was counted from, nor
 * without the consent to count.
 */
export function HealthAgeScreen({ type }: { type: AgeType }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'info' | 'more' | null>(null)
  const words = useAgeWords()
  const today = dayIn(useNow())
  const { data: user } = useSuspenseQuery(goalUserQuery())
  const { data: age } = useSuspenseQuery(ageQuery(type))
  if (age.healthAgreeYn === 'N') return <NotCounted age={age} type={type} />
  const actions = (
    <>
      <IconButton label={t`건강나이 설명`} icon={Info} onClick={() => setOpen('info')} />
      <IconButton label={t`더 보기`} icon={Ellipsis} onClick={() => setOpen('more')} />
    </>
  )
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/my/menu" actions={actions} />}
      lead={{ title: words.lead(leadOf(age), type) }}
    >
      {user.hideGuideYn === 'N' ? <AgeGuide /> : null}
      <Counted age={age} type={type} />
      <MeasuredCard today={today} />
      <StationCard today={today} />
      <WaysOn today={today} />
      <Fine>{t`건강검진 결과와 최근 30일 기록으로 계산했어요. 의사의 진단을 대신하지 않아요.`}</Fine>
      <Suspense fallback={null}>
        {open === 'info' && <FormulaSheet age={age} onClose={() => setOpen(null)} />}
        {open === 'more' && <AgeMore onClose={() => setOpen(null)} />}
      </Suspense>
    </DetailPage>
  )
}

/** Without the consent to health data: what is stored, and for who was never asked what it would be made of. */
function NotCounted({ age, type }: { age: HealthAge; type: AgeType }) {
  const { t } = useLingui()
  const words = useAgeWords()
  const today = dayIn(useNow())
  const isWithdrawn = useIsWithdrawn()
  const { data: user } = useSuspenseQuery(goalUserQuery())
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/my/menu" />}
      lead={{ title: isWithdrawn ? t`건강나이를\n셈하지 않고 있어요` : words.lead(leadOf(age), type) }}
    >
      {user.hideGuideYn === 'N' && !isWithdrawn ? <AgeGuide /> : null}
      <WithoutConsent />
      {isWithdrawn ? null : <MissingFactors age={age} />}
      <MeasuredCard today={today} />
      <StationCard today={today} />
      <WaysOn today={today} />
    </DetailPage>
  )
}

/** The age with what it is made of, and what would make it another. */
function Counted({ age, type }: { age: HealthAge; type: AgeType }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const words = useAgeWords()
  const lead = leadOf(age)
  const next = <AgeNext age={age} />
  // Older than one's years, the way out stands before the reasons.
  const isOlder = lead.is === 'older'
  return (
    <>
      <AgeMeter age={age} />
      <Segmented
        label={t`무엇의 나이`}
        options={AGE_TYPES.map((value) => ({ value, label: words.types[value] }))}
        value={type}
        onChange={(value) =>
          void navigate({
            to: '/goal/health-data',
            search: value === 'total' ? {} : { type: value },
            replace: true,
            resetScroll: false,
          })
        }
      />
      {lead.is === 'noBirthday' ? (
        <Card tight>
          <Rows>
            <ListRow
              title={t`생일 적기`}
              sub={t`내 정보에서 적을 수 있어요`}
              chevron
              render={<Link to="/mypage/userInfoManage" />}
            />
          </Rows>
        </Card>
      ) : null}
      {isOlder ? next : null}
      <AgeFactors age={age} />
      {isOlder ? null : next}
      <MissingFactors age={age} />
    </>
  )
}

/** The goal, or the way to one; and to somebody who talks it over or measures, where that is offered. [RSV-12] */
function WaysOn({ today }: { today: Day }) {
  const { t, i18n } = useLingui()
  const { data: goal } = useQuery(goalQuery())
  const { data: hasTalks } = useQuery(talksQuery())
  if (goal === undefined && !hasTalks) return null
  const end = goal && formatDay(goal.endDt, i18n.locale, 'short')
  return (
    <Card tight>
      <Rows>
        {goal === null ? (
          <ListRow
            lead={<RowIcon icon={Target} />}
            title={t`목표를 정해 볼까요?`}
            sub={t`네 가지만 여쭤볼게요`}
            chevron
            render={<Link to="/goal/regi" />}
          />
        ) : null}
        {goal ? (
          <ListRow
            lead={<RowIcon icon={Target} />}
            title={t`내 목표 ${goal.targetBw} kg`}
            sub={goal.endDt < today ? t`기한이 지났어요` : t`${end}까지`}
            chevron
            render={<Link to="/goal/goalList" />}
          />
        ) : null}
        {hasTalks ? (
          <ListRow
            lead={<RowIcon icon={MessagesSquare} />}
            title={t`이야기할까요, 재 볼까요?`}
            sub={t`핏톡과 핏체크를 예약할 수 있어요`}
            chevron
            render={<Link to="/welfit/WelfitList" />}
          />
        ) : null}
      </Rows>
    </Card>
  )
}
