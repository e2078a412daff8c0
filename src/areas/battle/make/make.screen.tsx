import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { joinFields, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { refusalOf, type NotIn } from './answer-once.ts'
import { battleQuery, colleaguesQuery, findMade, peopleQuery, useInsertBattle } from '../battle.queries.ts'
import { toBattle, toPerson } from '../battle.ts'
import css from '../match/battle.module.css'
import {
  draftAgain,
  emptyDraft,
  faultsOf,
  isTooLong,
  MOST_DAYS,
  MOST_SEATS,
  toForm,
  type Draft,
  type Fault,
} from './make.ts'
import { ColleaguePicker } from './colleague-picker.tsx'
import { NamesCard } from './names-card.tsx'
import { useRefusalWords } from './use-refusal-words.ts'
import { WhenCard } from './when-card.tsx'

/** Who is challenged, with whom, when and for what. `again`: a battle that is to be walked once more. */
export function MakeScreen({ again }: { again: number | undefined }) {
  const { t } = useLingui()
  const { data: info } = useSuspenseQuery(battleQuery())
  if (info.makeYn === 'Y') return again === undefined ? <Form kept="battle" /> : <Again batSeq={again} />
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/service/battle/BatList" />}
      instead={
        <EmptyState
          level={1}
          title={t`지금 하는 배틀이 있어요`}
          text={t`끝나면 다시 걸 수 있어요.`}
          action={<Button render={<Link to="/service/battle/Battle" replace />}>{t`배틀 보기`}</Button>}
        />
      }
    />
  )
}

function Again({ batSeq }: { batSeq: number }) {
  const today = dayIn(useLatestServerNow())
  const [{ start, end }] = useState(() => emptyDraft(today))
  const { data: info } = useSuspenseQuery(battleQuery(batSeq))
  const { data: people } = useSuspenseQuery(peopleQuery(batSeq))
  const { data: colleagues } = useSuspenseQuery(colleaguesQuery('', { startDt: start, endDt: end }))
  const free = colleagues.list.filter(({ inBattleYn }) => inBattleYn === 'N').map(({ memberKey }) => memberKey)
  const kept = `battle again ${String(batSeq)}`
  return info.battle === null ? (
    <Form kept={kept} />
  ) : (
    <Form kept={kept} first={draftAgain(today, toBattle(info.battle, today), people.map(toPerson), free)} />
  )
}

/** @param kept where what was filled in waits until it is sent */
function Form({ kept, first }: { kept: string; first?: Draft }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const today = dayIn(useLatestServerNow())
  const [begun] = useState(() => first ?? emptyDraft(today))
  const [filled, fill, forget] = useDraft<Partial<Draft>>(kept, joinFields)
  const draft: Draft = { ...begun, ...filled }
  const [isChecked, setChecked] = useState(false)
  const [why, setWhy] = useState<NotIn>()
  const make = useInsertBattle()
  const sayWhy = useRefusalWords()
  const { rival, mates, start, end } = draft
  const faults = isChecked ? faultsOf(draft, today) : []
  const set = (part: Partial<Draft>) => fill({ ...filled, ...part })
  const words: Record<Fault, string> = {
    rival: t`상대를 골라 주세요.`,
    name: t`배틀 이름을 적어 주세요.`,
    team: t`팀 이름을 적어 주세요.`,
    start: t`내일부터 시작할 수 있어요.`,
    end: t`시작한 날부터 ${MOST_DAYS}일까지 고를 수 있어요.`,
  }
  const errorOf = (fault: Fault) => (faults.includes(fault) ? words[fault] : undefined)
  const missing = (['rival', 'start', 'end'] as const).find((fault) => faults.includes(fault))
  const days = { startDt: start, endDt: end < start ? start : end }

  const send = async () => {
    setChecked(true)
    setWhy(undefined)
    if (faultsOf(draft, today).length > 0 || isTooLong(draft)) return
    const body = toForm(draft)
    let batSeq: number | undefined
    try {
      batSeq = (await make.sendAsync({ body })).batSeq
    } catch (error) {
      batSeq = await findMade(queryClient, body)
      if (batSeq === undefined) return setWhy(refusalOf(error))
    }
    forget()
    toast({ kind: 'good', text: t`초대를 보냈어요` })
    // By its number: without one the address means the battle that is still being counted.
    await navigate({ to: '/service/battle/Battle', search: { batSeq }, replace: true })
  }

  return (
    <FlowPage
      bar={<ScreenBar titleAs="p" backTo="/service/battle/BatList" />}
      title={t`누구에게 걸까요?`}
      help={t`두 팀이 같은 날을 걷고, 걸음을 더해 견줘요.`}
      action={
        <Button size="l" block busy={make.isPending} onClick={() => void send()}>
          {rival === null ? t`한판 걸기` : t`${rival.name}님에게 한판 걸기`}
        </Button>
      }
    >
      <div className={css.cards}>
        {missing ? (
          <Notice kind="caution" live="alert">
            {words[missing]}
          </Notice>
        ) : null}
        {why ? (
          <Notice kind="caution" live="alert">
            {sayWhy(why)}
          </Notice>
        ) : null}
        <ColleaguePicker
          title={t`상대 팀을 이끌 사람`}
          picked={rival === null ? [] : [rival]}
          onChange={([one]) => set({ rival: one ?? null })}
          most={1}
          without={mates.map(({ key }) => key)}
          days={days}
        />
        <ColleaguePicker
          title={t`우리 팀에 부를 사람`}
          picked={mates}
          onChange={(next) => set({ mates: next })}
          most={MOST_SEATS - 1}
          without={rival === null ? [] : [rival.key]}
          days={days}
        />
        <WhenCard draft={draft} today={today} onChange={set} />
        <NamesCard draft={draft} errorOf={errorOf} onChange={set} />
      </div>
    </FlowPage>
  )
}
