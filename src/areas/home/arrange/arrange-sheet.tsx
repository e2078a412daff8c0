import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLanguage } from '#src/app/use-language.ts'
import { useShowOrder } from '#src/patterns/use-show-order.ts'
import { Fine } from '#src/ui/page/page.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { ShowOrder } from '#src/ui/show-order/show-order.tsx'
import { widgetsQuery } from '../hub/home.queries.ts'
import { useSaveWidgets } from './arrange.queries.ts'

interface Props {
  onClose: () => void
  /** Something was changed, and the last of it is saved or has failed. */
  onArranged: () => void
}

/** The next meal is what home is for. */
const ALWAYS = 'meal'

/**
 * Which cards home has, and in which order. Each step is saved; home is laid out by it once this has closed. [MYP-14]
 */
export function ArrangeSheet({ onClose, onArranged }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data: cards = [] } = useQuery(widgetsQuery())
  const { sendAsync } = useSaveWidgets()
  const saving = useRef<Promise<unknown>>(undefined)
  const saved = cards.map(({ menuId, menuNm, menuNmEng, showYn }) => ({
    id: menuId,
    name: language === 'en' ? menuNmEng : menuNm,
    shown: showYn === 'Y',
    locked: menuId === ALWAYS,
  }))
  const { rows, change } = useShowOrder(saved, (wanted) => {
    saving.current = sendAsync({ body: { menuIdList: wanted.filter(({ shown }) => shown).map(({ id }) => id) } })
    return saving.current
  })
  const close = () => {
    onClose()
    void saving.current?.then(onArranged, onArranged)
  }
  const name = t`홈 편집`
  return (
    <Sheet open title={name} onCloseRequest={close}>
      {/* A row that is drawn down takes the sheet along otherwise. */}
      <div data-base-ui-swipe-ignore>
        <ShowOrder label={name} rows={rows} onChange={change} />
      </div>
      <Fine>{t`켜고 끄고, 끌어서 순서를 바꿔요. 오늘 식단은 늘 있어요.`}</Fine>
    </Sheet>
  )
}
