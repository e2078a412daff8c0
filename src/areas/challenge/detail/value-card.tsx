import { useLingui } from '@lingui/react/macro'
import type { DataOf } from '#src/contract/query.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { langOf } from '../challenge.ts'

type Value = DataOf<'post', '/api/chalen/challenge/report/getResultReport'>['valueList'][number]

/** What was measured, and what it was before; the operator's words. */
export function ValueCard({ values }: { values: readonly Value[] }) {
  const { t } = useLingui()
  if (values.length === 0) return null
  return (
    <Card>
      <CardHead id="changed" title={t`달라진 것`} />
      <Rows labelledBy="changed">
        {values.map(({ valueNm, valueTxt, prevTxt }) => (
          <ListRow
            key={valueNm}
            tight
            title={<span lang={langOf(valueNm)}>{valueNm}</span>}
            sub={
              prevTxt === null ? undefined : (
                <span>
                  {t`전에는`} <span lang={langOf(prevTxt)}>{prevTxt}</span>
                </span>
              )
            }
            end={<b lang={langOf(valueTxt)}>{valueTxt}</b>}
          />
        ))}
      </Rows>
    </Card>
  )
}
