import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useKeepingRule } from '#src/domain/consent/keeping-consent.queries.ts'
import { WithoutConsent } from '#src/domain/consent/without-consent.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { recommendedQuery } from '../hub/exercise.queries.ts'
import { ProgrammeRow } from '../programme/programme-rows.tsx'
import { useSaveRecommendedRoutine } from './custom.queries.ts'
import css from './custom.module.css'

/** What fits the answers, each with its reason; those that are ticked become the routine, in this order. */
export function Recommended({ onKept, onSurvey, more }: { onKept(): void; onSurvey(): void; more: ReactNode }) {
  const { t } = useLingui()
  const { data: recommended } = useSuspenseQuery(recommendedQuery())
  const keep = useSaveRecommendedRoutine()
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    recommended.filter(({ isKept }) => isKept).map(({ programme }) => programme.code),
  )
  const rule = useKeepingRule()
  const bar = <ScreenBar titleAs="p" backTo="/healthlog/exercise" />
  // What hurts is not read without the consent: nothing is chosen by it, and what is kept stands in the routine.
  if (rule !== undefined && rule.agreeYn !== 'Y') {
    return (
      <ListPage bar={bar} lead={{ title: t`지금은 대답으로 고르지 않아요` }}>
        <WithoutConsent />
        {more}
      </ListPage>
    )
  }
  if (recommended.length === 0) {
    return (
      <ListPage
        bar={bar}
        instead={
          <EmptyState
            level={1}
            title={t`맞는 운동을 찾지 못했어요`}
            text={t`대답을 바꾸면 다른 운동이 나와요.`}
            action={<Button onClick={onSurvey}>{t`다시 대답하기`}</Button>}
          />
        }
      />
    )
  }
  const prgmCodeList = recommended.map(({ programme }) => programme.code).filter((code) => chosen.includes(code))
  const count = prgmCodeList.length
  return (
    <ListPage
      bar={bar}
      lead={{ title: t`대답에 맞는 운동이에요`, below: t`하고 싶은 것을 골라 내 운동에 담아요.` }}
      action={
        <Button size="l" block busy={keep.isPending} onClick={() => keep.send({ body: { prgmCodeList } }, onKept)}>
          {count === 0 ? t`담지 않고 마치기` : t`${count}가지 담기`}
        </Button>
      }
    >
      {recommended.map(({ programme, reason }) => (
        <Card key={programme.code} label={programme.name}>
          <Rows>
            <ProgrammeRow programme={programme} />
          </Rows>
          <p className={css.reason}>{reason}</p>
          <Checkbox
            label={t`내 운동에 담기`}
            aria-label={t`${programme.name}, 내 운동에 담기`}
            checked={chosen.includes(programme.code)}
            onChange={(on) =>
              setChosen(on ? [...chosen, programme.code] : chosen.filter((code) => code !== programme.code))
            }
          />
        </Card>
      ))}
      {more}
      <Button kind="text" onClick={onSurvey}>{t`다시 대답하기`}</Button>
      <Fine>{t`대답과 운동 설정에 따라 정해진 규칙으로 골라요. 진단이나 처방이 아니에요.`}</Fine>
      <Fine>{t`쉬운 것부터 조금씩 늘리는 것은 세계보건기구 신체활동 지침(2020)을 따르고, 나머지 규칙은 저희가 정했어요.`}</Fine>
    </ListPage>
  )
}
