import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { eventQuery, readAgain, type EventDetail } from './event.queries.ts'

/** Nobody knows whether it was done: no answer came, or one that does not say. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.isUnsure || (error.status ?? 0) >= 500)

/** Taken already, on another phone or with an answer that was lost. */
const TAKEN = ['eventAlready', 'eventBoardFull', 'eventNoDraw', 'recommTwice']
/** Not to be taken now, whatever is sent. */
const CLOSED = ['eventOver', 'eventNotOpen', 'eventStampToday', 'eventCodeClosed']

/**
 * What a take that failed says. What somebody did on another phone is no failure: the event is read again and shows it.
 *
 * @param event as it was when the take was sent: one whose answer was lost has been read again by then, and may show
 *   that it counted
 */
export function useRefusal(event?: Pick<EventDetail, 'eventSeq' | 'joinCnt'>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const words: Record<string, string> = {
    eventOver: t`방금 끝났어요`,
    eventNotOpen: t`아직 열리지 않았어요`,
    eventStampToday: t`오늘은 이미 찍었어요`,
    eventWrongCode: t`이 이벤트의 코드가 아니에요. 퇴식구 화면의 코드를 찍어 주세요.`,
    eventCodeOver: t`다른 끼니의 코드예요. 지금 퇴식구 화면에 보이는 코드를 찍어 주세요.`,
    eventCodeClosed: t`지금은 이 식당의 식사 시간이 아니에요. 식사하신 뒤 퇴식구에서 찍어 주세요.`,
    eventCodeElsewhere: t`이 이벤트를 하지 않는 식당의 코드예요. 이벤트를 하는 식당에서 찍어 주세요.`,
    eventWordsToday: t`오늘은 세 번 남겼어요. 하루에 세 번까지 남길 수 있어요.`,
    recommUnknown: t`없는 코드예요. 다시 확인해 주세요.`,
    tooManyRequests: t`코드를 여러 번 틀렸어요. 한 시간 뒤에 다시 적어 주세요.`,
    recommOwn: t`내 코드예요. 동료의 코드를 적어 주세요.`,
    recommLate: t`가입하고 30일 안에 적을 수 있어요.`,
    eventOrderNotPicked: t`아직 받지 않은 주문이에요`,
    eventOrderOutside: t`이벤트 기간에 받은 주문이 아니에요. 기간 안에 받은 주문만 찍을 수 있어요.`,
  }
  const hasCounted = (error: unknown): boolean => {
    const now = event && client.getQueryData(eventQuery(event.eventSeq).queryKey)
    return isLost(error) && now !== undefined && now.joinCnt > (event?.joinCnt ?? 0)
  }
  /**
   * @param beside says it beside the field that it is about; without one it is a toast
   * @returns whether another try may do better
   */
  return (error: unknown, beside?: (text: string) => void): boolean => {
    const code = error instanceof ApiError && error.kind === 'status' ? error.code : ''
    const isTaken = TAKEN.includes(code) || hasCounted(error)
    void readAgain(client)
    if (isTaken) return false
    const said = words[code]
    const isClosed = CLOSED.includes(code)
    if (said !== undefined && beside && !isClosed) beside(said)
    else
      toast({
        kind: code === 'eventStampToday' ? 'plain' : 'bad',
        text: said ?? t`보내지 못했어요. 다시 시도해 주세요.`,
      })
    return !isClosed
  }
}
