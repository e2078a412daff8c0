import type { Calls } from '#src/contract/calls.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Shell } from '#src/shell/shell.ts'
import type { DeepLink } from '#src/shell/stored-messages.ts'

import { unwrap } from '#src/contract/envelope.ts'
import { linkHref } from '#src/lib/link-href.ts'
import { passesGate } from '#src/shell/gates.ts'
import { clearPushMessage, readPushMessage, takeDeepLink } from '#src/shell/stored-messages.ts'
import { createActor, fromPromise } from 'xstate'

import type { Target } from './resume.machine.ts'

import { openRoom } from './open-room.ts'
import { resumeMachine } from './resume.machine.ts'

interface ResumeMember {
  hcId: string
  name: string
}

export interface ResumeOptions {
  shell: Pick<Shell, 'store' | 'bridge' | 'platform'>
  api: Calls
  session: {
    isSignedIn(): boolean
    subscribe(changed: () => void): () => void
    /** The session's push token and device. [SES-01] */
    device(): { pushToken: string; deviceId: string }
  }
  /** Who is signed in; asked only while somebody is. */
  member: () => Promise<ResumeMember>
  /** The address that is shown, query included. */
  path: () => string
  /** The page of a route name, if there is one that needs no further parameter. */
  findRoute: (name: string) => Promise<{ path: string; isPublic: boolean } | undefined>
  open: (href: string, link: DeepLink) => void
  /** A notice has been read: what counts them is asked anew. */
  onRead: () => void
  /** A sync with the default window. [RSM-16] */
  startSync: () => Promise<unknown>
  /** Calls back at every return to the foreground; answers the way to stop. */
  watch: (returned: () => void) => () => void
  /** What was last told to the server, so that it is told again only after a change. */
  keep: { read(name: string): Promise<string | null>; write(name: string, text: string): Promise<void> }
  console?: Pick<Console, 'info'>
}

const PUSH_TOKEN = 'resume-push-token'

/** The return to the foreground with its body. Answers the way to stop it (docs/decisions/043). */
export function createResume(options: ResumeOptions): () => void {
  const {
    shell,
    api,
    session,
    member,
    path,
    findRoute,
    open,
    onRead,
    startSync,
    watch,
    keep,
    console = globalThis.console,
  } = options

  /** Opens the room of a tapped chat push, when chat is on. [PSH-07, RSM-17] */
  async function checkChat(): Promise<void> {
    if (!session.isSignedIn() || !passesGate('chatPush', shell.platform())) return
    const message = await readPushMessage(shell.store)
    if (!message) return
    await openRoom({ api, bridge: shell.bridge, member }, message.rid)
    noteRead(message.pushSeq, ({ rid }) => rid === message.rid)
    // Cleared after use; a check that failed on the way finds the message again. [STO-08]
    await clearPushMessage(shell.store)
  }

  /**
   * A notice that was tapped among the phone's own has been read. [PSH-02] Each member's are numbered from 1: one that
   * says something else is not the tapped one, but of whoever is signed in here now.
   */
  async function markRead(pushSeq: number, isIt: (notice: Schemas['PushItem']) => boolean): Promise<void> {
    const params = { query: { pushSeq } }
    const notice = await unwrap(api.GET('/api/member/getPushMsg', { params, background: true }))
    if (notice.readYn === 'Y' || !isIt(notice)) return
    await unwrap(api.GET('/api/member/setPushRead', { params, background: true }))
    onRead()
  }

  function noteRead(pushSeq: number | null | undefined, isIt: (notice: Schemas['PushItem']) => boolean): void {
    if (pushSeq && session.isSignedIn()) markRead(pushSeq, isIt).catch(() => {}) // it stays new in the list
  }

  function openTarget({ href, link }: Target): void {
    open(href, link)
    noteRead(link.pushSeq, ({ menu, linkSeq }) => menu === link.menu && linkSeq === (link.linkSeq ?? null))
  }

  async function findTarget(link: DeepLink | null): Promise<Target | null> {
    if (!link) return null
    const route = await findRoute(link.menu)
    if (route) return { href: linkHref(route.path, link), isPublic: route.isPublic, link }
    console.info(`No page is called ${link.menu}`)
    return null
  }

  /** Below shell 1.01.10 there is no token, and none is sent. [MBR-10, NAT-12] */
  async function sendPushToken(): Promise<void> {
    const { pushToken, deviceId } = session.device()
    if (pushToken === '') return
    // The next member of this phone tells it too, whatever became of what the one before has kept.
    const { hcId } = await member()
    const told = `${hcId} ${deviceId} ${pushToken}`
    if ((await keep.read(PUSH_TOKEN)) === told) return
    await unwrap(api.POST('/api/member/setPushToken', { body: { pushToken, deviceId }, background: true }))
    await keep.write(PUSH_TOKEN, told)
  }

  async function sync(): Promise<void> {
    await startSync()
  }

  const actor = createActor(
    resumeMachine.provide({
      actors: {
        checkChat: fromPromise(checkChat),
        startSync: fromPromise(sync),
        takeLink: fromPromise(() => takeDeepLink(shell.store)),
        findTarget: fromPromise<Target | null, { link: DeepLink | null }>(({ input }) => findTarget(input.link)),
        sendPushToken: fromPromise(sendPushToken),
      },
      actions: { openTarget: (_, { target }) => target && openTarget(target) },
    }),
    { input: { isSignedIn: session.isSignedIn() } },
  )
  actor.start()
  actor.send({ type: 'app.started' })

  let wasIn = false
  const follow = () => {
    const isIn = session.isSignedIn()
    if (isIn !== wasIn) actor.send({ type: isIn ? 'session.began' : 'session.ended' })
    wasIn = isIn
  }
  follow()
  const stopFollowing = session.subscribe(follow)
  const stopWatching = watch(() => actor.send({ type: 'app.resumed', path: path() }))
  return () => {
    stopFollowing()
    stopWatching()
    actor.stop()
  }
}
