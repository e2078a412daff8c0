import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { RESUME_EVENT } from '../foreground.ts'
import { PERMISSION_FLAGS, permissionsOf, type PermissionFlag } from '../health-permissions.ts'
import { STORAGE_KEYS } from '../keys.ts'
import css from './panel.module.css'
import { Action, Check, Group, Input, Select } from './parts.tsx'
import type { Simulator } from './simulator.ts'
import { type SimulatorState, toLink, VERSIONS } from './state.ts'

const LINKS = ['challengeChallengeDetail', 'healthlogWeightRecord', 'menuTodayMenu', 'noSuchScreen'] as const

/** Which shell is played, what it may read, what it holds, and what happens outside the app. */
export function DeviceTab({ simulator, state }: { simulator: Simulator; state: SimulatorState }) {
  const { t } = useLingui()
  const [menu, setMenu] = useState<(typeof LINKS)[number]>(LINKS[0])
  const [chalnCode, setChalnCode] = useState('CH20261102')
  const [recommCode, setRecommCode] = useState('')
  const [rid, setRid] = useState('room-17')
  const [copied, setCopied] = useState('')

  const store = (key: string, value: object) =>
    simulator.change({ storage: { ...simulator.state().storage, [key]: JSON.stringify(value) } })
  const goBackground = () => show('hidden')
  const goForeground = () => {
    show('visible')
    window.dispatchEvent(new Event(RESUME_EVENT))
  }
  const copyLink = async () => {
    const link = `${location.origin}${location.pathname}?sim=${toLink(simulator.state())}${location.hash}`
    setCopied(link)
    await navigator.clipboard?.writeText(link).catch(() => {})
  }

  const flagNames: Record<PermissionFlag, string> = {
    step: t`걸음`,
    stepCount: t`걸음 수`,
    exercise: t`운동`,
    intake: t`식사 읽기`,
    intakeWrite: t`식사 쓰기`,
    ht: t`키`,
    bw: t`체중`,
    wc: t`허리둘레`,
    pulse: t`혈압`,
    heartRate: t`심박수`,
    sleep: t`수면`,
    tg: t`중성지방`,
    hdlc: t`HDL 콜레스테롤`,
    hbA1c: t`당화혈색소`,
  }
  return (
    <>
      <Group title={t`셸`} help={t`앱은 시작할 때 셸을 알아봐요. 바꾼 뒤에는 앱을 다시 시작하세요.`}>
        <Select
          label={t`플랫폼`}
          value={state.platform}
          options={[
            ['browser', t`브라우저 (셸 없음)`],
            ['android', 'Android'],
            ['ios', 'iOS'],
          ]}
          onChange={(platform) => simulator.change({ platform })}
        />
        <Select
          label={t`셸 버전`}
          value={state.version}
          options={versionsWith(state.version)}
          onChange={(version) => simulator.change({ version })}
        />
        <Select
          label={t`알림 허용`}
          value={state.push}
          options={[
            ['granted', t`허용함`],
            ['refused', t`허용 안 함`],
            ['undecided', t`아직 묻지 않음`],
          ]}
          onChange={(push) => simulator.change({ push })}
        />
        <Input label={t`기기 ID`} value={state.deviceId} onChange={(deviceId) => simulator.change({ deviceId })} />
        <Action strong onClick={() => location.reload()}>{t`앱 다시 시작`}</Action>
      </Group>
      <Group title={t`밖에서 생기는 일`}>
        <div className={css.pair}>
          <Action onClick={goBackground}>{t`앱을 뒤로 보내기`}</Action>
          <Action onClick={goForeground}>{t`앱으로 돌아오기`}</Action>
        </div>
        <Action onClick={() => history.back()}>{t`뒤로 단추 누르기`}</Action>
        <Select
          label={t`딥링크 화면`}
          value={menu}
          options={LINKS.map((name) => [name, name] as const)}
          onChange={setMenu}
        />
        <div className={css.pair}>
          <Input label="recommCode" value={recommCode} onChange={setRecommCode} />
          <Input label="chalnCode" value={chalnCode} onChange={setChalnCode} />
        </div>
        <Action
          onClick={() => {
            store(STORAGE_KEYS.deepLink, { menu, recommCode: recommCode || null, chalnCode: chalnCode || null })
            goForeground()
          }}
        >{t`딥링크로 열기`}</Action>
        <Input label={t`채팅방 (rid)`} value={rid} onChange={setRid} />
        <Action
          onClick={() => {
            store(STORAGE_KEYS.pushMessage, { rid })
            goForeground()
          }}
        >{t`푸시 알림 누르기`}</Action>
      </Group>
      {state.platform === 'ios' ? (
        <Group title={t`건강 데이터 권한`}>
          <Check
            label={t`Apple 건강 읽기 허용`}
            checked={state.appleAllowed}
            onChange={(appleAllowed) => simulator.change({ appleAllowed })}
          />
        </Group>
      ) : (
        <Group title={t`건강 데이터 권한`}>
          <div className={css.pair}>
            <Action onClick={() => simulator.change({ permissions: permissionsOf(() => true) })}>{t`모두 허용`}</Action>
            <Action
              onClick={() => simulator.change({ permissions: permissionsOf(() => false) })}
            >{t`모두 끄기`}</Action>
          </div>
          <div className={css.checks}>
            {PERMISSION_FLAGS.map((flag) => (
              <Check
                key={flag}
                label={flagNames[flag]}
                checked={state.permissions[flag]}
                onChange={(on) => simulator.change({ permissions: { ...state.permissions, [flag]: on } })}
              />
            ))}
          </div>
        </Group>
      )}
      <Group title={t`암호화 저장소`}>
        {Object.keys(state.storage).length === 0 ? <p className={css.help}>{t`비어 있어요.`}</p> : null}
        <dl className={css.storage}>
          {Object.entries(state.storage).map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Action onClick={() => simulator.change({ storage: {}, foods: [] })}>{t`저장소 비우기`}</Action>
      </Group>
      <Group title={t`이 상태를 링크로`} help={t`로그인 정보는 링크에 들어가지 않아요.`}>
        <Action onClick={() => void copyLink()}>{t`링크 복사`}</Action>
        {copied ? (
          <input
            className={css.link}
            readOnly
            value={copied}
            aria-label={t`상태 링크`}
            onFocus={(event) => event.target.select()}
          />
        ) : null}
      </Group>
    </>
  )
}

function versionsWith(version: string): (readonly [string, string])[] {
  const known: readonly string[] = VERSIONS
  return (known.includes(version) ? known : [version, ...known]).map((one) => [one, one] as const)
}

/** The page believes it is hidden or visible, as when the member changes apps. */
function show(visibility: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  document.dispatchEvent(new Event('visibilitychange'))
}
