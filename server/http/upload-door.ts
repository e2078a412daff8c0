/** The address that uploads are put to. No operation of the contract: with the real service it belongs to another host (UPL-03). */
import type { FastifyInstance } from 'fastify'
import { DATA_HEADERS } from './operations.ts'
import { Refusal, refusals } from './refusal.ts'

export type UploadDoor = {
  /** Bytes of one file. */
  most: number
  /** Takes a file, and answers with what was wrong with it. */
  fill(file: { imgId: string; kind: string; ticket: string; file: Buffer }): Promise<'noTicket' | 'tooLarge' | 'notAPicture' | 'tooManyPixels' | undefined>
}

export const UPLOAD_PATH = '/_uploads'

const faults = {
  noTicket: () => new Refusal(403, 'forbidden', '이 주소로는 더 올릴 수 없어요. 사진을 다시 골라 주세요.'),
  tooLarge: refusals.tooLarge,
  notAPicture: () => new Refusal(400, 'notAPicture', '사진으로 열 수 없는 파일이에요. JPG, PNG, WebP 사진을 골라 주세요.'),
  tooManyPixels: () => new Refusal(400, 'tooManyPixels', '사진이 너무 커서 열 수 없어요. 크기를 줄여 다시 골라 주세요.'),
}

/** In a scope of its own, where a body is bytes and nothing else, with a limit of its own. */
export async function openUploadDoor(http: FastifyInstance, { most, fill }: UploadDoor): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // What the file calls itself decides nothing (UPL-02): it is looked at.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: most }, (_request, body, done) => done(null, body))
    scope.put<{ Params: { kind: string; imgId: string }; Querystring: { ticket?: string | string[] } }>(`${UPLOAD_PATH}/:kind/:imgId`, async (request, reply) => {
      const { params, query, body } = request
      const file = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const fault = await fill({ ...params, ticket: String(query.ticket ?? ''), file })
      if (fault !== undefined) throw faults[fault]()
      return reply.headers(DATA_HEADERS).code(204).send()
    })
  })
}
