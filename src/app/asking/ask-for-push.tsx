import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { askPushPermission, pushPermission } from '#src/shell/push-permission.ts'
import type { Bridge } from '#src/shell/bridge.ts'
import { LATE_KEYS } from '#src/shell/late-keys.ts'
import { askSheet } from '#src/ui/ask-sheet/ask.ts'
import { Mark } from '#src/ui/mark/mark.tsx'
import { loadWords } from '../language.ts'
import { numbersIn, remembered, type Remembered } from './asked-before.ts'
import { mayAskForPush, type PushKind } from './push.rules.ts'
import css from './asking.module.css'

/** A notification as the phone would show it. */
export interface Promised {
  kind: PushKind
  title: string
  text: string
  /** `HH:mm`; without it the time is not known yet. */
  at?: string
}

/**
 * Asks whether the phone may notify, with the very message drawn: on the first thing that promises one. Only yes opens
 * the system's own question, which can be asked once. Where the shell has no call for it nothing is asked; nor in a
 * browser, which has no push yet.
 */
export async function askForPush(
  bridge: Bridge,
  { kind, title, text, at }: Promised,
  nowMs: number,
  memory: Remembered = remembered,
): Promise<void> {
  const state = await pushPermission(bridge)
  const asked = numbersIn(memory.read(LATE_KEYS.pushAsked))
  if (state === null || !mayAskForPush(kind, state, asked, nowMs)) return
  if (!memory.write(LATE_KEYS.pushAsked, JSON.stringify({ ...asked, [kind]: nowMs }))) return
  await loadWords()
  const words: Record<PushKind, { title: string; text: string }> = {
    order: {
      title: i18n._(msg`다 되면\n알려 드릴까요?`),
      text: i18n._(msg`예약한 것이 나오면 알려 드려요.\n받을 알림은 설정에서 고르실 수 있어요.`),
    },
    like: {
      title: i18n._(msg`점심에 나오는 날\n알려 드릴까요?`),
      text: i18n._(msg`자주 가는 식당의 점심에 나오면 알려 드려요.\n받을 알림은 설정에서 고르실 수 있어요.`),
    },
    appointment: {
      title: i18n._(msg`전날 저녁에\n알려 드릴까요?`),
      text: i18n._(msg`약속 전날 저녁에 알려 드려요.\n받을 알림은 설정에서 고르실 수 있어요.`),
    },
  }
  const picture = (
    <div className={css.ground}>
      <div className={css.message}>
        <Mark size={38} />
        <p>
          <b>
            {title}
            <small>{at}</small>
          </b>
          {text}
        </p>
      </div>
    </div>
  )
  const yes = await askSheet({
    picture,
    ...words[kind],
    confirm: i18n._(msg`알려 주세요`),
    cancel: i18n._(msg`괜찮아요`),
  })
  if (yes) await askPushPermission(bridge)
}
