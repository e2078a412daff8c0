import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ShowOrderPage } from '#src/patterns/show-order-page.tsx'
import { useShowOrder } from '#src/patterns/use-show-order.ts'
import { healthCardsQuery, useSaveHealthCards } from './health-cards.queries.ts'

/** What home tells of health, and in which order. */
export function HealthCardsScreen() {
  const { t } = useLingui()
  const { data: saved } = useSuspenseQuery(healthCardsQuery())
  const { sendAsync } = useSaveHealthCards()
  const { rows, change } = useShowOrder(saved, (wanted) =>
    sendAsync({
      body: wanted.flatMap(({ id, shown }, index) => {
        const row = saved.find((each) => each.id === id)
        return row ? [{ healthCardCode: row.id, shwYn: shown ? 'Y' : 'N', orderSeq: index + 1 }] : []
      }),
    }),
  )
  const isAllHidden = rows.every(({ shown }) => !shown)
  return (
    <ShowOrderPage
      bar={<ScreenBar backTo="/my/menu" titleAs="p" />}
      lead={{ title: t`홈에서 무엇을 볼까요?`, below: t`켜고 끄고, 끌어서 순서를 바꿔요. 바로 저장돼요.` }}
      label={t`건강 카드`}
      rows={rows}
      onChange={change}
      note={isAllHidden ? t`모두 껐어요. 다시 보려면 하나를 켜 주세요.` : undefined}
    />
  )
}
