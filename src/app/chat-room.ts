import { api } from '#src/contract/api.ts'
import { openRoom } from '#src/resume/open-room.ts'
import { createBridge, type BridgeHost } from '#src/shell/bridge.ts'

const shellBridge = () => createBridge(window as Window & BridgeHost) // the shell puts its objects there

/** Rooms of the chat are shown by the shell; a browser has none. */
export const canOpenRooms = (): boolean => shellBridge().has('WeChat')

/**
 * Opens a chat room in the shell. [PSH-07]
 *
 * @returns false where chat is off for the member. Rejects with an `ApiError` or a `BridgeError`.
 */
export const openChatRoom = (roomId: string, member: () => Promise<{ hcId: string; name: string }>): Promise<boolean> =>
  openRoom({ api, bridge: shellBridge(), member }, roomId)
