import { isEmpty } from './empty.ts'

const IMAGE_ENDING = /\.(png|jpe?g|gif|webp|svg)$/i

/** Where a stored picture is shown by its id. [UPL-06] */
export const storedImageUrl = (imgId: string, kind: string): string =>
  `/api/common/file/get/imageFile?imgId=${encodeURIComponent(imgId)}&imgTyCode=${encodeURIComponent(kind)}`

/**
 * An external image address, or '' when the product does not accept it. The address itself must end in one of the
 * picture endings, whatever their letter case; a query after it refuses it. [VAL-03, VAL-04]
 */
export function externalImageUrl(address: string | null | undefined): string {
  return !isEmpty(address) && IMAGE_ENDING.test(address) ? address : ''
}
