/**
 * The address that uploads are put to. No operation of the contract: with the real service it belongs to another host
 * (UPL-03).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DATA_HEADERS } from './operations.ts'
import { Refusal, refusals } from './refusal.ts'
import { announcedBytes, enterRoom, inItsRoom, type Rooms } from './rooms.ts'
import { tidied } from './text.ts'

/** What the address says. */
type UploadPlace = { imgId: string; kind: string; ticket: string }

export type UploadDoor = {
  /** Bytes of one file. */
  most: number
  rooms: Rooms
  /** Whose place a ticket opens, and for how many bytes; undefined for none. */
  find(place: UploadPlace): Promise<{ hcId: string; toldBytes: number } | undefined>
  /** Takes a file, and answers with what was wrong with it. */
  fill(
    file: UploadPlace & { file: Buffer },
  ): Promise<'noTicket' | 'tooLarge' | 'notAPicture' | 'tooManyPixels' | undefined>
}

export const UPLOAD_PATH = '/_uploads'

const faults = {
  noTicket: () => new Refusal(403, 'forbidden', '이 주소로는 더 올릴 수 없어요. 사진을 다시 골라 주세요.'),
  tooLarge: refusals.tooLarge,
  notAPicture: () =>
    new Refusal(400, 'notAPicture', '사진으로 열 수 없는 파일이에요. JPG, PNG, WebP 사진을 골라 주세요.'),
  tooManyPixels: () =>
    new Refusal(400, 'tooManyPixels', '사진이 너무 커서 열 수 없어요. 크기를 줄여 다시 골라 주세요.'),
}

type Put = { Params: { kind: string; imgId: string }; Querystring: { ticket?: string | string[] } }
const placeOf = ({ params: { kind, imgId }, query: { ticket } }: FastifyRequest<Put>): UploadPlace => ({
  kind,
  imgId,
  ticket: String(ticket ?? ''),
})

/** In a scope of its own, where a body is bytes and nothing else, with a limit of its own. */
export async function openUploadDoor(http: FastifyInstance, { most, rooms, find, fill }: UploadDoor): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // What the file calls itself decides nothing (UPL-02): it is looked at.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: most }, (_request, body, done) => done(null, body))
    scope.put<Put>(`${UPLOAD_PATH}/:kind/:imgId`, {
      // All that the head says is looked at before the body is read.
      onRequest: async (request, reply) => {
        tidied(request.params)
        tidied(request.query)
        const place = await find(placeOf(request))
        if (place === undefined) throw faults.noTicket()
        const bytes = announcedBytes(request, most)
        if (request.headers['content-length'] !== undefined && bytes > place.toldBytes) throw faults.tooLarge()
        enterRoom(rooms, request, reply, { owner: place.hcId, bytes })
      },
      handler: async (request, reply) => {
        const { body } = request
        const file = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const fault = await inItsRoom(request, () => fill({ ...placeOf(request), file }))
        if (fault !== undefined) throw faults[fault]()
        return reply.headers(DATA_HEADERS).code(204).send()
      },
    })
  })
}
