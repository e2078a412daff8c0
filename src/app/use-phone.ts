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
  const code = kind === 'android' ? '1' : kind === 'ios' ? '2' : null
  return { code, deviceId: session.actor.getSnapshot().context.values.deviceId }
}
