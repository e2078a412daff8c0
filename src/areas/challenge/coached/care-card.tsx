import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { habitsOf, measuredOf, type Care } from './coached.ts'
import { afterQuery, beforeQuery } from './coached.queries.ts'
import css from './coached.module.css'

/** Where it began. */
export function BeginCard({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const { data: before } = useQuery(beforeQuery(chalnCode))
  return before === undefined || before.careDt === null ? null : <CareCard title={t`시작할 때`} before={before} />
}

/** Where it began beside where it ended. */
export function CareCards({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const { data: before } = useQuery(beforeQuery(chalnCode))
  const { data: after } = useQuery(afterQuery(chalnCode))
  if (before === undefined || before.careDt === null || after === undefined) return null
  return (
    <CareCard
      title={after.careDt === null ? t`시작할 때` : t`처음과 끝`}
      before={before}
      after={after.careDt === null ? undefined : after}
    />
  )
}

function CareCard({ title, before, after }: { title: string; before: Care; after?: Care | undefined }) {
  const { t } = useLingui()
  const said = after ?? before
  const measured = measuredOf(before, after)
  const habits = habitsOf(before, after)
  const none = t`잰 적 없음`
  const ofFive = (score: number) => t`5점 가운데 ${score}점`
  return (
    <Card>
      <CardHead id="care" title={title} />
      {said.commentTxt === null ? null : (
        <blockquote className={css.comment} lang="ko">
          {said.commentTxt}
          {said.counselorNm === null ? null : <cite>{said.counselorNm}</cite>}
        </blockquote>
      )}
      <Rows labelledBy="care">
        {measured.map(({ code, name, unit, before: was, after: is }) => {
          const newest = after === undefined ? was : is
          return (
            <ListRow
              key={code}
              tight
              title={name}
              sub={after === undefined || was === null ? undefined : t`처음에는 ${was} ${unit}`}
              end={<b>{newest === null ? none : `${newest} ${unit}`}</b>}
            />
          )
        })}
        {habits.map(({ code, name, before: was, after: is }) => (
          <ListRow
            key={code}
            tight
            title={name}
            sub={is === null ? undefined : t`처음에는 ${was}점`}
            end={<b>{ofFive(is ?? was)}</b>}
          />
        ))}
      </Rows>
    </Card>
  )
}
