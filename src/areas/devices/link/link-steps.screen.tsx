import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import Footprints from 'lucide-react/icons/footprints'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Moon from 'lucide-react/icons/moon'
import Utensils from 'lucide-react/icons/utensils'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { keepingLines, keepingName } from '#src/domain/consent/keeping-words.ts'
import { phoneLines, phoneName } from '#src/domain/consent/phone-words.ts'
import { RuleLines } from '#src/domain/consent/rule-lines.tsx'
import { useMember } from '#src/domain/member/use-member.ts'
import { usePhone } from '#src/app/use-phone.ts'
import { useHealthSync } from '#src/health-sync/use-health-sync.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { useLinkWords } from './link-words.ts'
import { consentsQuery, sourcesQuery, useDeviceLinks } from './link.queries.ts'
import { DATA_BUNDLES, type Consents, type DataBundle } from './link.ts'
import css from './link.module.css'

// Object.keys forgets that the keys are a closed union.
const BUNDLES = Object.keys(DATA_BUNDLES) as DataBundle[]

const ICONS = { moving: Footprints, eating: Utensils, body: HeartPulse, sleeping: Moon } as const

/**
 * Linking the phone: what is asked and what for comes before the phone's own page asks for it. [HSY-01, HSY-35, HSY-72]
 */
export function LinkStepsScreen() {
  const { t } = useLingui()
  const { bundles, groups, sourceName } = useLinkWords()
  const router = useRouter()
  const phone = usePhone()
  const { hcId } = useMember()
  const { data: consents } = useSuspenseQuery(consentsQuery())
  const { data: sources } = useSuspenseQuery(sourcesQuery())
  const { link, agree, useHere } = useDeviceLinks()
  const { askPermissions, syncNow } = useHealthSync()
  const [agreed, setAgreed] = useState({ collecting: consents.collecting, sensitive: consents.sensitive })
  const [busy, setBusy] = useState(false)
  const source = sources.find(({ code }) => code === phone.code)
  const app = source ? sourceName(source) : ''
  const [begun, setBegun] = useState<{ isAgain: boolean }>()
  // Linked and agreed to before: what is left to choose is the phone's. What a tap changes on its way changes no word
  // under the member's finger.
  const { isAgain } = begun ?? { isAgain: source?.linked === true && consents.collecting && consents.sensitive }

  const connect = async () => {
    const { code, deviceId } = phone
    if (code === null) return
    setBusy(true)
    setBegun({ isAgain })
    try {
      for (const ruleSn of isAgain ? [] : (['1', '3'] as const))
        await agree.sendAsync({ params: { query: { ruleSn, helhidxLkeqmtCode: code } } })
      if (!source?.linked) await link.sendAsync({ body: { code } })
      await useHere.sendAsync({ body: { hcId, deviceId } })
    } catch {
      setBegun(undefined)
      return // the step that failed has said so
    } finally {
      setBusy(false)
    }
    if ((await askPermissions()) === 'fail') toast({ text: t`연결했어요. 휴대폰에서 권한을 켜면 기록이 들어와요.` })
    else void syncNow()
    await router.navigate({ to: '/healthlog/healthDataLink', replace: true })
  }

  return (
    <FlowPage
      bar={<ScreenBar backTo="/healthlog/healthDataLink" titleAs="p" />}
      title={isAgain ? t`${app}에서 가져올 것을 다시 골라요` : t`휴대폰의 건강 기록을 가져올까요?`}
      help={
        phone.code === null
          ? undefined
          : isAgain
            ? t`누르면 휴대폰이 무엇을 가져올지 물어봐요.`
            : t`아래를 확인하고 동의하면, 휴대폰이 한 번 더 물어봐요.`
      }
      action={
        phone.code === null ? (
          <Button size="l" block kind="soft" render={<Link to="/healthlog/healthDataLink" />}>{t`돌아가기`}</Button>
        ) : (
          <Button
            size="l"
            block
            busy={busy}
            busyLabel={t`연결하는 중`}
            disabled={!isAgain && (!agreed.collecting || !agreed.sensitive)}
            onClick={() => void connect()}
          >
            {isAgain ? t`권한 고르기` : t`동의하고 권한 고르기`}
          </Button>
        )
      }
    >
      <div className={css.steps}>
        {phone.code === null ? (
          <Notice
            kind="info"
            title={t`휴대폰 앱에서 연동해요`}
          >{t`휴대폰의 한상 앱에서 이 화면을 열어 주세요.`}</Notice>
        ) : null}
        <Card>
          <CardHead title={app ? t`${app}에서 가져와요` : t`이런 기록을 가져와요`} id="asked" />
          <Rows labelledBy="asked">
            {BUNDLES.map((bundle) => (
              <ListRow
                key={bundle}
                lead={<RowIcon icon={ICONS[bundle]} />}
                title={DATA_BUNDLES[bundle].map((group) => groups[group]).join(' · ')}
                sub={bundles[bundle]}
              />
            ))}
          </Rows>
        </Card>
        {phone.code === null || isAgain ? null : <ConsentCard agreed={agreed} onChange={setAgreed} />}
      </div>
    </FlowPage>
  )
}

/** What the member agrees to, each with its whole text in place: what is ticked stays when it is read. */
function ConsentCard({ agreed, onChange }: { agreed: Consents; onChange: (agreed: Consents) => void }) {
  const { t, i18n } = useLingui()
  return (
    <Card>
      <CardHead title={t`동의`} />
      <div className={css.consents}>
        <div>
          <Checkbox
            label={t`건강정보 수집·이용 동의 (필수)`}
            checked={agreed.collecting}
            onChange={(collecting) => onChange({ ...agreed, collecting })}
          />
          <p>{t`체중·혈압·수면처럼 가져온 값과 직접 적은 값을 건강 기록으로 저장하고, 그래프와 점수, 건강나이로 보여 드려요.`}</p>
          <RuleLines lines={keepingLines} name={i18n._(keepingName)} />
        </div>
        <div>
          <Checkbox
            label={t`민감정보 처리 동의 (필수)`}
            checked={agreed.sensitive}
            onChange={(sensitive) => onChange({ ...agreed, sensitive })}
          />
          <p>{t`걸음·수면·심박수 같은 값을 휴대폰에서 읽어요. 거두면 다음 연동부터 읽지 않아요.`}</p>
          <RuleLines lines={phoneLines} name={i18n._(phoneName)} />
        </div>
      </div>
    </Card>
  )
}
