import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import { TypeList } from '#src/patterns/type-list.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { patternsQuery } from './report.queries.ts'

/** What stands for each pattern. */
const DISHES: Readonly<Record<string, string>> = {
  LUNCH: '고등어구이',
  EVEN: '비빔밥',
  DINNER: '된장찌개',
  EVENING: '순두부찌개',
  MIXED: '김밥',
  GRAZE: '사과',
}

/** All patterns of eating, the member's own marked. */
export function PatternsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data: patterns, isError, isFetching, refetch } = useQuery(patternsQuery())
  return (
    <Sheet open onCloseRequest={onClose} title={t`식사 습관 여섯 가지`}>
      {isError && !patterns ? (
        <FailedPart
          bare
          icon={UtensilsCrossed}
          title={t`습관을 불러오지 못했어요`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
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
