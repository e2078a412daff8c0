import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { useRange } from '#src/domain/day/use-range.ts'
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
import { answerOnce, type NotIn } from './answer-once.ts'
import { battleQuery, useAcceptBattle, useInsertAwayTeam } from '../battle.queries.ts'
import { toBattle } from '../battle.ts'
import type { Picked } from '#src/patterns/people-picker.tsx'
import css from '../match/battle.module.css'
import { ColleaguePicker } from './colleague-picker.tsx'
import { useRefusalWords } from './use-refusal-words.ts'

/** The other side is gathered and says yes in one go; where it broke off, it goes on. */
export function AwayScreen({ batSeq }: { batSeq: number }) {
  const { t } = useLingui()
  const range = useRange()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: info } = useSuspenseQuery(battleQuery(batSeq))
  const today = dayIn(useLatestServerNow())
  const [gather, accept] = [useInsertAwayTeam(), useAcceptBattle()]
  const [filled, fill, forget] = useDraft<{ team?: string; mates?: Picked[] }>(
    `battle away ${String(batSeq)}`,
    joinFields,
  )
  const { team = '', mates = [] } = filled ?? {}
  const [isChecked, setChecked] = useState(false)
  const [why, setWhy] = useState<NotIn>()
  const sayWhy = useRefusalWords()
  const { battle: wire, myInvite: invite } = info
  const isOpen = wire !== null && wire.cancelYn === 'N' && invite?.leaderYn === 'Y' && invite.answerCode === null
  if (!isOpen) {
    return (
      <DetailPage
        bar={<ScreenBar titleAs="p" backTo="/service/battle/BatList" />}
        instead={
          <EmptyState
            level={1}
            title={t`더는 답할 수 없는 초대예요`}
            action={
              <Button render={<Link to="/service/battle/Battle" search={{ batSeq }} replace />}>{t`배틀 보기`}</Button>
            }
          />
        }
      />
    )
  }
  const battle = toBattle(wire, today, 'AWAY')
  const isGathered = battle.us !== null
  const isNameless = !isGathered && team.trim() === ''

  const send = async () => {
    setChecked(true)
    setWhy(undefined)
    if (isNameless || (!isGathered && isBeyond(team, MOST_LETTERS.battleTeam))) return
    const read = async () => {
      const now = await queryClient.fetchQuery({ ...battleQuery(batSeq), staleTime: 0 })
      return {
        isGathered: now.battle?.awayTeam != null && now.battle.mySideCode === 'AWAY',
        isIn: now.battle?.acceptYn === 'Y' && now.battle.mySideCode === 'AWAY',
      }
    }
    const end = await answerOnce({
      gather: isGathered
        ? undefined
        : () => gather.sendAsync({ body: { batSeq, teamNm: team.trim(), memberKeyList: mates.map(({ key }) => key) } }),
      accept: () => accept.sendAsync({ body: { batSeq } }),
      read,
    })
    if (end.is === 'not') return setWhy(end.why)
    forget()
    toast({ kind: 'good', text: t`한판을 받았어요` })
    await navigate({ to: '/service/battle/Battle', search: { batSeq }, replace: true })
  }

  return (
    <FlowPage
      bar={<ScreenBar titleAs="p" backTo={`/service/battle/BattleInvitaion?batSeq=${String(batSeq)}`} />}
      title={isGathered ? t`이제 받기만 하면 돼요` : t`우리 팀을 꾸려 볼까요?`}
      help={`${battle.name} · ${range(battle.start, battle.end)}`}
      action={
        <Button
          size="l"
          block
          busy={gather.isPending || accept.isPending}
          onClick={() => void send()}
        >{t`한판 받기`}</Button>
      }
    >
      <div className={css.cards}>
        {why ? (
          <Notice kind="caution" live="alert">
            {sayWhy(why)}
          </Notice>
        ) : null}
        {isGathered ? (
          <Notice kind="info">{t`${battle.us?.name ?? ''} 팀을 만들었어요.`}</Notice>
        ) : (
          <>
            <Card label={t`우리 팀`}>
              <TextField
                label={t`우리 팀 이름`}
                value={team}
                onChange={(next) => fill({ ...filled, team: next })}
                limit={MOST_LETTERS.battleTeam}
                error={isChecked && isNameless ? t`팀 이름을 적어 주세요.` : undefined}
                sunken
              />
            </Card>
            {battle.seats > 1 ? (
              <ColleaguePicker
                title={t`우리 팀에 부를 사람`}
                picked={mates}
                onChange={(next) => fill({ ...filled, mates: next })}
                most={battle.seats - 1}
                days={{ startDt: battle.start, endDt: battle.end }}
              />
            ) : null}
          </>
        )}
      </div>
    </FlowPage>
  )
}
