import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { builtScreens } from '#src/app/built-screens.ts'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { HOME, homeUrlQuery } from '#src/app/first-screen.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { SettingsPage } from '#src/patterns/settings-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { useSaveFirstScreen } from './first-screen.queries.ts'
import { ScreenPicture } from './screen-picture.tsx'

/** Which screen the app opens with. [MYP-04] */
export function FirstScreenScreen() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const screens = new Set(builtScreens(useRouter()).map(({ path }) => path))
  const { data } = useSuspenseQuery(homeUrlQuery())
  const { send } = useSaveFirstScreen()
  const choices = data.homeUrlList.filter(({ homeUrl }) => screens.has(homeUrl))
  const words: Partial<Record<string, string>> = {
    '/main': t`오늘 할 것과 다음 끼니`,
    '/menu/todayMenu': t`점심에 무엇이 나오는지`,
    '/healthlog/healthlog': t`재고 적은 것`,
    '/challenge/challenge': t`함께 걷는 동료`,
  }
  return (
    <SettingsPage
      bar={<ScreenBar backTo="/mypage/setup" titleAs="p" />}
      lead={<Lead title={t`앱을 열면\n무엇부터 볼까요?`} below={t`다음에 열 때부터 먼저 나와요.`} />}
    >
      <Card>
        <RadioRows
          label={t`첫 화면`}
          name="first-screen"
          // What was chosen and is no longer offered counts as home.
          value={choices.some(({ homeUrl }) => homeUrl === data.homeUrl) ? data.homeUrl : HOME}
          onChange={(homeUrl) => send({ body: { homeUrl } })}
          options={choices.map(({ homeUrl, homeUrlNm, homeUrlNmEng }) => ({
            value: homeUrl,
            title: (language === 'en' && homeUrlNmEng) || homeUrlNm,
            sub: words[homeUrl],
            lead: <ScreenPicture of={homeUrl} />,
          }))}
        />
      </Card>
    </SettingsPage>
  )
}
