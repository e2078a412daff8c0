import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import DoorOpen from 'lucide-react/icons/door-open'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { Suspense, useState } from 'react'
import { lazyPart } from '#src/app/lazy-part.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { ApptSlip } from './appt-slip.tsx'
import { CalendarRow } from './calendar-row.tsx'
import {
  clockOfDtm,
  clockOfTime,
  dayOf,
  isChangeable,
  isOpenStill,
  later,
  minuteOf,
  minutesBetween,
  type Reservation,
} from './reservation.ts'
import {
  useCancelReservation,
  useCompleteReservation,
  useMayCancelReservation,
  useSendReservationMessage,
} from './reservation.queries.ts'
import { useWays } from './reservation-row.tsx'
import { kinds } from './service-kind.ts'
import { useWhen } from './words.ts'
import css from './reservations.module.css'

const MemoSheet = lazyPart(() => import('./memo-sheet.tsx'), 'MemoSheet')

/** One reservation as a slip: when, where, what about, and until when one may change one's mind. */
export function NextReservation({ reservation, now }: { reservation: Reservation; now: Date }) {
  const { t, i18n } = useLingui()
  const {
    rsrvSeq,
    cnsltType,
    rsrvDtm,
    useMinute,
    placeNm,
    wayTxt,
    telNo,
    counselorNm,
    memoTxt,
    statusNm,
    changeYn,
    cancelEndDtm,
  } = reservation
  const [isWriting, setWriting] = useState(false)
  const ways = useWays()
  const kind = kinds[cnsltType]
  const isAhead = cancelEndDtm !== null && minuteOf(now) < rsrvDtm
  const isOpen = isChangeable(reservation, now)
  const time = rsrvDtm.slice(8)
  const farAway = reservation.meetCode === 'CALL' ? Phone : MessageCircle

  return (
    <Card label={i18n._(kind.name)}>
      <CardHead title={i18n._(kind.name)} more={statusNm} />
      <ApptSlip
        day={dayOf(rsrvDtm)}
        time={clockOfDtm(rsrvDtm)}
        end={clockOfTime(later(time, useMinute))}
        who={
          counselorNm === null ? undefined : (
            <span className={css.face} aria-hidden="true">
              {counselorNm.slice(0, 1)}
            </span>
          )
        }
      />
      <Rows>
        <ListRow
          lead={<RowIcon icon={placeNm === null ? farAway : DoorOpen} />}
          title={placeNm ?? ways[reservation.meetCode]}
          sub={wayTxt ?? counselorNm ?? undefined}
        />
        {kind.service === 'TALK' && isAhead ? (
          <ListRow
            lead={<RowIcon icon={MessageCircle} />}
            title={memoTxt ?? t`무엇을 이야기할까요?`}
            sub={t`상담에서 할 이야기`}
            end={<b className={css.act}>{memoTxt === null ? t`적어 두기` : t`고치기`}</b>}
            onClick={() => setWriting(true)}
          />
        ) : memoTxt === null ? null : (
          <ListRow lead={<RowIcon icon={MessageCircle} />} title={memoTxt} sub={t`상담에서 할 이야기`} />
        )}
        {/* A room stands where a chat is connected, and the message is in it. */}
        {reservation.roomId !== null && isAhead ? (
          <ListRow
            lead={<RowIcon icon={Mail} />}
            title={t`예약 안내`}
            chevron
            render={<Link to="/chat/templateView" search={{ templateCode: 'WELFIT_RSRV', rsrvSeq }} />}
          />
        ) : null}
        {isAhead ? <CalendarRow reservation={reservation} now={now} /> : null}
      </Rows>
      {isAhead ? <Deadline until={cancelEndDtm} isOpen={isOpen} telNo={telNo} now={now} /> : null}
      {isAhead && isOpen ? <Actions reservation={reservation} canMove={changeYn === 'Y'} now={now} /> : null}
      {isOpenStill(reservation, now) ? <Held rsrvSeq={rsrvSeq} /> : null}
      {isWriting ? (
        <Suspense fallback={null}>
          <MemoSheet reservation={reservation} onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

function Deadline({ until, isOpen, telNo, now }: { until: string; isOpen: boolean; telNo: string | null; now: Date }) {
  const { t } = useLingui()
  const { exact } = useWhen(dayIn(now))
  const left = minutesBetween(minuteOf(now), until)
  const moment = exact(until)
  const [hours, minutes] = [Math.floor(left / 60), left % 60]
  if (!isOpen) {
    return (
      <Notice className={css.deadline} icon={Clock} title={t`${moment}까지 바꿀 수 있었어요`}>
        {telNo === null ? t`못 오시면 그곳에 알려 주세요.` : <a href={`tel:${telNo}`}>{t`못 오시면 전화해 주세요`}</a>}
      </Notice>
    )
  }
  return (
    <Notice kind="caution" className={css.deadline} icon={Clock} title={t`${moment}까지 바꿀 수 있어요`}>
      {left >= 1440
        ? t`취소도 그때까지예요`
        : left < 60
          ? t`취소도 그때까지예요 · ${minutes}분 남았어요`
          : t`취소도 그때까지예요 · ${hours}시간 ${minutes}분 남았어요`}
    </Notice>
  )
}

function Actions({
  reservation: { rsrvSeq, rsrvDtm, cnsltType, chalnCode, roundNo, placeCode },
  canMove,
  now,
}: {
  reservation: Reservation
  canMove: boolean
  now: Date
}) {
  const { t, i18n } = useLingui()
  const { dayName } = useWhen(dayIn(now))
  const [mayCancel, cancel, sendMessage] = [
    useMayCancelReservation(),
    useCancelReservation(),
    useSendReservationMessage(),
  ]
  const { service } = kinds[cnsltType]

  const takeBack = async () => {
    const body = { rsrvSeq }
    try {
      // It is asked first: nobody is led into a cancellation that will be refused. [RSV-03]
      if ((await mayCancel.sendAsync({ body })) === 'Y') {
        const [day, name, time] = [dayName(dayOf(rsrvDtm)), i18n._(kinds[cnsltType].name), clockOfDtm(rsrvDtm)]
        const agreed = await confirm({
          title: t`${day} ${name},\n취소할까요?`,
          text: t`${time} 자리는 다른 분이 쓸 수 있게 돼요.`,
          confirm: t({ message: '예약 취소', context: '약속' }),
          cancel: t`그대로 둘게요`,
          danger: true,
        })
        if (!agreed) return
      }
      await cancel.sendAsync({ body })
      sendMessage.cancelled(rsrvSeq)
    } catch (error) {
      toast({
        kind: 'bad',
        text:
          (error instanceof ApiError && error.status === 409 && error.serverMessage) ||
          t`취소하지 못했어요. 다시 시도해 주세요.`,
      })
    }
  }

  return (
    <div className={css.pair}>
      <Button kind="neutral" block busy={mayCancel.isPending || cancel.isPending} onClick={() => void takeBack()}>
        {t({ message: '예약 취소', context: '약속' })}
      </Button>
      {canMove ? (
        <Button
          kind="soft"
          block
          render={
            <Link
              to="/welfit/WelfitReservationReg"
              search={{
                rsrvType: service,
                move: rsrvSeq,
                placeCode: placeCode ?? undefined,
                ...(chalnCode === null ? {} : { chaln: chalnCode, round: roundNo ?? undefined }),
              }}
            />
          }
        >{t`시간 바꾸기`}</Button>
      ) : null}
    </div>
  )
}

/** What is over is closed by whoever was there. */
function Held({ rsrvSeq }: { rsrvSeq: number }) {
  const { t } = useLingui()
  const complete = useCompleteReservation()
  const [isTold, setTold] = useState(false)
  if (isTold) return null
  return (
    <Button
      kind="soft"
      block
      busy={complete.isPending}
      onClick={() => complete.send({ body: { rsrvSeq } }, () => setTold(true))}
    >{t`잘 마쳤어요`}</Button>
  )
}
