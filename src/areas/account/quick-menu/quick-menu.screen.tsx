import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { builtScreens } from '#src/app/built-screens.ts'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { quickIcon } from '#src/domain/quick-menu/quick-icons.ts'
import { QuickTile, QuickTiles } from '#src/domain/quick-menu/quick-tiles.tsx'
import { ShowOrderPage } from '#src/patterns/show-order-page.tsx'
import { useShowOrder } from '#src/patterns/use-show-order.ts'
import { Card } from '#src/ui/card/card.tsx'
import css from './quick-menu.module.css'
import { quickMenuSettingsQuery, useSaveQuickMenu } from './quick-menu.queries.ts'
import { MOST_QUICK, shownFirst, withLocks } from './quick-menu.ts'

/** What stands one tap from home, and in which order; above the list home's row as it will be. */
export function QuickMenuScreen() {
  const { t } = useLingui()
  const router = useRouter()
  const { data: saved } = useSuspenseQuery(quickMenuSettingsQuery())
  const { sendAsync } = useSaveQuickMenu()
  const { rows, change } = useShowOrder(saved, (wanted) =>
    sendAsync({
      body: wanted.map(({ id, shown }, index) => ({ menuCode: id, shwYn: shown ? 'Y' : 'N', orderSeq: index + 1 })),
    }),
  )
  // A place that this version of the app has not learnt yet is kept as it is, unseen.
  const built = new Set<string>(builtScreens(router).map(({ screen }) => screen.name))
  const iconOf = new Map(saved.map(({ id, iconName }) => [id, quickIcon(iconName)]))
  const offered = withLocks(shownFirst(rows.filter(({ id }) => built.has(id)))).map((row) => ({
    ...row,
    icon: iconOf.get(row.id) ?? quickIcon(''),
  }))
  const unseen = rows.filter(({ id }) => !built.has(id))
  const most = MOST_QUICK
  return (
    <ShowOrderPage
      bar={<ScreenBar backTo="/my/menu" titleAs="p" />}
      lead={{ title: t`홈에 무엇을\n먼저 둘까요?`, below: t`${most}개까지 둘 수 있어요. 바로 저장돼요.` }}
      preview={
        <Card label={t`홈에서는 이렇게 보여요`}>
          <p className={css.how}>{t`홈에서는 이렇게 보여요`}</p>
          <QuickTiles>
            {offered
              .filter(({ shown }) => shown)
              .map(({ id, name, icon }) => (
                <QuickTile key={id} icon={icon} name={name} />
              ))}
          </QuickTiles>
        </Card>
      }
      label={t`빠른 메뉴`}
      rows={offered}
      onChange={(wanted) => change([...shownFirst(wanted), ...unseen])}
    />
  )
}
