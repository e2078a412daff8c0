import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import Vibrate from 'lucide-react/icons/vibrate'
import { useEffect, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { shakeQuery, shakeUrlQuery } from '#src/app/settings/settings.queries.ts'
import { allowMotion, isMotionAsked, watchShake } from '#src/app/shake/watch-shake.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { SettingsPage } from '#src/patterns/settings-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { useShakeSettings } from './shake.queries.ts'

/** What shaking the phone opens. The sensor is asked for in the tap that wants it. [MYP-03] */
export function ShakeScreen() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data } = useSuspenseQuery(shakeQuery())
  const { data: opens } = useSuspenseQuery(shakeUrlQuery())
  const { turn, open } = useShakeSettings()
  const [isRefused, setRefused] = useState(false)
  const isOn = data.shakeSettingYn === 'Y'

  const change = async (on: boolean) => {
    const allowed = !on || (await allowMotion())
    setRefused(!allowed)
    if (allowed) turn.send({ body: { shakeSettingYn: on ? 'Y' : 'N' } })
  }
  const nameOf = ({ urlNm, urlNmEng }: { urlNm: string; urlNmEng: string | null }) =>
    (language === 'en' && urlNmEng) || urlNm
  const opened = opens.urlList.find(({ url }) => url === opens.url)
  const name = opened && nameOf(opened)
  return (
    <SettingsPage
      bar={<ScreenBar backTo="/mypage/setup" titleAs="p" />}
      lead={<Lead title={t`흔들면 바로\n열려요`} below={t`식판을 든 손으로도 열 수 있어요.`} />}
    >
      {isRefused ? (
        <Notice
          kind="caution"
          live="alert"
          title={t`움직임을 알 수 없어요`}
        >{t`휴대폰 설정에서 동작 권한을 켜고 다시 눌러 주세요.`}</Notice>
      ) : null}
      <Card>
        <Rows>
          <ListRow
            as="label"
            lead={<RowIcon icon={Vibrate} on={isOn} />}
            title={t`흔들어서 열기`}
            sub={isOn && name ? t`${name} 화면이 열려요` : t`지금은 꺼져 있어요`}
            end={<Switch hideLabel label={t`흔들어서 열기`} checked={isOn} onChange={(on) => void change(on)} />}
          />
        </Rows>
        {isOn ? <TryIt onRefused={setRefused} /> : null}
      </Card>
      <Card>
        <CardHead title={t`무엇을 열까요?`} />
        <RadioRows
          label={t`무엇을 열까요?`}
          name="shake-url"
          value={opens.url}
          onChange={(url) => open.send({ body: { urlType: 'SHAKE', url } })}
          options={opens.urlList.map((choice) => ({ value: choice.url, title: nameOf(choice) }))}
        />
      </Card>
    </SettingsPage>
  )
}

/**
 * Says that the shake was felt; here it opens nothing. Switched on with another phone, this one may still have to be
 * allowed to feel it.
 */
function TryIt({ onRefused }: { onRefused: (isRefused: boolean) => void }) {
  const { t } = useLingui()
  const [times, setTimes] = useState(0)
  useEffect(() => watchShake(() => setTimes((before) => before + 1)), [])
  return (
    <>
      <Notice kind={times > 0 ? 'positive' : 'info'} live="status">
        {times > 0 ? t`흔든 것을 알아챘어요` : t`지금 흔들어 보세요`}
      </Notice>
      {times === 0 && isMotionAsked() ? (
        <Button
          kind="text"
          size="s"
          onClick={() => void allowMotion().then((allowed) => onRefused(!allowed))}
        >{t`이 휴대폰에서 움직임 허락하기`}</Button>
      ) : null}
    </>
  )
}
