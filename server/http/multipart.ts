/**
 * Reads a form that brings files. Its parser is loaded with the first one: few servers ever see a form
 * (docs/decisions/109).
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refusals } from './refusal.ts'
import { isLost, NotText } from './text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a form; null where the body is none. */
    formFiles: FormFile[] | null
  }
}

/** A file of a form, whole in memory. */
export type FormFile = { field: string; fileName: string; bytes: Buffer }

export type Form = {
  /**
   * As the contract describes the body: a file stands in a list under its field, by its name. Its bytes are in `files`,
   * in the same order.
   */
  body: Record<string, string | string[]>
  files: FormFile[]
}

export const FORM = 'multipart/form-data'

/** Of any form. The contract's largest has three files of ten megabytes (UPL-04) and two thousand letters. */
export const FORM_LIMITS = {
  fileBytes: 10_485_760,
  files: 3,
  fieldBytes: 16_384,
  fields: 40,
  bodyBytes: 3 * 10_485_760 + 65_536,
}

/** @param takesForm whether the contract describes a form for this operation; for any other one it is not even read */
export function acceptForms(http: FastifyInstance, takesForm: (operationId: string | undefined) => boolean): void {
  http.decorateRequest('formFiles', null)
  http.addContentTypeParser(FORM, (request, stream, done) => {
    if (!takesForm(request.routeOptions.config.operationId)) return done(refusals.badRequest(FORM), undefined)
    readForm(stream, request.headers['content-type'] ?? '').then(({ body, files }) => {
      request.formFiles = files
      done(null, body)
    }, done)
  })
}

/**
 * @param stream the body of the request; read to its end
 * @throws Refusal 413 as soon as one of FORM_LIMITS is passed, 400 when the body is no form
 * @throws NotText when a field holds what is no text
 */
export async function readForm(stream: IncomingMessage, contentType: string): Promise<Form> {
  const { Busboy } = await import('@fastify/busboy')
  const { fileBytes, files, fieldBytes, fields, bodyBytes } = FORM_LIMITS
  const limits = { fileSize: fileBytes, files, fieldSize: fieldBytes, fields, parts: fields + files }
  return new Promise((resolve, reject) => {
    const form: Form = { body: Object.create(null), files: [] }
    const noForm = () => refuse(refusals.badRequest(FORM))
    const tooLarge = () => refuse(refusals.tooLarge())
    // It throws where the header names no boundary.
    const parser = orUndefined(() => new Busboy({ headers: { 'content-type': contentType }, limits }))
    if (parser === undefined) return noForm()
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) return tooLarge()
      if (isLost(value)) return refuse(new NotText())
      const before = form.body[name]
      form.body[name] = before === undefined ? value : [before, value].flat()
    })
    parser.on('file', (field, file, fileName) => {
      const pieces: Buffer[] = []
      file.on('data', (piece: Buffer) => pieces.push(piece))
      file.on('limit', tooLarge)
      file.on('end', () => {
        form.files.push({ field, fileName, bytes: Buffer.concat(pieces) })
        form.body[field] = [form.body[field] ?? [], fileName].flat()
      })
      // A form that is cut in the middle of a file ends here and not in the parser's own error.
      file.on('error', noForm)
    })
    parser.on('filesLimit', tooLarge).on('fieldsLimit', tooLarge).on('partsLimit', tooLarge)
    parser.on('error', noForm)
    parser.on('finish', () => resolve(form))
    let read = 0
    stream.on('data', (piece: Buffer) => {
      read += piece.length
      if (read > bodyBytes) tooLarge()
    })
    stream.on('aborted', noForm)
    if (Number(stream.headers['content-length'] ?? 0) > bodyBytes) tooLarge()
    else stream.pipe(parser)

    function refuse(refusal: Error): void {
      if (parser !== undefined) stream.unpipe(parser)
      // What is left is read and dropped, or the client would never get to the answer.
      stream.resume()
      reject(refusal)
    }
  })
}

function orUndefined<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
