import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { usePhone } from '#src/app/use-phone.ts'
import { withJosa } from '#src/lib/korean.ts'
import { SettingsGroup, SettingsPage } from '#src/patterns/settings-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { Lead } from '#src/ui/page/page.tsx'
import { useLinkWords } from './link-words.ts'
import { consentsQuery, grantedQuery, sourcesQuery } from './link.queries.ts'
import { DATA_BUNDLES, missingOf, type DataBundle } from './link.ts'
import { SyncCard } from './sync-card.tsx'
import { UnlinkSheet } from './unlink-sheet.tsx'

// Object.keys forgets that the keys are a closed union.
const BUNDLES = Object.keys(DATA_BUNDLES) as DataBundle[]

/** The phone's health app: linked or not, what arrives, the last sync with its receipt, and the way out. */
export function HealthDataLinkScreen() {
  const { t, i18n } = useLingui()
  const { when, groups, bundles, sourceName } = useLinkWords()
  const queries = useQueryClient()
  const phone = usePhone()
  const { data: sources } = useSuspenseQuery(sourcesQuery())
  const { data: consents } = useSuspenseQuery(consentsQuery())
  const { data: granted } = useQuery({
    ...grantedQuery(phone.deviceId, phone.code ?? '1'),
    enabled: phone.code !== null,
  })
  const [leaving, setLeaving] = useState(false)

  const phones = sources.filter((source) => source.kind === 'phone')
  const shown =
    phones.find((source) => source.code === phone.code) ?? phones.find((source) => source.linked) ?? phones[0]
  const linked = shown?.linked === true
  const runsHere = linked && consents.sensitive && shown.code === phone.code
  const refresh = () => void queries.invalidateQueries()
  const app = shown ? sourceName(shown) : ''
  // A phone that lets nothing be read, and a member who takes the consent back, send nothing.
  const comesIn = consents.sensitive && granted?.size !== 0
  const leadOf = () => {
    if (!linked) return t`건강 앱을 이으면\n적지 않아도 쌓여요`
    return comesIn ? t`${app} 기록이\n들어오고 있어요` : t`지금은 새 기록이\n들어오지 않아요`
  }

  return (
    <SettingsPage
      bar={<ScreenBar backTo="/my/menu" titleAs="p" />}
      lead={
        <>
          <Lead title={leadOf()} />
          {phone.code === null ? (
            <Notice
              kind="info"
              title={t`휴대폰 앱에서 연동해요`}
            >{t`브라우저에서는 지난 기록과 연결 상태만 볼 수 있어요.`}</Notice>
          ) : null}
          {linked && !consents.sensitive ? (
            <Notice
              kind="caution"
              title={t`민감정보 동의가 꺼져 있어요`}
              action={<Button size="s" kind="soft" render={<Link to="/my/settingAgree" />}>{t`동의 보기`}</Button>}
            >
              {t`동의를 켜야 휴대폰 기록을 가져와요.`}
            </Notice>
          ) : null}
        </>
      }
      end={linked ? <Button kind="text" block onClick={() => setLeaving(true)}>{t`연결 끊기`}</Button> : undefined}
    >
      <SettingsGroup title={t`연결한 건강 앱`}>
        <Rows>
          {shown ? (
            <ListRow
              lead={<RowIcon icon={HeartPulse} on={linked} />}
              title={sourceName(shown)}
              sub={shown.lastAt === null ? t`아직 들어온 기록이 없어요` : t`최근 기록 ${when(shown.lastAt)}`}
              end={linked ? <Badge kind="positive">{t`연결됨`}</Badge> : <Badge>{t`연결 안 됨`}</Badge>}
            />
          ) : null}
        </Rows>
        {!linked && phone.code !== null ? (
          <Button block render={<Link to="/healthlog/healthDataLinkSecond" />}>{t`연결하기`}</Button>
        ) : null}
      </SettingsGroup>
      {runsHere ? <SyncCard hasRecords={typeof shown?.lastAt === 'string'} onSynced={refresh} /> : null}
      {linked && granted ? (
        <SettingsGroup title={t`들어오는 데이터`}>
          <Rows>
            {BUNDLES.map((bundle) => {
              const missing = missingOf(bundle, granted)
              const names = missing.map((group) => groups[group]).join(', ')
              const what = i18n.locale === 'ko' ? withJosa(names, '을/를') : names
              // What comes in as it should needs no word of its own.
              return (
                <ListRow
                  key={bundle}
                  tight
                  title={DATA_BUNDLES[bundle].map((group) => groups[group]).join(' · ')}
                  sub={missing.length === 0 ? bundles[bundle] : t`휴대폰에서 ${what} 켜면 들어와요`}
                  end={missing.length === 0 ? undefined : <Badge>{t`꺼짐`}</Badge>}
                />
              )
            })}
          </Rows>
          <Button
            kind="neutral"
            block
            render={<Link to="/healthlog/healthDataLinkSecond" />}
          >{t`권한 다시 고르기`}</Button>
        </SettingsGroup>
      ) : null}
      <SettingsGroup title={t`함께 보기`}>
        <Rows>
          <ListRow title={t`운동 데이터 연동`} chevron render={<Link to="/healthlog/exerciseDataLink" />} />
          <ListRow title={t`기기 연결`} chevron render={<Link to="/healthlog/deviceInterlock" />} />
          <ListRow title={t`건강정보 동의`} chevron render={<Link to="/my/settingAgree" />} />
        </Rows>
      </SettingsGroup>
      {leaving && shown ? (
        <UnlinkSheet
          source={shown}
          onClose={() => setLeaving(false)}
          onDone={(removed) => {
            setLeaving(false)
            toast({
              kind: 'good',
              text: removed > 0 ? t`연결을 끊고 기록 ${removed}개를 지웠어요` : t`연결을 끊었어요`,
            })
          }}
        />
      ) : null}
    </SettingsPage>
  )
}
