import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { goTo } from '#src/app/navigation.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { missesDays, type Challenge } from '../challenge.ts'
import { kinds } from './challenge.kind.ts'
import { useQuit } from './detail.queries.ts'
import { PromiseSheet } from './promise-sheet.tsx'
import { TermsSheet } from './terms-sheet.tsx'
import css from './detail.module.css'

/**
 * What a member can do in a challenge: read again how it goes, change the promise, read the terms, leave. Leaving is
 * asked once, with what stays, and what does not count for who comes back.
 */
export function MoreSheet({ challenge, today, onClose }: { challenge: Challenge; today: Day; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const quit = useQuit()
  const [isPromising, setPromising] = useState(false)
  const [isReading, setReading] = useState(false)
  const { code, name, kind, isTeam, mine, offeredPromise, hasTerms, record, applyEnd } = challenge
  const leave = async () => {
    const recordDay = formatDay(record.day, i18n.locale, 'dated')
    const stays = isTeam
      ? t`팀에서도 나와요. 기록과 모은 날은 그대로 남고, ${recordDay}에 지워요.`
      : t`기록과 모은 날은 그대로 남고, ${recordDay}에 지워요.`
    const text = missesDays(challenge, today, applyEnd)
      ? `${stays} ${t`나중에 다시 참여해도 그 사이의 날은 세지 않아요.`}`
      : stays
    if (!(await confirm({ title: t`그만둘까요?`, text, confirm: t`그만두기`, cancel: t`계속하기`, danger: true })))
      return
    quit.leave(code, () => {
      toast({ kind: 'good', text: t`챌린지를 그만뒀어요` })
      goTo(router, '/challenge/challenge')
    })
  }
  if (isPromising) return <PromiseSheet challenge={challenge} onClose={onClose} />
  if (isReading) return <TermsSheet chalnCode={code} onClose={onClose} />
  return (
    <Sheet open onCloseRequest={onClose} title={name}>
      <div className={css.stack}>
        <Button
          kind="neutral"
          size="l"
          block
          render={
            <Link to="/challenge/ChallengeDetail" search={{ chalnCode: code, view: 'intro' }} onClick={onClose} />
          }
        >{t`어떻게 하나요`}</Button>
        {offeredPromise === null && !mine?.promise ? null : (
          <Button kind="neutral" size="l" block onClick={() => setPromising(true)}>
            {mine?.promise ? t`약속 고치기` : t`약속 쓰기`}
          </Button>
        )}
        {kinds[kind].slot === 'weight' ? (
          <Button
            kind="neutral"
            size="l"
            block
            render={
              <Link to="/challenge/ChallengeDetail" search={{ chalnCode: code, view: 'target' }} onClick={onClose} />
            }
          >{t`나의 목표`}</Button>
        ) : null}
        {hasTerms ? (
          <Button kind="neutral" size="l" block onClick={() => setReading(true)}>{t`동의한 약관`}</Button>
        ) : null}
        <Button kind="text" block busy={quit.isPending} onClick={() => void leave()}>{t`그만두기`}</Button>
      </div>
    </Sheet>
  )
}
