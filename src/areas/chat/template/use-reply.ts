import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { openChatRoom } from '#src/app/chat-room.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { toast } from '#src/ui/toast/toast.ts'

/**
 * Opens the room of a message in the shell, where the answer to it is written. What fails is said, and the page stays.
 * [CHT-01] [CHT-13]
 */
export function useReply() {
  const { t } = useLingui()
  const client = useQueryClient()
  const failed = () => toast({ kind: 'bad', text: t`대화를 열지 못했어요. 다시 시도해 주세요.` })
  const member = async () => {
    const { hcId, nickName, realName } = await client.ensureQueryData(memberQuery())
    return { hcId, name: nickName || realName }
  }
  return useMutation({
    mutationFn: (roomId: string) => openChatRoom(roomId, member),
    onSuccess: (isOpen) => void (isOpen || failed()),
    onError: failed,
  })
}
