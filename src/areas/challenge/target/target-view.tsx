import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { goBack } from '#src/app/navigation.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { joinFields, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { RadioRows } from '#src/ui/radio-rows/radio-rows.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { chosenAtFirst, OWN, ownValue, type Choice, type Level, type Target } from './target.ts'
import { choicesQuery, levelsQuery, targetQuery, useSaveTarget } from './target.queries.ts'

/** What somebody sets out to reach: chosen until the second day, read from then on. */
export function TargetView({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const [{ data: target }, { data: choices }, { data: levels }] = useSuspenseQueries({
    queries: [targetQuery(chalnCode), choicesQuery(chalnCode), levelsQuery(chalnCode)],
  })
  const choice = choices[0]
  if (target.changeYn === 'N') return <FixedTarget target={target} />
  if (choice !== undefined) return <OwnTarget chalnCode={chalnCode} target={target} choice={choice} levels={levels} />
  return (
    <DetailPage
      bar={<Bar chalnCode={chalnCode} />}
      instead={
        <EmptyState
          level={1}
          title={t`먼저 체중을 적어 주세요`}
          text={t`지금에서 얼마나 갈지 함께 정해요.`}
          action={<Button render={<Link to="/healthlog/WeightRecord" />}>{t`체중 적기`}</Button>}
        />
      }
    />
  )
}

function Bar({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  return <ScreenBar titleAs="p" title={t`나의 목표`} backTo={`/challenge/ChallengeDetail?chalnCode=${chalnCode}`} />
}

function FixedTarget({
  target: { chalnCode, targetNm, unitNm, startVal, nowVal, goalVal, achieveRate },
}: {
  target: Target
}) {
  const { t } = useLingui()
  const shown = (value: string | null) => (value === null ? t`기록이 없어요` : `${value} ${unitNm}`)
  return (
    <DetailPage
      bar={<Bar chalnCode={chalnCode} />}
      lead={{
        title: achieveRate === null ? targetNm : t`목표까지\n${achieveRate}% 왔어요`,
        below: t`시작한 뒤에는 목표를 바꿀 수 없어요.`,
      }}
    >
      <Card label={targetNm}>
        <Rows>
          <ListRow tight title={t`시작`} end={<b>{shown(startVal)}</b>} />
          <ListRow tight title={t`지금`} end={<b>{shown(nowVal)}</b>} />
          <ListRow
            tight
            title={t`목표`}
            end={<b>{goalVal === null ? t`정하지 않았어요` : `${goalVal} ${unitNm}`}</b>}
          />
        </Rows>
      </Card>
    </DetailPage>
  )
}

interface Choosing {
  chalnCode: string
  target: Target
  choice: Choice
  levels: readonly Level[]
}

function OwnTarget(props: Choosing) {
  const router = useRouter()
  return (
    <TargetForm
      {...props}
      bar={<Bar chalnCode={props.chalnCode} />}
      onSaved={() => goBack(router, `/challenge/ChallengeDetail?chalnCode=${props.chalnCode}`)}
    />
  )
}

/** A level or an own value; `children`: another way on. */
export function TargetForm({
  chalnCode,
  target,
  choice,
  levels,
  bar,
  onSaved,
  children,
}: Choosing & { bar: ReactNode; onSaved: () => void; children?: ReactNode }) {
  const { t } = useLingui()
  const [filled, fill, forget] = useDraft<{ chosen?: string; typed?: string }>(`target ${chalnCode}`, joinFields)
  const {
    chosen = chosenAtFirst(target, levels, choice),
    typed = target.optCode === null ? (target.goalVal ?? '') : '',
  } = filled ?? {}
  const [error, setError] = useState<string>()
  const save = useSaveTarget()
  const { minVal, maxVal, unitNm } = choice
  const ends = t`${minVal}에서 ${maxVal} ${unitNm} 사이`

  const send = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const level = levels.find(({ optCode }) => optCode === chosen)
    const goalVal = level?.goalVal ?? ownValue(typed, choice)
    if (goalVal === undefined) return setError(t`${ends}로 적어 주세요`)
    try {
      await save.sendAsync({ body: { chalnCode, targetCode: 'BW', goalVal, ...(level && { optCode: level.optCode }) } })
      forget()
      onSaved()
    } catch (failure) {
      const isLocked = failure instanceof ApiError && failure.kind === 'status' && failure.code === 'locked'
      setError(isLocked ? t`시작한 뒤에는 목표를 바꿀 수 없어요.` : t`저장하지 못했어요. 다시 시도해 주세요.`)
    }
  }
  return (
    <FlowPage
      bar={bar}
      title={t`어디까지\n가 볼까요?`}
      help={t`무리하지 않는 만큼이 가장 오래가요.`}
      form={{ onSubmit: (submitted) => void send(submitted), noValidate: true }}
      action={<Button type="submit" size="l" block busy={save.isPending}>{t`이 목표로 하기`}</Button>}
    >
      <Card label={t`목표`}>
        <RadioRows
          label={t`목표`}
          name="target"
          value={chosen}
          error={chosen === OWN ? undefined : error}
          onChange={(value) => {
            fill({ ...filled, chosen: value })
            setError(undefined)
          }}
          options={[
            ...levels.map(({ optCode, optNm, goalVal, descTxt }) => ({
              value: optCode,
              title: `${goalVal} ${unitNm} · ${optNm}`,
              sub: descTxt,
            })),
            { value: OWN, title: t`직접 적기`, sub: ends },
          ]}
        />
        {chosen === OWN ? (
          <TextField
            sunken
            label={t`바라는 체중`}
            inputMode="decimal"
            value={typed}
            error={error}
            onChange={(text) => {
              fill({ ...filled, typed: text })
              setError(undefined)
            }}
          />
        ) : null}
      </Card>
      {children}
    </FlowPage>
  )
}
