import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { joinFields, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { refusalOf, type NotIn } from './answer-once.ts'
import { battleQuery, peopleQuery, useUpdateBattleTeam, useInviteBattle } from '../battle.queries.ts'
import { toBattle, toPerson, type Battle, type Person, type Team } from '../battle.ts'
import type { Picked } from '#src/patterns/people-picker.tsx'
import css from '../match/battle.module.css'
import { ColleaguePicker } from './colleague-picker.tsx'
import { useRefusalWords } from './use-refusal-words.ts'

/** The leader's own side until the first day: its name, who sits in it, and another rival after a no. */
export function ModifyScreen({ batSeq }: { batSeq: number }) {
  const { t } = useLingui()
  const { data: info } = useSuspenseQuery(battleQuery(batSeq))
  const people = useSuspenseQuery(peopleQuery(batSeq)).data.map(toPerson)
  const today = dayIn(useLatestServerNow())
  const battle = info.battle === null ? null : toBattle(info.battle, today, info.myInvite?.sideCode)
  if (battle !== null && battle.us !== null && battle.leads && (battle.phase === 'asked' || battle.phase === 'ready'))
    return <Form battle={battle} us={battle.us} people={people} />
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo="/service/battle/BatList" />}
      instead={
        <EmptyState
          level={1}
          title={t`지금은 자리를 바꿀 수 없어요`}
          text={t`팀장이 첫날 전까지 바꿀 수 있어요.`}
          action={
            <Button render={<Link to="/service/battle/Battle" search={{ batSeq }} replace />}>{t`배틀 보기`}</Button>
          }
        />
      }
    />
  )
}

function Form({ battle, us, people }: { battle: Battle; us: Team; people: readonly Person[] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [change, invite] = [useUpdateBattleTeam(), useInviteBattle()]
  const seated = people
    .filter((one) => one.side === battle.side && !one.leads && (one.isIn || one.isWaiting))
    .map(({ key, name }) => ({ key, name }))
  const [filled, fill, forget] = useDraft<{ team?: string; mates?: Picked[]; rival?: Picked | null }>(
    `battle side ${String(us.seq)}`,
    joinFields,
  )
  const { team = us.name, mates = seated, rival = null } = filled ?? {}
  const [why, setWhy] = useState<NotIn>()
  const sayWhy = useRefusalWords()
  const search = { batSeq: battle.seq }
  const days = { startDt: battle.start, endDt: battle.end }
  const isNameless = team.trim() === ''
  const needsRival =
    battle.side === 'HOME' && battle.them === null && !people.some((one) => one.side === 'AWAY' && one.isWaiting)

  const send = async () => {
    setWhy(undefined)
    if (isNameless || isBeyond(team, MOST_LETTERS.battleTeam)) return
    try {
      await change.sendAsync({
        body: { batTeamSeq: us.seq, teamNm: team.trim(), memberKeyList: mates.map(({ key }) => key) },
      })
      if (rival !== null && needsRival)
        await invite.sendAsync({ body: { batSeq: battle.seq, sideCode: 'AWAY', memberKeyList: [rival.key] } })
    } catch (error) {
      return setWhy(refusalOf(error))
    }
    forget()
    toast({ kind: 'good', text: t`자리를 바꿨어요` })
    await navigate({ to: '/service/battle/Battle', search, replace: true })
  }

  return (
    <FlowPage
      bar={<ScreenBar titleAs="p" backTo={`/service/battle/Battle?batSeq=${String(battle.seq)}`} />}
      title={t`자리를 바꿔 볼까요?`}
      help={battle.name}
      action={
        <Button
          size="l"
          block
          busy={change.isPending || invite.isPending}
          onClick={() => void send()}
        >{t`저장하기`}</Button>
      }
    >
      <div className={css.cards}>
        {why ? (
          <Notice kind="caution" live="alert">
            {sayWhy(why)}
          </Notice>
        ) : null}
        {needsRival ? (
          <ColleaguePicker
            title={t`상대 팀을 이끌 사람`}
            picked={rival === null ? [] : [rival]}
            onChange={([one]) => fill({ ...filled, rival: one ?? null })}
            most={1}
            without={mates.map(({ key }) => key)}
            days={days}
          />
        ) : null}
        <Card label={t`우리 팀`}>
          <TextField
            label={t`우리 팀 이름`}
            value={team}
            onChange={(next) => fill({ ...filled, team: next })}
            limit={MOST_LETTERS.battleTeam}
            error={isNameless ? t`팀 이름을 적어 주세요.` : undefined}
            sunken
          />
        </Card>
        {battle.seats > 1 ? (
          <ColleaguePicker
            title={t`우리 팀에 부를 사람`}
            picked={mates}
            onChange={(next) => fill({ ...filled, mates: next })}
            most={battle.seats - 1}
            without={rival === null ? [] : [rival.key]}
            days={days}
            seated={seated.map(({ key }) => key)}
          />
        ) : null}
      </div>
    </FlowPage>
  )
}
