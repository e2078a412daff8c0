import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { Suspense, useState, type ComponentProps } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { DayPicker } from './day-picker.tsx'
import { DayTimesCard } from './day-times.tsx'
import { PlaceCard } from './place-card.tsx'
import { clockOfTime, forMoving, minuteOf, toTime } from './reservation.ts'
import { myReservationsQuery, placesQuery, serviceQuery, useInfoQuery } from './reservation.queries.ts'
import { kinds, type Challenge, type Kind } from './service-kind.ts'
import { TalkAbout, useTalk } from './talk-about.tsx'
import { useTimes } from './use-times.ts'
import { useWhen } from './words.ts'
import css from './reservations.module.css'

const ConfirmSheet = lazyPart(() => import('./confirm-sheet.tsx'), 'ConfirmSheet')

type Place = Schemas['WelfitPlace']
type Props = { kind: Kind; placeCode: string | undefined; move: number | undefined; challenge: Challenge | undefined }

/** When to come: a new reservation, or another time for one that stands. What cannot be had is not there to choose. */
export function PickTimeScreen(props: Props) {
  const { t } = useLingui()
  const { service: offered } = kinds[props.kind]
  const { data: service } = useSuspenseQuery(serviceQuery(offered))
  if (service === null || service.useYn !== 'Y') {
    return (
      <FlowPage bar={<ScreenBar titleAs="p" backTo="/welfit/WelfitList" />} title={t`지금은 열려 있지 않아요`}>
        <EmptyState level={2} title={t`다음에 다시 들러 주세요`} text={t`잡아 둔 예약은 내 예약에 그대로 있어요.`} />
      </FlowPage>
    )
  }
  return <Picker {...props} service={service} />
}

function Picker({ kind, placeCode, move, challenge, service }: Props & { service: Schemas['WelfitStdMng'] }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const now = useLatestServerNow()
  const today = dayIn(now)
  const { data: places } = useSuspenseQuery(placesQuery(service.stdMngSeq))
  const { data: use } = useQuery(useInfoQuery(service.stdMngSeq))
  const { data: mine } = useQuery({ ...myReservationsQuery(), enabled: move !== undefined })
  const moved = mine?.list.find(({ rsrvSeq }) => rsrvSeq === move)
  const place = places.find((one) => one.placeCode === placeCode) ?? places[0]
  const [weeks, setWeeks] = useState(3)
  const { exact } = useWhen(today)
  const times = useTimes({ service: kinds[kind].service, placeCode: place?.placeCode, challenge, today, weeks })
  const days = moved ? forMoving(times.days, moved.rsrvDtm) : times.days
  const [chosenDay, chooseDay] = useState<string | null>(null)
  const [time, chooseTime] = useState<string | null>(null)
  const [gone, setGone] = useState<{ time: string; said: string } | null>(null)
  /**
   * What the sheet asks about. While it is sent the seats are asked for again, and this one is then taken: by this very
   * member.
   */
  const [asked, setAsked] = useState<Pick<
    ComponentProps<typeof ConfirmSheet>,
    'place' | 'day' | 'slot' | 'meet'
  > | null>(null)
  const [meet, setMeet] = useState<Place['meetList'][number] | null>(null)
  const { memo, isLong, type, forget } = useTalk(kind, move === undefined)
  // Until one is chosen: the first day on which there is a seat.
  const day =
    days.find((each) => each.day === chosenDay) ?? days.find(({ left, reason }) => left > 0 && reason === null)
  const slot = day?.times.find((each) => each.time === time && each.left > 0)
  const name = i18n._(kinds[kind].name)
  const [minutes, left] = [service.useMinute, use?.remainCnt]
  const chosen = slot && (i18n.locale === 'ko' ? toTime(slot.time) : clockOfTime(slot.time))
  const number = day && Number(day.day.slice(6))

  /**
   * The time went while one was looking: the rest of the form stays, and its day, though it may have no seat any more.
   */
  const lost = (said: string) => {
    if (asked) chooseDay(asked.day)
    setAsked(null)
    setGone({ time: time ?? '', said })
    chooseTime(null)
    times.refresh()
  }

  const ask = () =>
    slot &&
    day &&
    place &&
    setAsked({ place, day: day.day, slot, meet: moved?.meetCode ?? meet ?? place.meetList[0] ?? 'VISIT' })

  return (
    <FlowPage
      bar={
        <ScreenBar
          titleAs="p"
          title={move === undefined ? t`${name} 예약` : t`시간 바꾸기`}
          backTo={move === undefined ? '/welfit/WelfitList' : '/counseling/MyRsrvList'}
        />
      }
      title={move === undefined ? i18n._(kinds[kind].ask) : t`언제로 옮길까요?`}
      help={
        moved
          ? t`지금은 ${exact(moved.rsrvDtm)}`
          : move !== undefined || challenge
            ? undefined
            : left === undefined
              ? t`${minutes}분`
              : left === 0
                ? t`${minutes}분 · 이번 달은 모두 썼어요`
                : t`${minutes}분 · 이번 달 ${left}번 남았어요`
      }
      action={
        <Button size="l" block disabled={!slot || isLong} onClick={ask}>
          {slot ? t`${number}일 ${chosen} 할게요` : t`시간을 골라 주세요`}
        </Button>
      }
    >
      <div className={css.cards}>
        {place && !challenge && (
          <PlaceCard
            places={places}
            place={place}
            fixed={move !== undefined}
            onChange={(code) => {
              chooseDay(null)
              chooseTime(null)
              setMeet(null)
              setGone(null)
              void navigate({
                to: '.',
                search: (now) => ({ ...now, placeCode: code }),
                replace: true,
                viewTransition: false,
              })
            }}
          />
        )}
        {times.isFailed && (
          <FailedPart icon={CalendarDays} title={t`시간을 불러오지 못했어요`} onRetry={times.refresh} />
        )}
        <DayPicker
          today={today}
          weeks={weeks}
          days={days}
          known={times.known}
          value={day?.day ?? null}
          onMore={weeks < 6 ? () => setWeeks(6) : undefined}
          onChange={(chosen) => (chooseDay(chosen), chooseTime(null), setGone(null))}
        />
        {day && (
          <DayTimesCard
            day={day}
            now={minuteOf(now)}
            value={slot?.time ?? null}
            gone={gone}
            isFasting={kinds[kind].isFasting}
            onChange={(chosen) => (chooseTime(chosen), setGone(null))}
          />
        )}
        {place && move === undefined && kinds[kind].isTalk && (
          <TalkAbout
            ways={place.meetList}
            way={meet ?? place.meetList[0] ?? 'VISIT'}
            onWay={setMeet}
            memo={memo}
            onMemo={type}
          />
        )}
      </div>
      {asked && (
        <Suspense fallback={null}>
          <ConfirmSheet
            {...asked}
            kind={kind}
            cancelHour={service.cancelHour}
            monthLimit={service.monthLimitCnt}
            memo={memo.trim()}
            move={move}
            challenge={challenge}
            onLost={lost}
            onClose={() => setAsked(null)}
            onDone={(rsrvSeq) => (
              forget(),
              void navigate({ to: '/counseling/MyRsrvList', search: { rsrvSeq }, replace: true })
            )}
          />
        </Suspense>
      )}
    </FlowPage>
  )
}
