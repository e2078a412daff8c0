import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { ApiError } from '#src/contract/api-error.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { withDashes } from '#src/lib/mobile.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { ApptSlip } from './appt-slip.tsx'
import { againstOf, clockOfTime, earlier, later, minuteOf, minutesBetween, type Slot } from './reservation.ts'
import {
  myReservationsQuery,
  spotQuery,
  termsQuery,
  useDropReservations,
  useUpdateCounselingTime,
  useUpdateRoundCounseling,
  useRegisterReservation,
  useRegisterRoundReservation,
  useSendReservationMessage,
} from './reservation.queries.ts'
import { kinds, type Challenge, type Kind } from './service-kind.ts'
import { useWays } from './reservation-row.tsx'
import { useWhen } from './words.ts'
import css from './reservations.module.css'

type Props = {
  kind: Kind
  place: Schemas['WelfitPlace']
  day: Day
  slot: Slot
  cancelHour: number
  monthLimit: number
  meet: Schemas['WelfitMeet']
  memo: string
  move: number | undefined
  challenge: Challenge | undefined
  /** The time cannot be had, in the words of the server. */
  onLost: (said: string) => void
  onDone: (rsrvSeq: number) => void
  onClose: () => void
}

/** All of it once more, what is agreed to, and until when one may change one's mind. */
export function ConfirmSheet({
  kind,
  place,
  day,
  slot,
  cancelHour,
  monthLimit,
  meet,
  memo,
  move,
  challenge,
  onLost,
  onDone,
  onClose,
}: Props) {
  const { t, i18n } = useLingui()
  const now = useLatestServerNow()
  const { exact } = useWhen(dayIn(now))
  const ways = useWays()
  const { data: member } = useSuspenseQuery(memberQuery())
  const rsrvDtm = `${day}${slot.time}`
  const isNew = move === undefined
  const { data: spot } = useQuery({ ...spotQuery(kind, rsrvDtm, place.placeCode), enabled: isNew && !challenge })
  const isRefused = spot === 'N'
  // Why is told by what the member has; without an answer it is the time itself.
  const { data: mine } = useQuery({ ...myReservationsQuery(), staleTime: 0, enabled: isRefused })
  const against = againstOf(mine?.list ?? [], {
    kind,
    placeCode: place.placeCode,
    rsrvDtm,
    minutes: minutesBetween(rsrvDtm, `${day}${slot.end}`),
    monthLimit,
  })
  const { data: terms, isError: hasNoTerms, refetch: askTerms } = useQuery({ ...termsQuery(kind), enabled: isNew })
  // Until they are known nobody can agree to them, and nothing is sent.
  const waits = isNew && terms === undefined
  // A counselling of a challenge carries no choice: what would be dropped is not asked.
  const asked = (terms ?? []).filter(({ agreeYn, requiredYn }) => agreeYn === 'N' && (requiredYn === 'Y' || !challenge))
  const [agreed, setAgreed] = useState<readonly number[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const sendMessage = useSendReservationMessage()
  const drop = useDropReservations()
  /**
   * On as soon as the answer stands: what this page shows of seats and months is asked for again, and nobody waits for
   * that.
   */
  const onAnswer = ({ rsrvSeq }: { rsrvSeq: number }) => {
    drop()
    sendMessage.made(rsrvSeq)
    onDone(rsrvSeq)
  }
  const [register, registerRound, moveTo, moveRound] = [
    useRegisterReservation(onAnswer),
    useRegisterRoundReservation(onAnswer),
    useUpdateCounselingTime(onAnswer),
    useUpdateRoundCounseling(onAnswer),
  ]
  const isBusy = [register, registerRound, moveTo, moveRound].some(({ isPending }) => isPending)
  const isMissing = asked.some(({ requiredYn, termsSeq }) => requiredYn === 'Y' && !agreed.includes(termsSeq))
  const lastDtm = earlier(rsrvDtm, 60 * cancelHour)
  const until = exact(lastDtm)
  const isFinal = lastDtm <= minuteOf(now)
  const fastingFrom = clockOfTime(later(slot.time, -120))

  const refused = {
    already: t`이 시간은 이미 예약하셨어요.`,
    monthLimit: t`그 달의 예약을 모두 쓰셨어요. 다른 달에서 골라 주세요.`,
    overlap: t`그 시간에 다른 예약이 있어요. 다른 시간을 골라 주세요.`,
    time: t`이 시간은 지금 예약할 수 없어요. 다른 시간을 골라 주세요.`,
  }

  const where = () => {
    if (challenge) return ways.CALL
    return meet === 'VISIT' ? place.placeNm : ways[meet]
  }

  const write = async (): Promise<{ rsrvSeq: number }> => {
    const own = {
      rsrvDtm,
      mobileNo: member.mobileNo,
      termsAgreeYn: 'Y' as const,
      ...(memo === '' ? {} : { memoTxt: memo }),
    }
    if (move !== undefined)
      return challenge
        ? moveRound.sendAsync({ body: { rsrvSeq: move, chalnCode: challenge.chalnCode, rsrvDtm } })
        : moveTo.sendAsync({ body: { rsrvSeq: move, rsrvDtm } })
    if (challenge) return registerRound.sendAsync({ body: { ...own, ...challenge } })
    const { service } = kinds[kind]
    const optional = (terms ?? [])
      .filter(({ requiredYn, termsSeq }) => requiredYn === 'N' && agreed.includes(termsSeq))
      .map(({ termsSeq }) => termsSeq)
    return register.sendAsync({
      body: {
        ...own,
        rsrvType: service,
        placeCode: place.placeCode,
        meetCode: meet,
        ...(kind === 'MEAL' ? { cnsltType: kind } : {}),
        termsSeqList: optional,
      },
    })
  }
  const send = () => {
    if (waits) {
      setProblem(t`동의할 내용을 불러오지 못했어요. 다시 시도해 주세요.`)
      void askTerms()
      return
    }
    if (isMissing) return setProblem(t`필수 항목에 동의해 주세요.`)
    setProblem(null)
    write().catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 409)
        return setProblem(isNew ? t`예약하지 못했어요. 다시 시도해 주세요.` : t`바꾸지 못했어요. 다시 시도해 주세요.`)
      onLost(error.serverMessage)
    })
  }

  return (
    <Sheet open onCloseRequest={onClose} title={isNew ? t`이대로 예약할까요?` : t`이대로 바꿀까요?`}>
      <div className={css.sheet}>
        <ApptSlip day={day} time={clockOfTime(slot.time)} end={clockOfTime(slot.end)} />
        <dl className={css.facts}>
          <div>
            <dt>{t`곳`}</dt>
            <dd>{where()}</dd>
          </div>
          <div>
            <dt>{t`연락`}</dt>
            <dd>{withDashes(member.mobileNo)}</dd>
          </div>
          <div>
            <dt>{t({ message: '취소', context: '약속' })}</dt>
            <dd>
              <b>{isFinal ? t`이 시간은 바꾸거나 취소할 수 없어요` : t`${until}까지`}</b>
            </dd>
          </div>
        </dl>
        {kinds[kind].isFasting && <Notice>{t`${fastingFrom}부터는 드시지 말고, 얇은 옷으로 오세요.`}</Notice>}
        {isRefused && (
          <Notice kind="caution" live="alert">
            {refused[against ?? 'time']}
          </Notice>
        )}
        <KoreanOnly isAgreement texts={asked.flatMap(({ title, contents }) => [title, contents])} />
        {asked.map(({ termsSeq, title, contents, requiredYn }) => (
          <div key={termsSeq}>
            <Checkbox
              label={
                <>
                  <span lang={koreanIn(title, i18n.locale)}>{title}</span> {requiredYn === 'Y' ? t`(필수)` : t`(선택)`}
                </>
              }
              checked={agreed.includes(termsSeq)}
              onChange={(on) => setAgreed(on ? [...agreed, termsSeq] : agreed.filter((seq) => seq !== termsSeq))}
            />
            <p className={css.terms} lang={koreanIn(contents, i18n.locale)}>
              {contents}
            </p>
          </div>
        ))}
        {problem && <FieldError id="reserve-problem">{problem}</FieldError>}
        <Button block size="l" busy={isBusy || (waits && !hasNoTerms)} disabled={isRefused} onClick={send}>
          {isNew ? t`예약하기` : t`이대로 바꾸기`}
        </Button>
      </div>
    </Sheet>
  )
}
