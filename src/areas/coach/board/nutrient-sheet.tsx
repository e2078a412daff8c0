import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { useRangeRows } from '../nutrients/use-range-rows.ts'
import { nutrientTableQuery } from './board.queries.ts'
import css from './board.module.css'

/** What each nutrient is for, how much is advised, and where it is. */
export function NutrientSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const toRows = useRangeRows()
  const table = useQuery(nutrientTableQuery())
  const advised = (row: NonNullable<typeof table.data>[number]) =>
    toRows([
      {
        code: row.nutrientCode,
        name: row.nutrientNm,
        unit: row.unitNm,
        value: null,
        min: row.minVal,
        max: row.maxVal,
        status: null,
      },
    ])[0]?.advised
  return (
    <Sheet open onCloseRequest={onClose} title={t`하루 기준`}>
      {table.isError ? (
        <FailedPart
          bare
          icon={ClipboardList}
          title={t`기준을 불러오지 못했어요`}
          onRetry={() => void table.refetch()}
        />
      ) : null}
      <dl className={css.table}>
        {(table.data ?? [])
          .filter(({ nutrientCode }) => !(numbersOff && nutrientCode === 'KCAL'))
          .map((row) => (
            <div key={row.nutrientCode}>
              <dt>
                {row.nutrientNm}
                <b>{advised(row) ?? t`목표를 정하면 보여요`}</b>
              </dt>
              <dd>{row.descTxt}</dd>
              <dd>{splitJoined(row.foodTxt).join(', ')}</dd>
            </div>
          ))}
      </dl>
      <p
        className={css.sources}
      >{t`한국인 영양소 섭취기준과 세계보건기구 지침을 따라, 성별과 나이, 열량 목표로 정했어요.`}</p>
    </Sheet>
  )
}
