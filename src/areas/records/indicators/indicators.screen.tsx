import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { ShowOrderPage } from '#src/patterns/show-order-page.tsx'
import { useShowOrder } from '#src/patterns/use-show-order.ts'
import { indicatorSettingsQuery, useSaveIndicators } from './indicators.queries.ts'

/** Which indicators the health log shows, and in which order. */
export function IndicatorsScreen() {
  const { t } = useLingui()
  const { data: saved } = useSuspenseQuery(indicatorSettingsQuery())
  const { sendAsync } = useSaveIndicators()
  const { rows, change } = useShowOrder(saved, (wanted) =>
    sendAsync({
      body: {
        indicatorList: wanted.flatMap(({ id, shown }) => {
          const row = saved.find((each) => each.id === id)
          if (!row) return []
          return [{ indicatorCode: row.id, shwYn: shown ? 'Y' : 'N' }]
        }),
      },
    }),
  )
  const isAllHidden = rows.every(({ shown }) => !shown)
  return (
    <ShowOrderPage
      bar={<ScreenBar backTo="/healthlog/healthlog" titleAs="p" />}
      lead={{ title: t`무엇을 볼까요?`, below: t`켜고 끄고, 끌어서 순서를 바꿔요. 바로 저장돼요.` }}
      label={t`지표`}
      rows={rows}
      onChange={change}
      note={isAllHidden ? t`모두 껐어요. 다시 보려면 하나를 켜 주세요.` : undefined}
    />
  )
}
