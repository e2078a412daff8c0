import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Droplet from 'lucide-react/icons/droplet'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Pencil from 'lucide-react/icons/pencil'
import Smartphone from 'lucide-react/icons/smartphone'
import Weight from 'lucide-react/icons/weight'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { usePhone } from '#src/app/use-phone.ts'
import { SettingsGroup, SettingsPage } from '#src/patterns/settings-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { deviceOf } from '../measure/devices.ts'
import { Lead } from '#src/ui/page/page.tsx'
import { useLinkWords } from './link-words.ts'
import { othersQuery, sourcesQuery } from './link.queries.ts'
import { phonesHere, type Other, type Source } from './link.ts'
import css from './link.module.css'
import { UnlinkSheet } from './unlink-sheet.tsx'

const ICONS = { phone: Smartphone, bloodPressure: HeartPulse, bloodSugar: Droplet, bodyFat: Weight } as const

/** Every source of health data: phones, and measuring devices that are paired at the device itself. [HLG-02, HLG-09] */
export function DevicesScreen() {
  const { t } = useLingui()
  const { when, sourceName } = useLinkWords()
  const { data: sources } = useSuspenseQuery(sourcesQuery())
  const phone = usePhone()
  const { data: others } = useSuspenseQuery(othersQuery())
  const [leaving, setLeaving] = useState<Source>()

  const row = (source: Source) => {
    const shared = { lead: <RowIcon icon={ICONS[source.kind]} on={source.linked} />, title: sourceName(source) }
    const last = source.lastAt === null ? undefined : t`최근 기록 ${when(source.lastAt)}`
    // What is linked can be taken off, what is not leads to its linking. A linked device measures.
    const device = deviceOf(source.code)
    if (source.linked && device)
      return (
        <ListRow key={source.code} {...shared} sub={last ?? t`연결됨`} chevron render={<Link to={device.measure} />} />
      )
    if (source.linked)
      return (
        <ListRow
          key={source.code}
          {...shared}
          sub={last}
          end={<LinkedEnd name={sourceName(source)} onLeave={() => setLeaving(source)} />}
        />
      )
    // Another system's app is linked on a phone of its own.
    if (source.kind === 'phone' && source.code !== phone.code)
      return <ListRow key={source.code} {...shared} sub={last ?? t`그 휴대폰의 한상에서 이어요`} />
    if (source.kind === 'phone')
      return (
        <ListRow
          key={source.code}
          {...shared}
          sub={last ?? t`연결 안 됨`}
          chevron
          render={<Link to="/healthlog/healthDataLink" />}
        />
      )
    return (
      <ListRow
        key={source.code}
        {...shared}
        sub={last ?? t`아직 잰 값이 없어요`}
        chevron={device !== undefined}
        {...(device && { render: <Link to={device.connect} /> })}
      />
    )
  }
  const linkedCount = sources.filter(({ linked }) => linked).length
  const ways = {
    inbody: { title: t`식당 인바디`, icon: Weight, to: '/healthlog/exerciseDataLink' },
    typed: { title: t`직접 적은 기록`, icon: Pencil, to: '/healthlog/healthlog' },
  } as const
  const lastOf = ({ agreed, lastAt }: Other) => {
    if (lastAt !== null) return t`최근 기록 ${when(lastAt)}`
    return agreed ? t`아직 기록이 없어요` : t`동의 안 함`
  }
  return (
    <SettingsPage
      bar={<ScreenBar backTo="/healthlog/healthDataLink" titleAs="p" />}
      lead={
        <Lead
          title={linkedCount > 0 ? t`${linkedCount}곳에서\n기록이 들어와요` : t`재면 바로\n기록이 쌓여요`}
          below={t`이은 것은 언제든 끊을 수 있어요.`}
        />
      }
    >
      <SettingsGroup title={t`휴대폰`}>
        <Rows>{phonesHere(sources, phone.code).map(row)}</Rows>
      </SettingsGroup>
      <SettingsGroup title={t`측정 기기`}>
        <Rows>{sources.filter((source) => source.kind !== 'phone').map(row)}</Rows>
        <p
          className={css.quiet}
        >{t`기기의 앱이 휴대폰의 건강 앱으로 보낸 값을 가져와요. 잰 값은 기록에 바로 더해져요.`}</p>
      </SettingsGroup>
      <SettingsGroup title={t`그 밖의 기록`}>
        <Rows>
          {others.map((other) => {
            const { title, icon, to } = ways[other.is]
            return (
              <ListRow
                key={other.is}
                title={title}
                sub={lastOf(other)}
                lead={<RowIcon icon={icon} on={other.lastAt !== null} />}
                chevron
                render={<Link to={to} />}
              />
            )
          })}
        </Rows>
      </SettingsGroup>
      {leaving ? (
        <UnlinkSheet
          source={leaving}
          onClose={() => setLeaving(undefined)}
          onDone={() => {
            setLeaving(undefined)
            toast({ kind: 'good', text: t`연결을 끊었어요` })
          }}
        />
      ) : null}
    </SettingsPage>
  )
}

function LinkedEnd({ name, onLeave }: { name: string; onLeave: () => void }) {
  const { t } = useLingui()
  return <Button kind="neutral" size="s" aria-label={t`${name} 연결 끊기`} onClick={onLeave}>{t`끊기`}</Button>
}
