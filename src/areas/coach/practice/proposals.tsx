import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { allPracticesQuery, useSaveChosenDailyActs } from './practice.queries.ts'
import { proposals } from './practice.ts'

/** Three to begin with, for who has chosen none. */
export function Proposals() {
  const { t } = useLingui()
  const { data = [] } = useQuery(allPracticesQuery())
  const choose = useSaveChosenDailyActs()
  const [taken, setTaken] = useState<readonly string[]>([])
  // A choice is sent whole: one that was taken a moment before goes along, or the later one would take its place.
  const take = (actCode: string) => {
    const actCodeList = [...new Set([...taken, actCode])]
    setTaken(actCodeList)
    choose.send({ body: { actCodeList } })
  }
  if (data.length === 0) return null
  return (
    <Card>
      <CardHead title={t`이런 것부터 해 보세요`} id="proposals" />
      <Rows labelledBy="proposals">
        {proposals(data).map(({ actCode, actNm, actDesc }) => (
          <ListRow
            key={actCode}
            title={actNm}
            sub={actDesc}
            end={
              <Button
                kind="soft"
                size="s"
                aria-label={t`${actNm}, 해 볼게요`}
                busy={choose.sending?.body.actCodeList.includes(actCode)}
                onClick={() => take(actCode)}
              >
                {t`해 볼게요`}
              </Button>
            }
          />
        ))}
      </Rows>
    </Card>
  )
}
