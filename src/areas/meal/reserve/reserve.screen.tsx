import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLanguage } from '#src/app/use-language.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { formatDay } from '#src/lib/days.ts'
import { Card } from '#src/ui/card/card.tsx'
import { itemQuery } from './reserve.queries.ts'
import { OrderForm } from './order-form.tsx'

/** A reservation by its address: the same form as over the list. */
export function ReserveScreen({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { data: item } = useSuspenseQuery(itemQuery(id))
  const name = (language === 'en' && item.menuNameEng) || item.menuName
  // A course is chosen from the menu, a kit from its own list.
  const elsewhere = () =>
    void (item.prodSeq === null ? navigate({ to: '/menu/todayMenu' }) : navigate({ to: '/meal/takeHomeList' }))
  return (
    <FlowPage
      bar={<ScreenBar titleAs="p" backTo={item.prodSeq === null ? '/menu/todayMenu' : '/meal/takeHomeList'} />}
      title={t`몇 시에 받으실까요?`}
      help={[name, formatDay(item.menuDt, i18n.locale, 'medium'), item.pickupPlace].join(' · ')}
    >
      <Card>
        <OrderForm
          id={id}
          elsewhere={elsewhere}
          onDone={({ smartOrderSeq }) =>
            void navigate({ to: '/meal/reserve', search: { smartOrderSeq }, replace: true })
          }
        />
      </Card>
    </FlowPage>
  )
}
