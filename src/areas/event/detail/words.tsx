import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useNow } from '#src/app/use-now.ts'
import { koreanIn } from '#src/domain/operator-words/worded.ts'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { profilePicture } from '#src/lib/profile-picture.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { useDeleteEventReply, wordsQuery } from './event.queries.ts'
import css from './words.module.css'

/** What members wrote under an event, the newest first; an own line can be taken back. */
export function Words({ eventSeq }: { eventSeq: number }) {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const { data } = useSuspenseQuery(wordsQuery(eventSeq))
  const remove = useDeleteEventReply()
  const take = async (replySeq: number) => {
    if (
      await confirm({
        title: t`이 한마디를 지울까요?`,
        text: t`지운 말은 되돌릴 수 없어요.`,
        confirm: t`한마디 지우기`,
        cancel: t`닫기`,
        danger: true,
      })
    )
      remove.send({ body: { eventSeq, replySeq } })
  }
  if (data.totalCnt === 0) return null
  return (
    <Card label={t`남긴 한마디`}>
      <CardHead title={t`한마디 ${data.totalCnt}개`} />
      <ul className={css.words}>
        {data.list.map(({ replySeq, nickName, usrImg, replyTxt, regDtm, myYn }) => {
          const picture = profilePicture(usrImg)
          return (
            <li key={replySeq}>
              <Avatar picture={picture.kind === 'default' ? picture.picture : 1} size="s" />
              <b lang={koreanIn(nickName, i18n.locale)}>{nickName}</b>
              <time>{dayOf(regDtm) === today ? clockOf(regDtm) : formatDay(dayOf(regDtm), i18n.locale, 'short')}</time>
              {myYn === 'Y' ? (
                <IconButton label={t`내 한마디 지우기`} icon={Trash2} onClick={() => void take(replySeq)} />
              ) : null}
              <p lang={koreanIn(replyTxt, i18n.locale)}>{replyTxt}</p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
