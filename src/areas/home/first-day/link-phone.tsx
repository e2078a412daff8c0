import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePhone } from '#src/app/use-phone.ts'
import { PhoneConsentRow } from '#src/domain/consent/phone-consent-row.tsx'
import { useMember } from '#src/domain/member/use-member.ts'
import { useHealthSync } from '#src/health-sync/use-health-sync.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { putOffPhone } from '../hub/first-step.ts'
import { linkRulesQuery, useLinkStepDevice } from './first-day.queries.ts'
import { PhonePicture } from './phone-picture.tsx'
import css from './first-day.module.css'

/**
 * Sensitive information: reading the phone hangs on it, and steps are kept by it alone [HSY-04, HTM-06]. The consent to
 * keep health data is asked for where some is saved.
 */
const NEEDED = '3'

/** What the card shows: what comes, the consent that is missing, the wait for the phone, or that nothing came of it. */
type Stage = 'offer' | 'agree' | 'wait' | 'refused'

/**
 * Links the phone where the tap was. The phone's own page may take the member away: the card waits and keeps its size
 * [ERR-15] [NAT-29]. It is linked only when the phone has allowed it, so that a refusal leaves everything as it was.
 */
export function LinkPhone({ acted }: HomeCardProps) {
  const { t } = useLingui()
  const phone = usePhone()
  const { hcId } = useMember()
  const { data: rules } = useQuery(linkRulesQuery())
  const { agree, link, useHere } = useLinkStepDevice()
  const { askPermissions, syncNow } = useHealthSync()
  const [stage, setStage] = useState<Stage>('offer')
  /** Which wait counts: one that was given up may still end. */
  const turn = useRef(0)

  const isMissing = rules?.find(({ ruleSn }) => ruleSn === NEEDED)?.agreeYn !== 'Y'
  const app = phone.code === '2' ? t`애플 건강` : t`삼성 헬스`

  const wait = async () => {
    const { code, deviceId } = phone
    if (code === null) return
    turn.current += 1
    const mine = turn.current
    setStage('wait')
    try {
      if (isMissing) await agree.sendAsync({ params: { query: { ruleSn: NEEDED, helhidxLkeqmtCode: code } } })
      const granted = await askPermissions()
      if (mine !== turn.current) return
      // Refused is answered too, with every flag off.
      if (granted === 'fail' || !(granted.step || granted.stepCount)) return setStage('refused')
      await link.sendAsync({ body: { code } })
      await useHere.sendAsync({ body: { hcId, deviceId } })
    } catch {
      if (mine === turn.current) setStage('offer') // the step that failed has said so
      return
    }
    toast({ kind: 'good', text: t`휴대폰을 이었어요. 걸음을 가져올게요.` })
    await syncNow()
    acted()
  }
  const stop = () => {
    turn.current += 1
    setStage('offer')
  }
  const start = () => (isMissing && stage === 'offer' ? setStage('agree') : void wait())
  const later = () => {
    putOffPhone()
    acted()
  }

  return (
    <Card labelledBy="link-phone">
      <div className={css.link}>
        <h2 id="link-phone">{t`오늘 걸음,\n휴대폰이 세고 있어요`}</h2>
        <PhonePicture />
        <p>{t`이으면 아침부터 걸은 것도\n함께 가져와요.`}</p>
      </div>
      {stage === 'agree' ? (
        <div className={css.consent}>
          <PhoneConsentRow />
        </div>
      ) : null}
      {stage === 'wait' ? <Waiting app={app} onStop={stop} /> : null}
      {stage === 'refused' ? (
        <p className={css.refused} role="alert">
          {t`${app}에서 아직 허용되지 않았어요. 휴대폰 설정에서 한상에 걸음을 허용하면 이어져요.`}
        </p>
      ) : null}
      {stage === 'wait' ? null : (
        <div className={css.foot}>
          {stage === 'agree' ? (
            <Button onClick={start}>{t`동의하고 잇기`}</Button>
          ) : (
            <Button kind="soft" onClick={start}>
              {stage === 'refused' ? t`다시 잇기` : t`${app} 잇기`}
            </Button>
          )}
          <Button kind="text" onClick={later}>{t`나중에`}</Button>
        </div>
      )}
    </Card>
  )
}

function Waiting({ app, onStop }: { app: string; onStop: () => void }) {
  const { t } = useLingui()
  return (
    <div className={css.wait} role="status">
      <i />
      <p>
        <b>{t`${app}에서 허용해 주세요`}</b>
        {t`다녀오시면 이어서 할게요.`}
      </p>
      <Button kind="text" size="s" onClick={onStop}>{t`그만두기`}</Button>
    </div>
  )
}
