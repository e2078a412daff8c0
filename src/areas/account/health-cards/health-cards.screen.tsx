import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { ShowOrderPage } from '#src/patterns/show-order-page.tsx'
import { useShowOrder } from '#src/patterns/use-show-order.ts'
import { activityShownQuery, healthCardsQuery, useSaveHealthCards } from './health-cards.queries.ts'

/** What home tells of health, and in which order. */
export function HealthCardsScreen() {
  const { t } = useLingui()
  const { data: saved } = useSuspenseQuery(healthCardsQuery())
  const { sendAsync } = useSaveHealthCards()
  const { rows, change } = useShowOrder(saved, (wanted) =>
    sendAsync({
      body: wanted.flatMap(({ id, shown }, index) => {
        const row = saved.find((each) => each.id === id)
        if (!row) return []
        return [{ healthCardCode: row.id, shwYn: shown ? 'Y' : 'N', orderSeq: index + 1 }]
      }),
    }),
  )
  const numbersOff = useNumbersOff()
  const { data: isActivityShown = true } = useQuery(activityShownQuery())
  const shown = rows.filter((row) => row.shown)
  /** What keeps home from showing it all the same. */
  const note = () => {
    if (shown.length === 0) return t`모두 껐어요. 다시 보려면 하나를 켜 주세요.`
    if (!isActivityShown) return t`홈 편집에서 오늘 활동을 꺼 두어 지금은 홈에 없어요.`
    return numbersOff && shown.some(({ id }) => id === 'EAT')
      ? t`숫자 없이 보기를 켜 두어 먹은 열량은 이 기기에서 보이지 않아요.`
      : undefined
  }
  return (
    <ShowOrderPage
      bar={<ScreenBar backTo="/my/menu" titleAs="p" />}
      lead={{ title: t`홈에서 무엇을 볼까요?`, below: t`켜고 끄고, 끌어서 순서를 바꿔요. 바로 저장돼요.` }}
      label={t`건강 카드`}
      rows={rows}
      onChange={change}
      note={note()}
    />
  )
}
