import { useLingui } from '@lingui/react/macro'
import { RangeRows } from '#src/charts/range-rows.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { useNutrientWords } from '#src/domain/meal/use-nutrient-words.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'

type Code = Schemas['NutrientCode']

/** Of these there can be too little, of the others too much. */
const AT_LEAST: readonly Code[] = ['PROTEIN', 'FIB', 'CALCIUM']

/** What a day of the week held on average, beside what is asked for. Only nutrients with a measure are there. */
export function WeekNutrients({ nutrients }: { nutrients: Schemas['PatternReport']['nutrientList'] }) {
  const { t } = useLingui()
  const names: Record<Code, string> = {
    CHO: t`탄수화물`,
    PROTEIN: t`단백질`,
    FAT: t`지방`,
    SUGAR: t`당류`,
    FIB: t`식이섬유`,
    NA: t`나트륨`,
    CALCIUM: t`칼슘`,
  }
  const words = useNutrientWords()
  const rows = nutrients.flatMap(({ nutrientCode, unit, eatVal, stdVal, statusCode }) => {
    if (stdVal === null) return []
    const isLeast = AT_LEAST.includes(nutrientCode)
    const std = formatQuantity(stdVal, unit)
    return [
      {
        key: nutrientCode,
        name: names[nutrientCode],
        ...(statusCode !== null && { word: words[statusCode] }),
        value: eatVal,
        valueText: formatQuantity(eatVal, unit),
        min: isLeast ? stdVal : null,
        max: isLeast ? null : stdVal,
        advised: isLeast ? t`하루 ${std} 이상` : t`하루 ${std} 이하`,
      },
    ]
  })
  if (rows.length === 0) return null
  return (
    <Card>
      <CardHead title={t`하루 영양, 평균`} />
      <RangeRows withWords label={t`하루 기준과 비교`} rows={rows} />
    </Card>
  )
}
