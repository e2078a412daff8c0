import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef, useState } from 'react'
import { usePhone } from '#src/app/use-phone.ts'
import { useMember } from '#src/domain/member/use-member.ts'
import { useHealthSync } from '#src/health-sync/use-health-sync.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { putOffPhone } from '../hub/first-step.ts'
import { linkRulesQuery, useLinkPhone } from './first-day.queries.ts'
import { PhonePicture } from './phone-picture.tsx'
import css from './first-day.module.css'

/** Keeping health records, and sensitive information: linking needs both [HSY-04]. */
const NEEDED = ['1', '3'] as const
type Rule = (typeof NEEDED)[number]

/** What the card shows: what comes, the consents that are missing, the wait for the phone, or that nothing came of it. */
type Stage = 'offer' | 'agree' | 'wait' | 'refused'

/**
 * Links the phone where the tap was. The phone's own page may take the member away: the card waits and keeps its size [ERR-15] [NAT-29]. It is linked only
 * when the phone has allowed it, so that a refusal leaves everything as it was.
 */
export function LinkPhone({ acted }: HomeCardProps) {
  const { t } = useLingui()
  const phone = usePhone()
  const { hcId } = useMember()
  const { data: rules } = useQuery(linkRulesQuery())
  const { agree, link, useHere } = useLinkPhone()
  const { askPermissions, syncNow } = useHealthSync()
  const [stage, setStage] = useState<Stage>('offer')
  const [ticked, setTicked] = useState<readonly Rule[]>([])
  /** Which wait counts: one that was given up may still end. */
  const turn = useRef(0)

  const missing = NEEDED.filter((rule) => rules?.find(({ ruleSn }) => ruleSn === rule)?.agreeYn !== 'Y')
  const app = phone.code === '2' ? t`애플 건강` : t`삼성 헬스`

  const wait = async () => {
    const { code, deviceId } = phone
    if (code === null) return
    turn.current += 1
    const mine = turn.current
    setStage('wait')
    try {
      for (const ruleSn of missing) await agree.sendAsync({ params: { query: { ruleSn, helhidxLkeqmtCode: code } } })
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
  const start = () => (missing.length > 0 && stage === 'offer' ? setStage('agree') : void wait())
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
      {stage === 'agree' ? <Consents rules={missing} ticked={ticked} onChange={setTicked} /> : null}
      {stage === 'wait' ? <Waiting app={app} onStop={stop} /> : null}
      {stage === 'refused' ? (
        <p className={css.refused} role="alert">
          {t`${app}에서 아직 허용되지 않았어요. 휴대폰 설정에서 한상에 걸음을 허용하면 이어져요.`}
        </p>
      ) : null}
      {stage === 'wait' ? null : (
        <div className={css.foot}>
          {stage === 'agree' ? (
            <Button disabled={ticked.length < missing.length} onClick={start}>{t`동의하고 잇기`}</Button>
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

/** The consents that are missing, none ticked beforehand; the full text is one step away. */
function Consents({ rules, ticked, onChange }: { rules: readonly Rule[]; ticked: readonly Rule[]; onChange: (ticked: readonly Rule[]) => void }) {
  const { t } = useLingui()
  const words: Record<Rule, { name: string; use: string }> = {
    '1': { name: t`건강정보 수집·이용`, use: t`걸음을 저장하고 보여 드려요` },
    '3': { name: t`민감정보 처리`, use: t`휴대폰에서 걸음을 가져와요` },
  }
  return (
    <ul className={css.consents}>
      {rules.map((rule) => {
        const { name, use } = words[rule]
        return (
          <li key={rule}>
            <Checkbox
              checked={ticked.includes(rule)}
              onChange={(on) => onChange(on ? [...ticked, rule] : ticked.filter((each) => each !== rule))}
              label={
                <>
                  <b>{name}</b>
                  <small>{use}</small>
                </>
              }
            />
            <Link to="/mypage/health" search={{ rule }} aria-label={t`${name} 자세히`}>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        )
      })}
    </ul>
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
