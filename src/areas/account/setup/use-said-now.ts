import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { homeUrlQuery } from '#src/app/first-screen.ts'
import { shakeQuery, shakeUrlQuery, toastTimeQuery } from '#src/app/settings/settings.queries.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { isUnused } from '../health-consent/health-rules.ts'
import {
  agreementsQuery,
  healthCardsQuery,
  healthRulesQuery,
  homeCardsQuery,
  pushQuery,
  quickMenuQuery,
} from './setup.queries.ts'

/** What each setting is now, by the path of its page; a setting that has not come says nothing. */
export function useSaidNow(isSignedIn: boolean): Partial<Record<string, string>> {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const nameOf = (ko: string, en: string | null | undefined) => (language === 'en' && en) || ko
  const numbersOff = useNumbersOff()
  const enabled = isSignedIn
  const { data: first } = useQuery({ ...homeUrlQuery(), enabled })
  const { data: quick } = useQuery({ ...quickMenuQuery(), enabled })
  const { data: cards } = useQuery({ ...healthCardsQuery(), enabled })
  const { data: homeCards } = useQuery({ ...homeCardsQuery(), enabled })
  const { data: shake } = useQuery({ ...shakeQuery(), enabled })
  const { data: shaken } = useQuery({ ...shakeUrlQuery(), enabled })
  const { data: stay } = useQuery({ ...toastTimeQuery(), enabled })
  const { data: push } = useQuery({ ...pushQuery(), enabled })
  const { data: rules } = useQuery({ ...healthRulesQuery(), enabled })
  const { data: agreements } = useQuery({ ...agreementsQuery(), enabled })

  const home = first?.homeUrlList.find(({ homeUrl }) => homeUrl === first.homeUrl) ?? first?.homeUrlList[0]
  const opened = shaken?.urlList.find(({ url }) => url === shaken.url)
  const name = opened && nameOf(opened.urlNm, opened.urlNmEng)
  const switches = rules?.filter((rule) => !isUnused(rule))
  const free = agreements?.filter(({ mustYn }) => mustYn === 'N')
  const seconds = stay && i18n.number(stay.toastTimeOut, { minimumFractionDigits: 1 })
  const [cardCount, kinds, wanted, ruleTotal, ruleCount, freeTotal, freeCount] = [
    cards && countOf(cards, ({ shwYn }) => shwYn),
    push?.length,
    push && countOf(push, ({ useYn }) => useYn),
    switches?.length,
    switches && countOf(switches, ({ agreeYn }) => agreeYn),
    free?.length,
    free && countOf(free, ({ agreeYn }) => agreeYn),
  ]
  const isActivityOff = homeCards?.some(({ menuId, showYn }) => menuId === 'activity' && showYn === 'N')
  const atHome = () => {
    if (!cards || cardCount === undefined) return undefined
    if (cardCount === 0) return t`모두 껐어요`
    if (isActivityOff) return t`홈 편집에서 오늘 활동을 껐어요`
    // What is kept out of sight on this device is not seen at home either.
    const seenCount =
      cardCount -
      (numbersOff && cards.some(({ healthCardCode, shwYn }) => healthCardCode === 'EAT' && shwYn === 'Y') ? 1 : 0)
    return seenCount === 0 ? undefined : t`홈에서 ${seenCount}가지를 봐요`
  }
  return {
    '/my/settingHome': home && nameOf(home.homeUrlNm, home.homeUrlNmEng),
    '/my/settingQuickMenu': quick?.map(({ menuNm }) => menuNm).join(', '),
    '/my/settingHealthShw': atHome(),
    '/my/settingShake':
      shake === undefined
        ? undefined
        : shake.shakeSettingYn === 'N'
          ? t`꺼져 있어요`
          : name && t`${name} 화면이 열려요`,
    '/mypage/toast': seconds && t`${seconds}초 동안 머물러요`,
    '/mypage/push/list':
      wanted === undefined
        ? undefined
        : wanted === 0
          ? t`아무것도 받지 않아요`
          : t`${kinds}가지 가운데 ${wanted}가지를 받아요`,
    '/my/settingAgree': ruleCount === undefined ? undefined : t`${ruleTotal}가지 가운데 ${ruleCount}가지에 동의했어요`,
    '/my/settingUseService':
      freeCount === undefined ? undefined : t`선택 동의 ${freeTotal}가지 가운데 ${freeCount}가지에 동의했어요`,
  }
}

const countOf = <Row>(rows: readonly Row[], isSo: (row: Row) => 'Y' | 'N'): number =>
  rows.filter((row) => isSo(row) === 'Y').length
