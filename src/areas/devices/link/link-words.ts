import { useLingui } from '@lingui/react/macro'
import { useNow } from '#src/app/use-now.ts'
import type { DropReason, KindReceipt, RunOutcome, SyncKind } from '#src/health-sync/sync-types.ts'
import { formatDay, today, type Day } from '#src/lib/days.ts'
import { clockOf, dayOf, toWireTime, type WireTime } from '#src/lib/wire-time.ts'
import type { HealthWindow } from '#src/shell/native-calls.ts'
import type { DataBundle, DataGroup, Source } from './link.ts'

/** The words of the link screens: data, kinds of a run, outcomes, times. */
export function useLinkWords() {
  const { t, i18n } = useLingui()
  const now = useNow()

  const kinds: Record<SyncKind, string> = {
    steps: t`걸음`,
    exercise: t`운동`,
    food: t`식사 기록`,
    health: t`키·체중·혈당`,
    bloodPressure: t`혈압 기록`,
    sleep: t`수면`,
    allData: t`몸 상태와 수면`,
    mealsToPhone: t`휴대폰으로 보낸 식사`,
    monthSteps: t`한 달 걸음`,
  }
  const groups: Record<DataGroup, string> = {
    steps: t`걸음`,
    exercise: t`운동`,
    meals: t`식사 기록`,
    mealsToPhone: t`식사 보내기`,
    body: t`키와 체중`,
    bloodPressure: t`혈압 기록`,
    sleep: t`수면`,
  }
  const bundles: Record<DataBundle, string> = {
    moving: t`홈의 오늘 걸음, 챌린지, 태운 열량`,
    eating: t`먹은 열량과 영양소, 휴대폰에도 같은 식사`,
    body: t`체중과 혈압 그래프`,
    sleeping: t`지난밤 잔 시간`,
  }
  const outcomes: Record<RunOutcome, string> = {
    done: t`연동을 마쳤어요`,
    linkOff: t`연결이 꺼져 있어 가져오지 않았어요`,
    noConsent: t`민감정보 동의가 없어 가져오지 않았어요`,
    noPermission: t`휴대폰 권한이 없어 가져오지 못했어요`,
    failed: t`끝까지 하지 못했어요. 다음에 이어서 가져와요`,
    interrupted: t`중간에 멈췄어요. 다음에 이어서 가져와요`,
  }
  /** The server tells Korean names; those that the app knows are told in the member's language. */
  const sourceNames: Record<Source['code'], string> = {
    '1': t`삼성 헬스`,
    '2': t`애플 건강`,
    '11': t`오므론 혈압계`,
    '12': t`아이센스 혈당계`,
    '13': t`오토첵 혈당계`,
    '14': t`오토첵 CS20E 혈당계`,
    '15': t`오므론 체지방계`,
  }
  /** Why a value was left out. */
  const reasons: Record<DropReason, string> = {
    unreadable: t`읽을 수 없는 값`,
    notPositive: t`0 이하인 값`,
    implausible: t`너무 큰 값`,
    repeated: t`되풀이된 기록`,
    notAllowed: t`권한이 꺼진 값`,
    unknownMeal: t`끼니를 모르는 혈당`,
    ours: t`한상에서 보낸 식사`,
    ahead: t`아직 오지 않은 시각 (휴대폰 시계를 확인해 주세요)`,
    removed: t`여기서 지운 기록`,
    full: t`담을 자리가 없는 기록 (여기서 기록을 지우고 다시 연동해 주세요)`,
    refused: t`동의나 연결이 꺼져 있거나 다른 기기가 세는 값`,
  }
  const kindNote = ({ outcome, next }: KindReceipt): string => {
    if (next === 'allow') return t`휴대폰에서 권한을 켜면 들어와요`
    if (next === 'chooseDevice') return t`다른 기기가 걸음을 세고 있어요`
    if (next === 'updateShell') return t`앱을 업데이트하면 들어와요`
    if (outcome === 'failed') return t`이번에는 가져오지 못했어요. 다음에 다시 가져와요`
    if (outcome === 'refused') return t`휴대폰이 읽기를 허용하지 않았어요`
    return outcome === 'nothing' ? t`새 기록이 없어요` : ''
  }
  /** The year only where it is another one. */
  const dayWords = (day: Day): string =>
    formatDay(day, i18n.locale, day.slice(0, 4) === today(now).slice(0, 4) ? 'short' : 'dated')
  /** The days of a window, whose ends are instants on the phone's calendar (YYYYMMDDHHmmss). */
  const range = ({ startDate, endDate }: HealthWindow): string => {
    const [from, to] = [dayWords(startDate.slice(0, 8)), dayWords(endDate.slice(0, 8))]
    return from === to ? from : `${from} – ${to}`
  }
  /** Today with its time alone, other days with both. */
  const when = (time: WireTime): string => {
    const day = dayOf(time)
    const clock = clockOf(time)
    const dayName = dayWords(day)
    return day === today(now) ? t`오늘 ${clock}` : t`${dayName} ${clock}`
  }
  return {
    kinds,
    groups,
    bundles,
    outcomes,
    reasons,
    kindNote,
    range,
    sourceName: ({ code }: Pick<Source, 'code'>) => sourceNames[code],
    when,
    whenMs: (ms: number) => when(toWireTime(new Date(ms))),
  }
}
