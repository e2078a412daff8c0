import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#src/lib/days.ts'
import type { Seat } from '#src/ui/seat-table/seat-table.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { freeOf, isElsewhere, refusalOf, type NotDone, type TeamSeat } from './team.ts'

/** Why something of a team did not go, to the member. */
export function useRefusalWords(): (why: NotDone) => string {
  const { t } = useLingui()
  const words: Record<NotDone, string> = {
    nameTaken: t`이미 있는 팀 이름이에요.`,
    inTeam: t`이미 다른 팀에 앉았어요.`,
    teamFull: t`방금 자리가 다 찼어요.`,
    full: t`방금 자리가 다 찼어요.`,
    teamsClosed: t`팀을 바꿀 수 있는 날이 지났어요.`,
    alreadyInvited: t`이미 부른 동료예요.`,
    alreadyAnswered: t`이미 답했어요.`,
    notOpen: t`닫힌 초대예요.`,
    notReinvitable: t`부른 지 하루가 지나야 다시 부를 수 있어요.`,
    termsRequired: t`먼저 약관에 동의해 주세요.`,
    notAskable: t`고른 동료 가운데 방금 다른 팀에 앉은 사람이 있어요. 다시 골라 주세요.`,
    lost: t`저장하지 못했어요. 다시 눌러 주세요.`,
  }
  return (why) => words[why]
}

/** From when somebody can be asked again, a minute of the wire. */
export function useAgainWords(): (minute: string) => string {
  const { t, i18n } = useLingui()
  return (minute) => {
    const day = formatDay(minute.slice(0, 8), i18n.locale, 'short')
    const time = `${minute.slice(8, 10)}:${minute.slice(10, 12)}`
    return t`${day} ${time}부터 다시 부를 수 있어요`
  }
}

/** Tells why something did not go: on the page, or in a notice where another view stands there by then. */
export function useShowRefusal(show: (why: NotDone) => void): (error: unknown) => void {
  const say = useRefusalWords()
  return (error) => {
    const why = refusalOf(error)
    if (isElsewhere(why)) toast({ text: say(why), about: 'team' })
    else show(why)
  }
}

/**
 * Seats as the table draws them, and the whole as a sentence. Of a team that is only being made nobody was asked yet.
 */
export function useSeatWords(seats: readonly TeamSeat[], { isMaking = false } = {}): { drawn: Seat[]; label: string } {
  const { t } = useLingui()
  const drawn = seats.map(({ key, is, name, picture, leads }): Seat => ({
    key,
    is,
    name: is === 'free' ? t`빈자리` : name || t`부른 동료`,
    note:
      is === 'mine'
        ? t`여기예요`
        : is === 'asked'
          ? isMaking
            ? t`부르기 전`
            : t`답을 기다려요`
          : leads
            ? t`팀장`
            : undefined,
    picture,
  }))
  const free = freeOf(seats)
  const people = drawn
    .filter(({ is }, turn) => is !== 'free' && seats[turn]?.name !== '')
    .map(({ name, note }) => (note === undefined ? name : `${name} ${note}`))
  const unnamed = seats.filter(({ is, name }) => is === 'asked' && name === '').length
  return {
    drawn,
    label: [
      ...people,
      ...(unnamed === 0 ? [] : [t`답을 기다리는 동료 ${unnamed}명`]),
      free === 0 ? t`빈자리가 없어요` : t`빈자리 ${free}개`,
    ].join(', '),
  }
}
