import type { Credentials, SessionPort } from '#src/contract/session-port.ts'
import type { Shell } from '#src/shell/shell.ts'

import { ApiError } from '#src/contract/api-error.ts'
import { textOrEmpty } from '#src/lib/empty.ts'
import { STORAGE_KEYS } from '#src/shell/keys.ts'
import { waitFor } from 'xstate'

import type { SessionActor, SessionSnapshot } from './session.machine.ts'

/** 'null' and '' are no values and are never sent. [SES-03, SES-34] */
function credentialsOf({ context }: SessionSnapshot): Credentials {
  const { accessToken, deviceId, autoLogin } = context.values
  return {
    token: textOrEmpty(accessToken),
    deviceId: textOrEmpty(deviceId),
    autoLogin: autoLogin || 'Y',
    epoch: context.epoch,
  }
}

/** The client's view of the session's machine: waiting is asking the machine, so that there is no second queue. */
export function createSessionPort(actor: SessionActor, shell: Pick<Shell, 'store' | 'device'>): SessionPort {
  const credentials = () => credentialsOf(actor.getSnapshot())

  async function ready(signal?: AbortSignal): Promise<Credentials> {
    const before = actor.getSnapshot()
    if (before.hasTag('closed')) throw new ApiError('session')
    const waits = before.hasTag('hold')
    // waitFor refuses an undefined signal.
    const after = waits
      ? await waitFor(actor, (snapshot) => !snapshot.hasTag('hold'), { timeout: Infinity, ...(signal && { signal }) })
      : before
    // Whoever waited for a session that has ended is not sent at all. [SES-24, SES-33]
    if (after.context.epoch !== before.context.epoch) throw new ApiError('session')
    // A token was asked for, and no verdict came back; or there is none to send.
    if (after.matches({ signedIn: 'pausing' }) && (waits || after.context.values.accessToken === ''))
      throw new ApiError('network')
    return credentialsOf(after)
  }

  return {
    credentials,
    ready,
    async renew(used, refusal, signal) {
      actor.send({ type: refusal === 'tokenExpired' ? 'token.expired' : 'token.refused', token: used.token })
      const fresh = await ready(signal)
      // No session, so no refresh: the machine did not move. [SES-11]
      if (fresh.epoch !== used.epoch || !actor.getSnapshot().hasTag('signedIn')) throw new ApiError('session')
      return { ...fresh, takenOver: actor.getSnapshot().context.takenOver }
    },
    end(signal, used) {
      if (credentials().epoch === used.epoch) actor.send({ type: 'signal.received', signal })
    },
    async signInSent(autoLogin) {
      await shell.store.write(STORAGE_KEYS.autoLogin, autoLogin)
      actor.send({ type: 'signIn.sent', autoLogin, device: await shell.device() })
    },
    signInAnswered: (token) => actor.send({ type: 'signIn.answered', token }),
    signInRefused: () => actor.send({ type: 'signIn.refused' }),
    signOutSent: () => actor.send({ type: 'signOut.sent' }),
  }
}
