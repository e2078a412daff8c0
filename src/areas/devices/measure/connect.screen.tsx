import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { usePhone } from '#src/app/use-phone.ts'
import { useMayType } from '#src/domain/index-record/may-type.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { sourcesQuery, useDeviceLinks } from '../link/link.queries.ts'
import { UnlinkSheet } from '../link/unlink-sheet.tsx'
import { BlockedPage } from './blocked-page.tsx'
import { Checks } from './checks.tsx'
import { type Found, lookForValues } from './connect.ts'
import { DeviceArt } from './device-art.tsx'
import { useDeviceWords } from './device-words.ts'
import type { Device } from './devices.ts'
import css from './measure.module.css'

/**
 * Linking a device: its maker's app writes into the phone's health app, which this app reads. What came in the last
 * month shows that it works. [HLG-02, HLG-09]
 */
export function ConnectScreen({ device, onMeasure }: { device: Device; onMeasure?: () => void }) {
  const { t } = useLingui()
  const { name, app, what, icon } = useDeviceWords(device)
  const { data: sources } = useSuspenseQuery(sourcesQuery())
  const { link } = useDeviceLinks()
  const mayType = useMayType()
  const phone = usePhone()
  const [looking, setLooking] = useState(false)
  const [problem, setProblem] = useState<Exclude<Found, 'found'> | null>(null)
  const [leaving, setLeaving] = useState(false)
  const source = sources.find(({ code }) => code === device.code)
  const linked = source?.linked === true

  const connect = async () => {
    setLooking(true)
    setProblem(null)
    try {
      const found = await lookForValues(device)
      if (found === 'found') link.send({ body: { code: device.code } })
      else setProblem(found)
    } catch {
      setProblem('unread')
    } finally {
      setLooking(false)
    }
  }
  const bar = <ScreenBar backTo="/healthlog/deviceInterlock" titleAs="p" />
  const typed: string = `${device.record}?add=Y`
  const type = (kind: 'primary' | 'soft') =>
    mayType ? <Button size="l" block kind={kind} render={<Link to={typed} />}>{t`숫자로 적기`}</Button> : null
  // Nothing of what follows can be done on an iPhone.
  if (!linked && phone.code === '2')
    return (
      <BlockedPage
        bar={bar}
        device={device}
        blocked="ios"
        typing={type('primary')}
        onAllow={() => void connect()}
        onAgain={() => void connect()}
      />
    )
  const measure = onMeasure ? (
    <Button size="l" block kind={linked ? 'primary' : 'text'} onClick={onMeasure}>{t`재러 가기`}</Button>
  ) : (
    <Button
      size="l"
      block
      kind={linked ? 'primary' : 'text'}
      render={<Link to={device.measure} />}
    >{t`재러 가기`}</Button>
  )
  const problems = {
    nothing: {
      title: t`아직 ${what}이 없어요`,
      text: t`한 번 잰 뒤에 다시 눌러 주세요. 한 달 안의 값이 있으면 연결돼요.`,
    },
    unread: { title: t`휴대폰에 물어보지 못했어요`, text: t`잠시 뒤 다시 눌러 주세요.` },
    noPermission: { title: t`${what} 읽기가 꺼져 있어요`, text: t`휴대폰 설정에서 허용한 뒤에 다시 눌러 주세요.` },
    desktop: {
      title: t`휴대폰에서 연결해요`,
      text: mayType
        ? t`휴대폰의 한상 앱에서 이 화면을 열어 주세요. 숫자는 여기서도 적을 수 있어요.`
        : t`휴대폰의 한상 앱에서 이 화면을 열어 주세요.`,
    },
    ios: { title: t`아이폰은 ${what}을 주지 않아요`, text: t`기기의 숫자를 보고 적어 주세요.` },
    oldShell: { title: t`앱을 새로 받아 주세요`, text: t`이 앱은 ${what}을 가져오지 못해요.` },
  }
  return (
    <FlowPage
      bar={bar}
      title={linked ? t`${name}, 연결됐어요` : t`${app} 앱에서\n삼성 헬스로 보내게 해 주세요`}
      help={linked ? t`잰 값이 기록에 더해져요.` : t`${name}의 값이 삼성 헬스를 거쳐 와요.`}
      action={
        <div className={css.cards}>
          {linked ? null : (
            <Button
              size="l"
              block
              busy={looking || link.isPending}
              busyLabel={t`찾는 중`}
              onClick={() => void connect()}
            >{t`연결하기`}</Button>
          )}
          {problem === null ? null : type('soft')}
          {measure}
          {linked ? <Button block kind="text" onClick={() => setLeaving(true)}>{t`연결 끊기`}</Button> : null}
        </div>
      }
    >
      <div className={css.cards}>
        <div className={css.stage}>
          <DeviceArt state={linked ? 'waiting' : 'silent'} icon={icon} />
        </div>
        {problem === null ? null : (
          <Notice kind="info" live="status" title={problems[problem].title}>
            {problems[problem].text}
          </Notice>
        )}
        {linked ? null : (
          <Card label={t`연결하는 차례`}>
            <Checks
              list={[
                { icon: Smartphone, title: t`${app} 앱을 열고`, sub: t`설정에서 삼성 헬스를 골라요` },
                { icon: HeartPulse, title: t`삼성 헬스에 쓰기를 허용하고`, sub: t`${what}을 보내게 해요` },
                { icon: ShieldCheck, title: t`한상이 읽게 허용해요`, sub: t`아래를 누르면 휴대폰이 물어봐요` },
                { icon: Search, title: t`한 달 안의 값을 찾아요`, sub: t`있으면 바로 연결돼요` },
              ]}
            />
          </Card>
        )}
      </div>
      {leaving && source ? (
        <UnlinkSheet
          source={source}
          onClose={() => setLeaving(false)}
          onDone={() => {
            setLeaving(false)
            toast({ kind: 'good', text: t`연결을 끊었어요` })
          }}
        />
      ) : null}
    </FlowPage>
  )
}
