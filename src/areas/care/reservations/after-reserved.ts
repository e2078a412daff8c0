/**
 * What follows a reservation: the chat learns of it. Each step is tried once, in order, and nobody waits for it;
 * whatever fails ends it with a line in the log, and never touches the reservation. [RSV-07, RSV-11, CHT-17]
 */
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'

/** A chat call: a failure reaches no error page. [CHT-01] */
const CHAT_CALL = { skipErrorHandler: true } as const

interface Ports {
  /** To the chat host, which never sees a session header. [HTP-15] */
  post: (url: string, body: object) => Promise<Record<string, unknown>>
  log: (said: string, error: unknown) => void
}

const ports: Ports = {
  post: async (url, body) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!answer.ok) throw new Error(`The chat host answered ${String(answer.status)}.`)
    // its answers are objects; what is read of them is looked at
    return (await answer.json()) as Record<string, unknown>
  },
  // oxlint-disable-next-line no-console -- the one place that learns of it
  log: (said, error) => console.warn(said, error),
}

/** Where the chat is and how it knows the member; undefined where there is none. [CHT-09, CHT-15] */
async function chatOf() {
  const { chatYn } = await unwrap(api.GET('/api/my/chatYn', { background: true }))
  if (chatYn !== 'Y') return undefined
  const { chatUrl } = await unwrap(api.GET('/api/common/getServerUrl', { background: true }))
  if (chatUrl === null) return undefined
  const { encryptHcId } = await unwrap(api.POST('/api/chat/getEncryptHcId', CHAT_CALL))
  return { host: chatUrl.replace(/\/$/, ''), encryptHcId }
}

const templateOf = (templateCode: string, rsrvSeq: number) =>
  unwrap(api.POST('/api/chat/template/getChatTemplate', { body: { templateCode, rsrvSeq }, ...CHAT_CALL }))

async function attempt(work: () => Promise<void>, { log }: Ports): Promise<void> {
  try {
    await work()
  } catch (error) {
    log('The chat was not told of a reservation.', error)
  }
}

/** Opens the room with whom one meets, ties it to the reservation, and says there what was reserved. */
export const afterReserved = (rsrvSeq: number, to: Ports = ports): Promise<void> =>
  attempt(async () => {
    const chat = await chatOf()
    if (chat === undefined) return
    const { host, encryptHcId } = chat
    const { cnstntId } = await templateOf('WELFIT_RSRV', rsrvSeq)
    if (cnstntId === null) return
    const { roomId } = await to.post(`${host}/createRoom`, { encryptHcId, cnstntId, rsrvSeq })
    if (typeof roomId !== 'string' || roomId === '') throw new Error('The chat host gave no room.')
    await unwrap(api.POST('/api/reservation/reservation/updateRoomId', { body: { rsrvSeq, roomId }, background: true }))
    await to.post(`${host}/sendTemplate`, { roomId, templateCode: 'WELFIT_RSRV', encryptHcId, rsrvSeq })
  }, to)

/** Says in the room of a reservation, where it has one, that it was cancelled. */
export const afterCancelled = (rsrvSeq: number, to: Ports = ports): Promise<void> =>
  attempt(async () => {
    const chat = await chatOf()
    if (chat === undefined) return
    const { roomId } = await templateOf('WELFIT_CANCEL', rsrvSeq)
    if (roomId === null) return
    await to.post(`${chat.host}/cancelTemplate`, {
      roomId,
      templateCode: 'WELFIT_CANCEL',
      encryptHcId: chat.encryptHcId,
      rsrvSeq,
    })
  }, to)
