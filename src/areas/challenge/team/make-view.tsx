import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import type { DataOf } from '#src/contract/query.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { formatDay } from '#src/lib/days.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { joinFields, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { SeatTable } from '#src/ui/seat-table/seat-table.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import type { Challenge } from '../challenge.ts'
import { AskablePicker } from './askable-picker.tsx'
import { openTeamsQuery, useJoinTeam, useInsertTeam } from './team.queries.ts'
import { freeOf, pictureOf, type Asked, type NotDone, type TeamSeat } from './team.ts'
import css from './team.module.css'
import { useRefusalWords, useSeatWords, useShowRefusal } from './use-team-words.ts'

type Info = DataOf<'get', '/api/chalen/challenge/team/teamInfo'>

/** No team yet: a seat in an open one, or a table of one's own. */
export function MakeView({ challenge, info }: { challenge: Challenge; info: Info }) {
  const { t, i18n } = useLingui()
  const { data: open } = useQuery(openTeamsQuery(challenge.code))
  const { data: me } = useQuery(memberQuery())
  const [filled, fill, forget] = useDraft<{ name?: string; isOpen?: boolean; picked?: Asked[] }>(
    `team ${challenge.code}`,
    joinFields,
  )
  const { name = '', isOpen = false, picked = [] } = filled ?? {}
  const [isChecked, setChecked] = useState(false)
  const [why, setWhy] = useState<NotDone>()
  const [make, join] = [useInsertTeam(), useJoinTeam()]
  const say = useRefusalWords()
  const showRefusal = useShowRefusal((reason) => {
    setWhy(reason)
    if (reason === 'notAskable' || reason === 'notReinvitable') fill({ ...filled, picked: [] })
  })
  const most = info.maxMemberCnt
  const seats = Array.from({ length: most }, (_, turn): TeamSeat => {
    const asked = picked[turn - 1]
    const one = { leads: turn === 0, isMe: turn === 0, inviteSeq: null, steps: null }
    if (turn === 0) return { ...one, key: 'me', is: 'in', name: t`나`, picture: me && pictureOf(me.usrImg) }
    return asked === undefined
      ? { ...one, key: `free-${String(turn)}`, is: 'free', name: '', picture: undefined }
      : { ...one, key: asked.key, is: 'asked', name: asked.name, picture: asked.picture }
  })
  const { drawn, label } = useSeatWords(seats, { isMaking: true })
  const free = freeOf(seats)
  const until = formatDay(info.changeEndDt, i18n.locale, 'short')
  const isNameless = name.trim() === ''
  const noName = isChecked && isNameless ? t`팀 이름을 적어 주세요.` : undefined
  const nameError = why === 'nameTaken' ? say(why) : noName

  const made = () => {
    forget()
    toast({ kind: 'good', text: t`팀을 만들었어요` })
  }
  const send = () => {
    setChecked(true)
    setWhy(undefined)
    if (isNameless || isBeyond(name, MOST_LETTERS.teamName)) return
    make
      .sendAsync({
        body: {
          chalnCode: challenge.code,
          teamNm: name.trim(),
          openYn: isOpen ? 'Y' : 'N',
          memberKeyList: picked.map(({ key }) => key),
        },
      })
      .then(made, showRefusal)
  }
  const sit = (teamSeq: number) => {
    setWhy(undefined)
    join.sendAsync({ body: { teamSeq } }).then(() => toast({ kind: 'good', text: t`자리에 앉았어요` }), showRefusal)
  }

  return (
    <FlowPage
      bar={<ScreenBar titleAs="p" backTo={`/challenge/ChallengeDetail?chalnCode=${challenge.code}`} />}
      title={free === 0 ? t`자리가 다 찼어요` : t`${free}자리가 남았어요`}
      help={`${challenge.name} · ${t`${until}까지 바꿀 수 있어요`}`}
      action={
        <Button size="l" block busy={make.isPending} onClick={send}>
          {picked.length === 0 ? t`팀 만들기` : t`팀 만들고 ${picked.length}명 부르기`}
        </Button>
      }
    >
      <div className={css.cards}>
        {why && why !== 'nameTaken' ? (
          <Notice kind="caution" live="alert">
            {say(why)}
          </Notice>
        ) : null}
        {open && open.list.length > 0 ? (
          <Card>
            <CardHead id="open" title={t`열린 팀`} />
            <Rows labelledBy="open">
              {open.list.map((team) => (
                <ListRow
                  key={team.teamSeq}
                  title={team.teamNm}
                  sub={`${team.introTxt ?? ''} ${t`${team.memberCnt}명 · ${team.maxMemberCnt}자리`}`.trim()}
                  end={
                    <Button
                      kind="soft"
                      size="s"
                      busy={join.isPending}
                      onClick={() => sit(team.teamSeq)}
                      aria-label={t`${team.teamNm}에 앉기`}
                    >{t`앉기`}</Button>
                  }
                />
              ))}
            </Rows>
          </Card>
        ) : null}
        <Card label={t`우리 팀`}>
          <SeatTable seats={drawn} title={name.trim() || t`우리 팀`} label={label} canAsk />
          <TextField
            label={t`팀 이름`}
            value={name}
            onChange={(next) => fill({ ...filled, name: next })}
            limit={MOST_LETTERS.teamName}
            error={nameError}
            sunken
          />
          <Switch
            label={t`열린 팀 · 부르지 않은 동료도 빈자리에 앉아요`}
            checked={isOpen}
            onChange={(next) => fill({ ...filled, isOpen: next })}
          />
        </Card>
        <AskablePicker
          chalnCode={challenge.code}
          picked={picked}
          onChange={(next) => fill({ ...filled, picked: next })}
          most={most - 1}
        />
      </div>
    </FlowPage>
  )
}
