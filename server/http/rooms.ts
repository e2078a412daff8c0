/**
 * How much of uploaded pictures lies in memory at once, of one member and of all. Room is taken before the first byte
 * of a body is read, by the size that its head announces; where there is none the sender is told so at once
 * (docs/decisions/287).
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageFrom } from '#server/domain/member/language.rules.ts'
import { refusals } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request still has to give back; null once whoever works on its body does so. */
    room: Room | null
  }
}

export type Room = {
  /** A second time does nothing. */
  leave(): void
}

type Load = { requests: number; bytes: number }

export type Rooms = {
  /** @returns undefined where the member, or all together, have as much as they may */
  enter(owner: string, bytes: number): Room | undefined
}

const MEGABYTE = 1_048_576
/** A form of three pictures alone, or some pictures beside each other. */
const EACH: Load = { requests: 6, bytes: 32 * MEGABYTE }
const ALL: Load = { requests: 60, bytes: 128 * MEGABYTE }

export function createRooms({ each, all }: { each: Load; all: Load } = { each: EACH, all: ALL }): Rooms {
  const total: Load = { requests: 0, bytes: 0 }
  const byOwner = new Map<string, Load>()
  const fits = (load: Load, bytes: number, most: Load) =>
    load.requests < most.requests && load.bytes + bytes <= most.bytes
  const add = (load: Load, requests: number, bytes: number) => {
    load.requests += requests
    load.bytes += bytes
  }
  return {
    enter: (owner, bytes) => {
      const own = byOwner.get(owner) ?? { requests: 0, bytes: 0 }
      if (!fits(own, bytes, each) || !fits(total, bytes, all)) return undefined
      byOwner.set(owner, own)
      for (const load of [own, total]) add(load, 1, bytes)
      let isInside = true
      return {
        leave: () => {
          if (!isInside) return
          isInside = false
          for (const load of [own, total]) add(load, -1, -bytes)
          if (own.requests === 0) byOwner.delete(owner)
        },
      }
    },
  }
}

/** Bytes that a request's head announces; `most` where it says nothing. */
export function announcedBytes({ headers }: FastifyRequest, most: number): number {
  return Number(headers['content-length'] ?? most)
}

/** What a full house takes to have room again. */
const WAIT_SECONDS = 5

/**
 * Takes room for the body of a request, until its answer is gone or whoever has taken the room over leaves it.
 *
 * @throws Refusal 429
 */
export function enterRoom(
  rooms: Rooms,
  request: FastifyRequest,
  { raw }: FastifyReply,
  { owner, bytes }: { owner: string; bytes: number },
): void {
  const room = rooms.enter(owner, bytes)
  if (room === undefined) throw refusals.noRoom(WAIT_SECONDS, languageFrom(request.headers['accept-language']) ?? 'ko')
  request.room = room
  // Its client may be gone already.
  if (raw.destroyed) room.leave()
  else raw.once('close', () => request.room?.leave())
}

/** The body of a request is in memory for as long as it is worked on, whether its client still waits or not. */
export async function inItsRoom<T>(request: FastifyRequest, work: () => T | Promise<T>): Promise<T> {
  const { room } = request
  request.room = null
  try {
    return await work()
  } finally {
    room?.leave()
  }
}
