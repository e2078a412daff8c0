import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { allPracticesQuery, useChoose } from './practice.queries.ts'
import { proposals } from './practice.ts'

/** Three to begin with, for who has chosen none. */
export function Proposals() {
  const { t } = useLingui()
  const { data = [] } = useQuery(allPracticesQuery())
  const choose = useChoose()
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
              <Button kind="soft" size="s" aria-label={t`${actNm}, 해 볼게요`} busy={choose.sending?.body.actCodeList.includes(actCode)} onClick={() => choose.send({ body: { actCodeList: [actCode] } })}>
                {t`해 볼게요`}
              </Button>
            }
          />
        ))}
      </Rows>
    </Card>
  )
}
