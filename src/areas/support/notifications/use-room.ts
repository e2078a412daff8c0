import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { canOpenRooms, openChatRoom } from '#src/app/chat-room.ts'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { toast } from '#src/ui/toast/toast.ts'

/**
 * Enters a chat room; false where there is none to enter here: in a browser, with chat off, or when it did not open,
 * which is said. [PSH-07]
 */
export function useRoom(): (roomId: string) => Promise<boolean> {
  const { t } = useLingui()
  const client = useQueryClient()
  const member = async () => {
    const { hcId, nickName, realName } = await client.ensureQueryData(memberQuery())
    return { hcId, name: nickName || realName }
  }
  return async (roomId) => {
    if (!canOpenRooms()) return false
    try {
      return await openChatRoom(roomId, member)
    } catch {
      // The page stays, whatever the shell or the server says. [CHT-01]
      toast({ kind: 'bad', text: t`대화를 열지 못했어요. 다시 시도해 주세요.` })
      return true
    }
  }
}
