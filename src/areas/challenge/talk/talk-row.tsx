import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessagesSquare from 'lucide-react/icons/messages-square'
import type { ReactNode } from 'react'
import { ListRow, RowIcon } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { careTalkQuery, talkQuery, useOpenRoom, type TalkType } from './talk.queries.ts'

/** The way to the talk of everybody in a challenge; nothing where there is no room, or no shell to show it. [CHT-15] */
export function TalkRow({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const { data } = useQuery(talkQuery(chalnCode))
  return data?.talkYn === 'Y' ? (
    <RoomRow
      chalnCode={chalnCode}
      talkType="TALK"
      title={t`함께하는 사람들과 대화`}
      sub={data.lastMsgTxt && <span lang="ko">{data.lastMsgTxt}</span>}
    />
  ) : null
}

/** The way to the talk with the dietitian: when they answer, or what was said last. [CHT-15] */
export function CareTalkRow({ chalnCode }: { chalnCode: string }) {
  const { t } = useLingui()
  const { data } = useQuery(careTalkQuery(chalnCode))
  if (data?.talkYn !== 'Y') return null
  const { openTmTxt, lastMsgTxt } = data
  return (
    <RoomRow
      chalnCode={chalnCode}
      talkType="CARE"
      title={t`영양사와 대화`}
      sub={openTmTxt === null ? lastMsgTxt && <span lang="ko">{lastMsgTxt}</span> : t`${openTmTxt} 답해요`}
    />
  )
}

function RoomRow({
  chalnCode,
  talkType,
  title,
  sub,
}: {
  chalnCode: string
  talkType: TalkType
  title: string
  sub: ReactNode
}) {
  const { t } = useLingui()
  // A failure stays here: nobody is taken off the page by it. [CHT-01]
  const { mutate, isPending } = useOpenRoom(chalnCode, talkType, () =>
    toast({ kind: 'bad', text: t`대화를 열지 못했어요. 다시 시도해 주세요.` }),
  )
  return (
    <ListRow
      lead={<RowIcon icon={talkType === 'CARE' ? MessageCircle : MessagesSquare} />}
      title={title}
      sub={sub}
      chevron
      onClick={() => isPending || mutate()}
    />
  )
}
