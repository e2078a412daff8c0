import { LEFT_DATABASE } from './kept/database.ts'
import { createVault, type Vault } from './kept/vault.ts'

/**
 * What a sign-out still has to tell the server: which session it was. Nothing about the member but that
 * (docs/decisions/141).
 */
export interface Left {
  token: string
  deviceId: string
}

const NAME = 'sessions'

/**
 * As long as what is owed can matter: auto-login lives for ninety days (SES-29), and a credential that nobody has ended
 * lives on.
 */
const LIFE_MS = 90 * 86_400_000

/**
 * An answer of the server's own that will not be another one next time: the session is over, or the server does not
 * know it. A page is somebody else's word: of the hotel's network, or of maintenance.
 */
const isVerdict = ({ status, headers }: Response) =>
  status < 500 && status !== 408 && status !== 429 && (headers.get('content-type') ?? '').includes('json')

/** The database in which sign-outs wait. */
export const leftVault = (databases?: IDBFactory, now?: () => number) =>
  createVault(databases, undefined, now, LEFT_DATABASE, LIFE_MS)

/**
 * Sign-outs that nobody has heard of yet. The device is cleared at once; the session's own token, sealed and in a
 * database of its own, waits here for the first connection. It goes out without cookies: those may be somebody else's
 * by then.
 */
export function createLeft(
  vault: Vault = leftVault(),
  send: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init),
) {
  // Written by `keep`, and by nobody else.
  const all = async () => JSON.parse((await vault.read(NAME)) ?? '[]') as Left[]
  const set = (list: readonly Left[]) => (list.length > 0 ? vault.write(NAME, JSON.stringify(list)) : vault.destroy())
  const drop = async (token: string) => set((await all()).filter((left) => left.token !== token))

  return {
    keep: async (left: Left) => set([...(await all()), left]),
    /** The server has heard it. */
    drop,
    async send(): Promise<void> {
      for (const { token, deviceId } of await all()) {
        const headers = { Authorization: `Bearer ${token}`, 'X-Device-Id': deviceId, 'X-Autologin': 'N' }
        const answer = await send('/logout', { headers, credentials: 'omit' }).catch(() => null)
        if (answer && isVerdict(answer)) await drop(token)
      }
    },
  }
}

export const left = createLeft()
