import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { PhoneNotice } from '#src/domain/push/phone-notice.tsx'
import { SettingsPage } from '#src/patterns/settings-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { pushSettingsQuery, useMarketingAgreed, usePushSettings } from './push-settings.queries.ts'
import { allOf, asksFirst, onAgain, wantedOf, type PushKind } from './push-settings.ts'

/** When the app may tell, each kind with what it would say. [PSH-08] */
export function PushSettingsScreen() {
  const { t } = useLingui()
  const { data: rows } = useSuspenseQuery(pushSettingsQuery())
  const isAgreed = useMarketingAgreed()
  const { one, all } = usePushSettings(isAgreed === true)
  /** Advertising that nobody has agreed to: it stays off when all are switched on. */
  const isWithheld = ({ pushType, useYn }: (typeof rows)[number]) =>
    isAgreed === false && pushType === 'event' && useYn === 'N'
  const { on, count } = allOf(rows)
  const total = rows.length
  const before = useRef<readonly PushKind[]>([])
  const settled = useRef<Promise<unknown>>(undefined)

  const change = async (kinds: readonly PushKind[] | 'all', wanted: boolean) => {
    if (asksFirst(rows, kinds, wanted)) {
      const agreed = await confirm({
        title: t`예약 알림을 끌까요?`,
        text: t`받을 점심이 다 됐다는 알림도 꺼져요.`,
        confirm: t`끌게요`,
        cancel: t`그대로 둘게요`,
      })
      if (!agreed) return
    }
    const useYn = wanted ? 'Y' : 'N'
    if (kinds === 'all') {
      before.current = wanted ? [] : wantedOf(rows)
      // A failure has said so by itself.
      settled.current = all.sendAsync({ body: { useYn } }).catch(() => undefined)
      if (wanted && rows.some(isWithheld))
        toast({ text: t`이벤트 알림은 꺼 두었어요. 마케팅 정보 활용에 동의하지 않으셨어요.` })
      return
    }
    // What is still switching all of them would come after a single one, and undo it.
    await settled.current
    for (const pushType of kinds) one.send({ body: { pushType, useYn } })
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
            end={
              <Switch
                hideLabel
                label={t`모든 알림`}
                checked={on}
                onChange={(wanted) => void change(wanted ? onAgain(before.current) : 'all', wanted)}
              />
            }
          />
        </Rows>
      </Card>
      <Card tight label={t`알림 종류`}>
        <Rows label={t`알림 종류`}>
          {rows.map((row) => (
            <ListRow
              key={row.pushType}
              as="label"
              title={row.pushTypeNm}
              sub={
                isWithheld(row)
                  ? t`${row.descTxt} 마케팅 정보 활용에 동의하지 않아 모두 켜도 꺼져 있어요.`
                  : row.descTxt
              }
              end={
                <Switch
                  hideLabel
                  label={row.pushTypeNm}
                  checked={row.useYn === 'Y'}
                  onChange={(wanted) => void change([row.pushType], wanted)}
                />
              }
            />
          ))}
        </Rows>
      </Card>
    </SettingsPage>
  )
}
