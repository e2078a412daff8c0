import { parsePlatform } from '#src/shell/platform.ts'
import { useSession } from '#src/session/use-session.ts'

/** The phone whose shell the app runs in, as the health calls name it; null in an ordinary browser. [HDT-03, PLT-02] */
export interface Phone {
  code: '1' | '2' | null
  deviceId: string
}

export function usePhone(): Phone {
  const session = useSession()
  const { kind } = parsePlatform(navigator.userAgent)
  const code = ({ android: '1', ios: '2', desktop: null } as const)[kind]
  return { code, deviceId: session.actor.getSnapshot().context.values.deviceId }
}
