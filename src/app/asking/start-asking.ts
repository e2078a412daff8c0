import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { Schemas } from '#src/contract/schemas.ts'
import { clockOf, minutesLater } from '#src/lib/wire-time.ts'
import { createBridge, type BridgeHost } from '#src/shell/bridge.ts'
import { parsePlatform } from '#src/shell/platform.ts'
import { followSaved, type Saved } from './follow-saved.ts'
import type { Promised } from './ask-for-push.tsx'

/**
 * From now on the app asks by itself, right after something went well: a shell for notifications, a browser for its
 * home screen.
 */
export function startAsking(queries: QueryClient): void {
  if (parsePlatform(navigator.userAgent).kind === 'desktop') return void startOffering(queries)
  followSaved(queries, (saved) => void offerPush(queries, saved))
  void import('./old-shell.ts').then(({ tellOldShell }) => tellOldShell(queries, new Date()))
}

async function startOffering(queries: QueryClient): Promise<void> {
  const { askToInstall, noteVisit } = await import('./ask-to-install.tsx')
  noteVisit(new Date())
  followSaved(queries, (saved) => {
    // Without a worker there is nothing that would open without a connection.
    if ((saved.is === 'record' || saved.is === 'order') && navigator.serviceWorker?.controller)
      void askToInstall(new Date())
  })
}

async function offerPush(queries: QueryClient, saved: Saved): Promise<void> {
  const promised = promisedBy(queries, saved)
  if (!promised) return
  const { askForPush } = await import('./ask-for-push.tsx')
  await askForPush(createBridge(window as Window & BridgeHost), promised, Date.now())
}

/** The message that will come for what was saved. */
export function promisedBy(queries: QueryClient, saved: Saved): Promised | undefined {
  if (saved.is === 'order') {
    // What the operation answers; the client has checked it.
    const { pickupNo, pickupPlace, pickupTm, menuDt } = saved.answer as Schemas['SmartOrderDetail']
    const place = pickupPlace
    const number = pickupNo ?? ''
    return {
      kind: 'order',
      title: i18n._(msg`지금 받을 수 있어요`),
      text: i18n._(msg`받는 번호 ${number} · ${place}`),
      // Ten minutes before its time it lies ready, and the notice goes.
      at: clockOf(minutesLater(`${menuDt}${pickupTm}`, -10)),
    }
  }
  if (saved.is === 'appointment') {
    const clock = `${saved.rsrvDtm.slice(8, 10)}:${saved.rsrvDtm.slice(10, 12)}`
    return {
      kind: 'appointment',
      title: i18n._(msg`내일 약속이 있어요`),
      text: i18n._(msg`내일 ${clock}, 예약한 시간에 만나요.`),
      at: '18:00',
    }
  }
  if (saved.is !== 'like') return undefined
  const menus = queries.getQueriesData<Schemas['TodayMenu']>({ queryKey: ['/api/menu/getTodayMenuList'] })
  const row = menus.flatMap(([, menu]) => menu?.menuList ?? []).find(({ menuCode }) => menuCode === saved.menuCode)
  // The answer lies in the cache as it came: a course may be without the list of its dishes.
  const dishes: Schemas['TodayMenu']['menuList'][number]['dishList'] | null | undefined = row?.dishList
  const main = dishes?.[0]
  if (main === undefined) return undefined
  const dish = (i18n.locale === 'en' && main.menuNameEng) || main.menuName
  return {
    kind: 'like',
    title: i18n._(msg`오늘 점심에 좋아하는 메뉴가 나와요`),
    text: dish,
    // An hour before lunch.
    at: '10:30',
  }
}
