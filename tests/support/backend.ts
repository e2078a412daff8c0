import type { RunningServer } from '../../scripts/lib/server.ts'

export type Persona = 'haneul' | 'saebyeok' | 'dasom' | 'emily'
export type Member = { username: string; password: string; hcId: string }

export type FaultName =
  | 'expired-token'
  | 'duplicate-login'
  | 'login'
  | '401'
  | '403'
  | '440'
  | '500'
  | 'missing-body'
  | 'html-body'
  | 'slow'
  | 'cut'
  | 'lost'

/** One fault for one member; `path` limits it to requests whose path begins so, otherwise every /api call meets it. */
export type Fault = { name: FaultName; username: string; times?: 'once' | 'always'; path?: string; ms?: number }

/**
 * The developer's side of the running server: makes members, moves its clock, plays faults.
 * Journeys use it to prepare a situation, never to skip a step a member would take on the screen.
 */
export class Backend {
  readonly origin: string
  private readonly server: RunningServer

  constructor(server: RunningServer) {
    this.server = server
    this.origin = server.origin
  }

  /** A new member of this kind whom no other test knows. */
  async makeMember(persona: Persona): Promise<Member> {
    return (await this.send('POST', '/_scenarios/members', { persona })) as Member
  }

  /** Plays a fault, once unless told otherwise. */
  async play(fault: Fault): Promise<void> {
    await this.send('POST', '/_scenarios', fault)
  }

  /** The names of all faults this server can play. */
  async faults(): Promise<string[]> {
    const listed = (await this.send('GET', '/_scenarios')) as { names: Record<string, string> }
    return Object.keys(listed.names)
  }

  /** Ends the faults of one member, or of everybody. */
  async endFaults(username?: string): Promise<void> {
    await this.send('DELETE', username ? `/_scenarios?username=${encodeURIComponent(username)}` : '/_scenarios')
  }

  /** Lets the server's clock go on from this instant; null is the time that it began with again. */
  async setClock(now: Date | null): Promise<void> {
    await this.send('POST', '/_scenarios/clock', { now: now?.toISOString() ?? null })
  }

  /** Closes a restaurant today, under the name of the day; null opens it again. */
  async setRestDay(day: { restaurantCode: string; name: string | null; nameEng?: string }): Promise<void> {
    await this.send('POST', '/_scenarios/restDay', day)
  }

  /** What the server has logged so far. */
  log(): string {
    return this.server.log()
  }

  private async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}
