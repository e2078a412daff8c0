import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import type { Schemas } from '#src/contract/schemas.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { allPracticesQuery, useSaveChosenDailyActs } from './practice.queries.ts'
import { MOST_PRACTICES } from './practice.ts'
import css from './practice.module.css'

const KINDS = ['MEAL', 'EXERCISE', 'SLEEP', 'MIND'] as const

/** Which practices hold from today on. Days gone by keep theirs. */
export function ChooseSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const all = useQuery(allPracticesQuery())
  return (
    <Sheet open onCloseRequest={onClose} title={t`실천 고르기`}>
      {all.isError ? (
        <FailedPart bare icon={ListChecks} title={t`실천을 불러오지 못했어요`} onRetry={() => void all.refetch()} />
      ) : null}
      {all.data ? <Choices all={all.data} onClose={onClose} /> : null}
    </Sheet>
  )
}

function Choices({ all, onClose }: { all: readonly Schemas['DailyActMst'][]; onClose: () => void }) {
  const { t } = useLingui()
  const choose = useSaveChosenDailyActs()
  const [chosen, setChosen] = useState(() =>
    all.filter(({ selectYn }) => selectYn === 'Y').map(({ actCode }) => actCode),
  )
  const names = { MEAL: t`먹을 때`, EXERCISE: t`움직일 때`, SLEEP: t`잘 때`, MIND: t`쉴 때` }
  const full = chosen.length >= MOST_PRACTICES
  // A new one goes behind those that were there.
  const turn = (code: string, on: boolean) => setChosen(on ? [...chosen, code] : chosen.filter((each) => each !== code))
  return (
    <>
      {KINDS.map((kind) => (
        <section key={kind} className={css.kind}>
          <h3 id={`kind-${kind}`}>{names[kind]}</h3>
          <Rows labelledBy={`kind-${kind}`}>
            {all
              .filter(({ categoryCode }) => categoryCode === kind)
              .map(({ actCode, actNm, actDesc }) => {
                const on = chosen.includes(actCode)
                return (
                  <ListRow
                    key={actCode}
                    as="label"
                    title={actNm}
                    sub={actDesc}
                    end={
                      <Checkbox
                        hideLabel
                        label={actNm}
                        checked={on}
                        disabled={full && !on}
                        onChange={(next) => turn(actCode, next)}
                      />
                    }
                  />
                )
              })}
          </Rows>
        </section>
      ))}
      {full ? <p className={css.none}>{t`열 가지까지 고를 수 있어요.`}</p> : null}
      <div className={css.save}>
        <Button
          size="l"
          block
          busy={choose.isPending}
          onClick={() => choose.send({ body: { actCodeList: chosen } }, onClose)}
        >
          {chosen.length === 0 ? t`모두 쉬기` : t`${chosen.length}가지로 저장하기`}
        </Button>
      </div>
    </>
  )
}
