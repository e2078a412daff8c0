import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TypeList } from '#src/patterns/type-list.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { patternsQuery } from './report.queries.ts'

/** What stands for each pattern. */
const DISHES: Readonly<Record<string, string>> = { LUNCH: '고등어구이', EVEN: '비빔밥', EVENING: '순두부찌개', GRAZE: '사과' }

/** All patterns of eating, the member's own marked. */
export function PatternsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data: patterns } = useQuery(patternsQuery())
  return (
    <Sheet open onCloseRequest={onClose} title={t`식사 습관 네 가지`}>
      {patterns ? (
        <TypeList
          label={t`식사 습관`}
          types={patterns.map(({ patternCode, patternNm, descTxt, myYn }) => ({
            key: patternCode,
            name: patternNm,
            text: descTxt,
            dish: DISHES[patternCode] ?? '비빔밥',
            ...(myYn === 'Y' && { mine: t`내 습관` }),
          }))}
        />
      ) : null}
    </Sheet>
  )
}
