import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState, type CSSProperties } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { toastTimeQuery } from '#src/app/settings/settings.queries.ts'
import { SettingsPage } from '#src/patterns/settings-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { useSaveToastTime } from './toast-time.queries.ts'
import css from './toast-time.module.css'

/** From a second to ten, by half a second; the product's own is 3.5. [MYP-02, MYP-11] */
const TIMES = { min: 1, max: 10, step: 0.5, usual: 3.5 }

/** How long notices stay. */
export function ToastTimeScreen() {
  const { t, i18n } = useLingui()
  const { data } = useSuspenseQuery(toastTimeQuery())
  const { send } = useSaveToastTime()
  // While the thumb is held nothing is sent.
  const [held, setHeld] = useState<number>()
  const seconds = held ?? data.toastTimeOut
  const choose = (toastTimeOut: number) => {
    setHeld(undefined)
    if (toastTimeOut !== data.toastTimeOut) send({ body: { toastTimeOut } })
  }
  const step = (by: number) => choose(Math.min(TIMES.max, Math.max(TIMES.min, seconds + by)))
  const release = () => {
    if (held !== undefined) choose(held)
  }
  const number = i18n.number(seconds, { minimumFractionDigits: 1 })
  const usual = TIMES.usual
  return (
    <SettingsPage
      bar={<ScreenBar backTo="/mypage/setup" titleAs="p" />}
      lead={<Lead title={t`알림 글이\n얼마나 머물까요?`} below={t`다음 알림 글부터 바로 그만큼 머물러요.`} />}
    >
      <Card className={css.card}>
        <div className={css.value}>
          <IconButton
            icon={Minus}
            label={t`더 짧게`}
            aria-disabled={seconds <= TIMES.min}
            onClick={() => step(-TIMES.step)}
          />
          <output htmlFor="toast-time">{t`${number}초`}</output>
          <IconButton
            icon={Plus}
            label={t`더 길게`}
            aria-disabled={seconds >= TIMES.max}
            onClick={() => step(TIMES.step)}
          />
        </div>
        <input
          id="toast-time"
          className={css.slider}
          // A custom property is no property that React's types know.
          style={{ '--at': (seconds - TIMES.min) / (TIMES.max - TIMES.min) } as CSSProperties}
          type="range"
          aria-label={t`머무는 시간`}
          aria-valuetext={t`${number}초`}
          min={TIMES.min}
          max={TIMES.max}
          step={TIMES.step}
          value={seconds}
          onChange={(event) => setHeld(event.target.valueAsNumber)}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyUp={release}
          onBlur={release}
        />
        <div className={css.buttons}>
          <Button kind="neutral" onClick={() => toast({ text: t`이만큼 머물러요` })}>{t`해 보기`}</Button>
          <Button
            kind="text"
            aria-disabled={seconds === usual}
            onClick={() => choose(usual)}
          >{t`처음 값 ${usual}초`}</Button>
        </div>
      </Card>
    </SettingsPage>
  )
}
