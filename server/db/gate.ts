/**
 * Stands before the connections of a Postgres server: the driver itself lets any number wait for one, without an end.
 * What is asked is followed to its answer, so that a server that has fallen silent is noticed.
 */
import type postgres from 'postgres'
import { DatabaseAway, isLost } from './away.ts'
import type { Bounds } from './bounds.ts'
import type { WatchedReach } from './reach.ts'
import type { Sockets } from './sockets.ts'

type Parts = {
  reach: Pick<WatchedReach, 'isAway' | 'look'>
  /** Of this client alone: who is asked on one that is dead is asked for nothing. */
  sockets: Pick<Sockets, 'note' | 'cutSilent'>
  bounds: Bounds
  /** How many transactions may run at once. Fewer than there are connections, or a lock would hold up the reads, too. */
  transactions: number
}

type Unsafe = (text: string, values?: unknown[], options?: postgres.UnsafeQueryOptions) => Promise<unknown>
type Begin = (...args: unknown[]) => Promise<unknown>

/** A server that was told to end a statement by then has ended it; longer, and nobody is there. */
const SLACK_MS = 2000

/** Changes the client in place and returns it. */
export function withGate<Client extends postgres.Sql>(client: Client, parts: Parts): Client {
  const { reach, bounds } = parts
  const follow = createFollower(parts)
  const room = createRoom(parts.transactions, bounds)
  const assertOpen = () => {
    if (reach.isAway()) throw new DatabaseAway('The database does not answer.')
    if (follow.count() >= bounds.most) throw new DatabaseAway('Too much waits for the database.')
  }
  const statementMs = bounds.statementMs + SLACK_MS
  const unsafe = client.unsafe.bind(client) as Unsafe
  const open: Unsafe = (...args) => {
    assertOpen()
    return follow.start(unsafe(...args), statementMs)
  }
  client.unsafe = open as Client['unsafe']

  const begin = client.begin.bind(client) as Begin
  const inTurn: Begin = async (...args) => {
    assertOpen()
    const run = args.pop() as (tx: postgres.TransactionSql) => unknown
    const leave = await room()
    try {
      const work = begin(...args, (tx: postgres.TransactionSql) => run(followed(tx)))
      return await follow.start(work, Infinity)
    } finally {
      leave()
    }
  }
  client.begin = inTurn as typeof client.begin
  return client

  /** What has begun goes on, however many wait. */
  function followed(tx: postgres.TransactionSql): postgres.TransactionSql {
    const inner = tx.unsafe.bind(tx) as Unsafe
    tx.unsafe = ((...args) => follow.start(inner(...args), statementMs)) as Unsafe as typeof tx.unsafe
    return tx
  }
}

function createFollower({ reach, sockets, bounds: { pingMs, statementMs } }: Parts) {
  const onTheWay = new Set<{ deadline: number }>()
  let answeredAt = 0
  let next: NodeJS.Timeout | undefined
  const listen = () => {
    next = undefined
    if (onTheWay.size === 0) return
    next = setTimeout(listen, pingMs).unref()
    const now = performance.now()
    sockets.note()
    // One connection is dead, or the line before them all is long: of those that bring answers none is ended.
    if ([...onTheWay].some(({ deadline }) => deadline < now)) sockets.cutSilent(statementMs + SLACK_MS / 2)
    else if (now - answeredAt >= pingMs) void reach.look()
  }
  return {
    count: () => onTheWay.size,
    start<Work extends Promise<unknown>>(work: Work, limitMs: number): Work {
      const one = { deadline: performance.now() + limitMs }
      onTheWay.add(one)
      next ??= setTimeout(listen, pingMs).unref()
      const end = (error?: unknown) => {
        onTheWay.delete(one)
        if (isLost(error)) void reach.look()
        else answeredAt = performance.now()
      }
      // A query of the driver is sent as soon as somebody waits for it, and may still be changed until then.
      void Promise.prototype.then.call(work, () => end(), end)
      return work
    },
  }
}

/** Lets so many in, the others in the order in which they came; who waited for too long is sent away. */
function createRoom(places: number, { waitMs, most }: Bounds) {
  const line: (() => void)[] = []
  let taken = 0
  const leave = () => {
    const first = line.shift()
    if (first === undefined) taken -= 1
    else first()
  }
  return async (): Promise<() => void> => {
    if (taken < places) {
      taken += 1
      return leave
    }
    if (line.length >= most) throw new DatabaseAway('Too much waits for the database.')
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(late)
        resolve()
      }
      const late = setTimeout(() => {
        line.splice(line.indexOf(enter), 1)
        reject(new DatabaseAway('No connection to the database became free.'))
      }, waitMs)
      line.push(enter)
    })
    return leave
  }
}
