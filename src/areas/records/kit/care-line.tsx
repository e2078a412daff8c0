import { useLingui } from '@lingui/react/macro'
import Phone from 'lucide-react/icons/phone'
import Timer from 'lucide-react/icons/timer'
import type { ReactNode } from 'react'
import { useNow } from '#src/app/use-now.ts'
import { againMinutes, FRESH_MIN, isSerious, type CareCode } from '#src/domain/index-record/extremes.ts'
import { toWireTime, type WireTime } from '#src/lib/wire-time.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { useAgain } from './again.ts'
import { minutesApart } from './index-records.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import css from './kit.module.css'

interface Props {
  code: CareCode
  /** When it was measured, to the minute or the second. */
  at: string
  /** What it says, where the server has said it. */
  children?: ReactNode
}

/** Whether a reading is one of now: after an hour nobody is told to take sugar for it. */
export const isFreshAt = (at: WireTime, now: Date): boolean =>
  minutesApart(at.padEnd(14, '0'), toWireTime(now)) <= FRESH_MIN

/**
 * Under a reading that asks for something: first aid, 119 where it is serious, and a moment at which to measure again.
 * It names no illness.
 */
export function CareLine({ code, at, children }: Props) {
  const words = useCareWords(code)
  const isFresh = isFreshAt(at, useNow())
  const minutes = againMinutes[code]
  return (
    <Notice kind={isSerious(code) ? 'danger' : 'caution'}>
      <div className={css.care}>
        <p>{children ?? (isFresh ? words.now : words.late)}</p>
        {isSerious(code) ? (
          <Button kind="danger" icon={Phone} block render={<a href="tel:119" aria-label={words.call} />}>
            {words.call}
          </Button>
        ) : null}
        {minutes === undefined ? null : <Again code={code} at={at} minutes={minutes} isOffered={isFresh} />}
      </div>
    </Notice>
  )
}

/**
 * The moment to measure again: offered while the reading is one of now, counted down, said when it has come, and given
 * up at will.
 */
function Again({
  code,
  at,
  minutes,
  isOffered,
}: {
  code: CareCode
  at: WireTime
  minutes: number
  isOffered: boolean
}) {
  const { t } = useLingui()
  const { untilMs, start, stop } = useAgain(code, at)
  if (untilMs !== null) return <Counting key={untilMs} untilMs={untilMs} onStop={stop} />
  if (!isOffered) return null
  return (
    <Button kind="neutral" icon={Timer} block onClick={() => start(minutes)}>
      {t`${minutes}분 뒤에 다시 재기`}
    </Button>
  )
}

function Counting({ untilMs, onStop }: { untilMs: number; onStop: () => void }) {
  const { t } = useLingui()
  const left = Math.ceil(useSecondsUntil(untilMs) / 60)
  return (
    <div className={css.again}>
      <b role="status">{left > 0 ? t`${left}분 뒤에 다시 재 주세요` : t`다시 잴 시간이에요`}</b>
      <Button kind="text" size="s" onClick={onStop}>
        {t`그만두기`}
      </Button>
    </div>
  )
}

/**
 * What is told under a value on its own page; the number stands above it. The server says the same on the hub
 * (care-words.rules.ts).
 */
export function useCareWords(code: CareCode): { now: string; late: string; call: string } {
  const { t } = useLingui()
  const heart = t`앉아서 쉬세요. 쉬어도 그대로면 오늘 병원에 가세요. 가슴이 아프거나 숨이 차거나 쓰러질 것 같으면 바로 119에 전화하세요.`
  const now: Readonly<Record<CareCode, string>> = {
    SUGAR_VERY_LOW: t`매우 낮아요. 지금 당분 15–20 g을 먹고 15분 뒤에 다시 재 보세요. 몸이 좋지 않거나 삼키기 어려우면 바로 119에 전화하세요.`,
    SUGAR_LOW: t`정상보다 낮아요. 당분 15–20 g을 먹고 15분 뒤에 다시 재 보세요.`,
    SUGAR_VERY_HIGH: t`매우 높아요. 물을 마시고 다시 재 보세요. 300 아래로 내려오지 않으면 오늘 병원에 가세요. 토하거나 숨이 가쁘거나 정신이 흐리면 바로 119에 전화하세요.`,
    BP_VERY_HIGH: t`매우 높아요. 5분 앉아서 쉬고 다시 재 보세요. 그래도 이만큼 높으면 오늘 병원에 가세요. 가슴이 아프거나 숨이 차거나 한쪽 팔다리에 힘이 없거나 말이 어눌하면 바로 119에 전화하세요.`,
    BP_LOW: t`정상보다 낮아요. 어지러우면 앉거나 누워서 쉬고 다시 재 보세요. 정신이 흐려지면 바로 119에 전화하세요.`,
    HR_VERY_LOW: `${t`매우 낮아요.`} ${heart}`,
    HR_LOW: t`정상보다 낮아요. 어지럽거나 숨이 차면 의료진에게 물어봐 주세요.`,
    HR_HIGH: t`정상보다 높아요. 앉아서 쉬어 보세요. 계속 높으면 의료진에게 물어봐 주세요.`,
    HR_VERY_HIGH: `${t`매우 높아요.`} ${heart}`,
  }
  // A watch measures by itself.
  const again = code.startsWith('HR') ? t`지금은 어떤지 살펴보세요.` : t`지금은 어떤지 다시 재 보세요.`
  return {
    now: now[code],
    late: isSerious(code) ? `${again} ${t`몸이 좋지 않으면 바로 119에 전화하세요.`}` : again,
    call: t`119에 전화하기`,
  }
}
