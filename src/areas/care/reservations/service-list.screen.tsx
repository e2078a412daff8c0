import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { countQuery, placesQuery, serviceQuery, useInfoQuery, visibleQuery } from './reservation.queries.ts'
import { kinds, type Service } from './service-kind.ts'
import css from './reservations.module.css'

/** Talk it over, or be measured: when the next seat is, and what is left this month. */
export function ServiceListScreen() {
  const { t } = useLingui()
  const { data: isVisible } = useSuspenseQuery(visibleQuery())
  const { data: count } = useQuery(countQuery())
  const ahead = count?.aheadCnt ?? 0
  if (isVisible !== 'Y') {
    return (
      <ListPage
        bar={<ScreenBar titleAs="p" backTo="/my/menu" />}
        instead={
          <EmptyState
            level={1}
            title={t`지금은 열려 있지 않아요`}
            text={t`열리면 여기에서 예약할 수 있어요.`}
            action={<Button render={<Link to="/" />}>{t`홈으로`}</Button>}
          />
        }
      />
    )
  }
  return (
    <ListPage bar={<ScreenBar titleAs="p" backTo="/my/menu" />} lead={{ title: t`이야기할까요,\n재 볼까요?` }}>
      <ServiceCard kind="TALK" />
      <ServiceCard kind="CHECK" />
      <Card>
        <Rows>
          <ListRow
            lead={<RowIcon icon={CalendarClock} />}
            title={t({ message: '내 예약', context: '약속' })}
            sub={ahead > 0 ? t`앞으로 ${ahead}건 있어요` : t`지난 예약까지 볼 수 있어요`}
            chevron
            render={<Link to="/counseling/MyRsrvList" />}
          />
        </Rows>
      </Card>
    </ListPage>
  )
}

/** A service that is not offered has no card. */
function ServiceCard({ kind }: { kind: Service }) {
  const { t, i18n } = useLingui()
  const { data: service } = useSuspenseQuery(serviceQuery(kind))
  const stdMngSeq = service?.stdMngSeq ?? 0
  const isOffered = service !== null
  const { data: use } = useQuery({ ...useInfoQuery(stdMngSeq), enabled: isOffered })
  const { data: places } = useQuery({ ...placesQuery(stdMngSeq), enabled: isOffered })
  if (service === null) return null
  const first = places?.[0]?.firstDt
  const day = first && formatDay(first, i18n.locale, 'medium')
  const left = use?.remainCnt
  const { icon } = kinds[kind]
  const isOpen = service.useYn === 'Y'
  const leftWords = () => {
    if (left === undefined) return null
    return left === 0 ? t`다음 달에 다시 열려요` : t`이번 달 ${left}번`
  }
  // Without any left a seat of this month is nobody's to promise.
  const told = [day && left !== 0 ? t`${day}부터 자리가 있어요` : null, leftWords()].filter(Boolean).join(' · ')

  return (
    <Card>
      <CardHead title={service.title} />
      <Rows>
        <ListRow
          lead={<RowIcon icon={icon} />}
          title={service.introTxt}
          sub={isOpen ? told || undefined : t`지금은 열려 있지 않아요`}
        />
        <ListRow
          title={kind === 'TALK' ? t`지난 이야기` : t`지난 측정`}
          tight
          chevron
          render={<Link to={kind === 'TALK' ? '/welfit/WelfitConsultingList' : '/welfit/WelfitMeasureList'} />}
        />
      </Rows>
      <ol className={css.steps}>
        {use?.stepList.map(({ stepNo, stepNm, stepTxt }) => (
          <li key={stepNo}>
            <b>{stepNm}</b> {stepTxt}
          </li>
        ))}
      </ol>
      {isOpen && (
        <Button block kind="soft" render={<Link to="/welfit/WelfitReservationReg" search={{ rsrvType: kind }} />}>
          {kind === 'TALK' ? t`이야기 예약하기` : t`측정 예약하기`}
        </Button>
      )}
    </Card>
  )
}
