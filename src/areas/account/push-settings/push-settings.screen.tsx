import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import BellOff from 'lucide-react/icons/bell-off'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { SettingsPage } from '#src/patterns/settings-page.tsx'
import { askPushPermission } from '#src/shell/push-permission.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { phonePermissionQuery, pushSettingsQuery, shellBridge, usePushSettings } from './push-settings.queries.ts'
import { allOf, asksFirst, type PushKind } from './push-settings.ts'

/** When the app may tell, each kind with what it would say. [PSH-08] */
export function PushSettingsScreen() {
  const { t } = useLingui()
  const { data: rows } = useSuspenseQuery(pushSettingsQuery())
  const { one, all } = usePushSettings()
  const { on, count } = allOf(rows)
  const total = rows.length

  const change = async (kinds: readonly PushKind[] | 'all', wanted: boolean) => {
    if (asksFirst(rows, kinds, wanted)) {
      const agreed = await confirm({ title: t`예약 알림을 끌까요?`, text: t`받을 점심이 다 됐다는 알림도 꺼져요.`, confirm: t`끌게요`, cancel: t`그대로 둘게요` })
      if (!agreed) return
    }
    const useYn = wanted ? 'Y' : 'N'
    if (kinds === 'all') all.send({ body: { useYn } })
    else for (const pushType of kinds) one.send({ body: { pushType, useYn } })
  }

  return (
    <SettingsPage bar={<ScreenBar backTo="/my/menu" titleAs="p" />} lead={<Lead title={t`어떤 때\n알려 드릴까요?`} />}>
      <PhoneNotice />
      <Card tight>
        <Rows>
          <ListRow
            as="label"
            title={t`모든 알림`}
            sub={on ? t`${total}가지 가운데 ${count}가지를 받아요` : t`아무것도 받지 않아요`}
            end={<Switch hideLabel label={t`모든 알림`} checked={on} onChange={(wanted) => void change('all', wanted)} />}
          />
        </Rows>
      </Card>
      <Card tight label={t`알림 종류`}>
        <Rows label={t`알림 종류`}>
          {rows.map(({ pushType, pushTypeNm, descTxt, useYn }) => (
            <ListRow
              key={pushType}
              as="label"
              title={pushTypeNm}
              sub={descTxt}
              end={<Switch hideLabel label={pushTypeNm} checked={useYn === 'Y'} onChange={(wanted) => void change([pushType], wanted)} />}
            />
          ))}
        </Rows>
      </Card>
    </SettingsPage>
  )
}

/** The phone has the last word: what it does not let through is of no use here. */
function PhoneNotice() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data: state } = useQuery(phonePermissionQuery())
  if (state === 'refused') {
    return <Notice kind="caution" icon={BellOff} title={t`휴대폰에서 알림이 꺼져 있어요`}>{t`휴대폰 설정에서 한상의 알림을 켜면 여기서 고른 것이 와요.`}</Notice>
  }
  if (state !== 'undecided') return null
  const ask = async () => client.setQueryData(phonePermissionQuery().queryKey, await askPushPermission(shellBridge()))
  return (
    <Notice kind="info" icon={BellOff} title={t`아직 알림을 보낼 수 없어요`} action={<Button kind="soft" size="s" onClick={() => void ask()}>{t`켜기`}</Button>}>
      {t`휴대폰이 한 번 물어봐요.`}
    </Notice>
  )
}
