import type { paths } from '#openapi/generated/schema.d.ts'

import { isEmpty } from '#src/lib/empty.ts'
import { storedImageUrl } from '#src/lib/image-url.ts'

import { api } from './api.ts'
import { ApiError } from './api-error.ts'
import { unwrap } from './envelope.ts'
import { REQUEST_TIMEOUT_MS } from './send-call.ts'

/** What a picture is for, as the contract names it. */
export type ImageKind = paths['/api/common/file/get/imageFile']['get']['parameters']['query']['imgTyCode']

/** The file is bigger than the server allows; nothing was sent. The screen says how big it may be. [UPL-04] */
export class FileTooBigError extends Error {
  readonly limitBytes: number

  constructor(limitBytes: number) {
    super(`The file is bigger than ${limitBytes} bytes`)
    this.name = 'FileTooBigError'
    this.limitBytes = limitBytes
  }
}

/**
 * Uploads a file in two steps: asks for an address, then sends the raw file there with PUT. [UPL-01, UPL-02] Resolves
 * with the image's id; rejects with `FileTooBigError` before anything is sent, or with `ApiError`, and then the file
 * counts as not uploaded. [UPL-05]
 *
 * @param send fetch; the address belongs to another host, which must not see the session's headers [UPL-03]
 */
export async function uploadFile(file: File, kind: ImageKind, send: typeof fetch = fetch): Promise<string> {
  const { uploadFileSize } = await unwrap(api.GET('/api/common/getUploadFileSize'))
  if (file.size > uploadFileSize) throw new FileTooBigError(uploadFileSize)

  const contentType = file.type || 'application/octet-stream'
  const body = { fileName: file.name, contentType, fileSize: file.size, imgTyCode: kind }
  const address = await unwrap(api.POST('/api/common/data/uploadUrl.do', { body }))
  const sent = await send(address, {
    method: 'PUT',
    body: file,
    headers: { 'Content-Type': contentType },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ApiError('network', { cause })
  })
  if (!sent.ok) throw new ApiError('status', { status: sent.status })
  return imageIdOf(address)
}

/** The last segment of the upload address is the id under which the picture is shown. */
function imageIdOf(address: string): string {
  return decodeURIComponent(new URL(address, 'http://relative').pathname.split('/').at(-1) ?? '')
}

/** The address of a stored picture for an image element, '' without an id. [UPL-06] */
export function imageFileUrl(imgId: string | null | undefined, kind: ImageKind): string {
  if (isEmpty(imgId)) return ''
  return storedImageUrl(imgId, kind)
}
